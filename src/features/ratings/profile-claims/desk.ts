// The desk: claims that a person must check, replies that the checks hold, and profiles that are held. Every act is audited
// by an id, never by a text.
import { type Actor, signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { confirmed } from '#access/confirmed.ts'
import { screenReply } from '#domain/reply/screen.ts'
import type { Handlers } from '#http/bind.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { isPrintable } from '#kernel/printable.ts'
import type { Db } from '#ports/db/port.ts'
import { accountSeen, emailsOf } from '#accounts/accounts/public.ts'
import { barNumbersOf } from './claiming.ts'
import type { deskCalls } from './contract.ts'
import { holdPage } from './holding.ts'
import { letterOfDecision } from './letters.ts'
import { toFindings } from './replying.ts'
import type { Deps } from './deps.ts'
import { step } from './service.ts'
import { paperAt, papersOf } from './store.files.ts'
import { heldVersions, judge, lockHeld } from './store.replies.ts'
import { type Claim, claimsIn, isHeld, lockClaim, putState, refusalsIn } from './store.ts'

const most = 100

/** @throws Fault `forbidden`: nobody of the staff decides on what is their own */
function notOwn(account: string, of: string): void {
  if (account === of) throw new Fault('forbidden', msg`This is your own. Somebody else decides it.`, { why: 'own' })
}

/** A reason that can be shown as it stands; `must`: there has to be one. */
function why(reason: string | undefined, must: boolean): string | null {
  if (reason === undefined && must) throw new Fault('invalid', msg`Say why. Who asked reads it.`, { field: 'reason' })
  if (reason !== undefined && !isPrintable(reason))
    throw new Fault('invalid', msg`The reason holds characters that cannot be shown. Type that part again.`, { field: 'reason' })
  return reason ?? null
}

export function desk(deps: Deps): Handlers<typeof deskCalls> {
  const { accounts, clock, random, person, scanner, mail, appName, appUrl } = deps
  const at = () => new Date(clock())
  const noted = (tx: Db, actor: Actor, action: string, subject: string, reason: string | null, detail?: Record<string, unknown>) =>
    note(
      tx,
      { account: signedIn(actor).account, action: `claims.${action}`, subject, outcome: 'done', reason, detail: detail ?? null },
      { clock, random },
    )
  const tell = async (tx: Db, account: string, became: 'granted' | 'refused' | 'revoked', reason: string | null) => {
    const to = (await emailsOf(tx, [account])).get(account)
    if (to !== undefined) await mail.post(tx, letterOfDecision(to, { appName, appUrl }, became, reason))
  }
  const mayFetch = (scan: 'clean' | 'not_scanned') => scan === 'clean' || !scanner.isOn
  const nameOf = async (account: string) => {
    const seen = await accountSeen(accounts, { id: account })
    return seen?.name ?? ''
  }
  const whose = async (id: string) => ({ id, name: (await person(id))?.name ?? '' })
  const locked = async (tx: Db, id: string): Promise<Claim> => {
    const claim = await lockClaim(tx, id)
    if (!claim) throw new Fault('not_found', msg`There is no such claim.`)
    return claim
  }

  return {
    queue: async ({ actor }) => {
      const { account } = signedIn(actor)
      const [waiting, held, granted, refusals] = await Promise.all([
        claimsIn(accounts, 'checking', most),
        heldVersions(accounts, most),
        claimsIn(accounts, 'granted', most),
        refusalsIn(accounts, `${dayOf(clock()).slice(0, 7)}-01`),
      ])
      const papers = await papersOf(
        accounts,
        waiting.map(({ id }) => id),
      )
      return {
        claims: await Promise.all(
          waiting.map(async (claim) => {
            const of = await person(claim.professionalId)
            const files = (papers.get(claim.id) ?? []).map(({ place, type, size, scan }) => ({
              place,
              type,
              size,
              canFetch: mayFetch(scan),
            }))
            return {
              id: claim.id,
              professional: {
                id: claim.page,
                name: of?.name ?? '',
                role: of?.role ?? '',
                barNumber: (of && barNumbersOf(of).join(', ')) || null,
              },
              claimant: await nameOf(claim.account),
              way: claim.way,
              barNumber: claim.barNumber,
              barState: claim.barState,
              email: claim.email,
              domainShows: claim.shows,
              note: claim.note,
              files,
              askedAt: claim.askedAt.toISOString(),
              isHeld: await isHeld(accounts, claim.professionalId),
              isOwn: claim.account === account,
            }
          }),
        ),
        replies: await Promise.all(
          held.map(async ({ id, version, professionalId, review, body, saidOn, account: by }) => {
            const of = await person(professionalId)
            const { findings } = screenReply(body, { name: of?.name ?? '', role: of?.role ?? 'attorney' })
            const professional = { id: professionalId, name: of?.name ?? '' }
            return { id, version, professional, review, text: body, findings: toFindings(findings), saidOn, isOwn: by === account }
          }),
        ),
        held: await Promise.all(
          granted.map(async ({ id, page, decidedAt }) => ({
            id,
            professional: await whose(page),
            since: dayOf(decidedAt!.getTime()),
          })),
        ),
        refusals,
      }
    },

    paper: async ({ params, actor }) =>
      accounts.transaction().execute(async (tx) => {
        const found = await paperAt(tx, params.id, Number(params.place))
        if (!found) throw new Fault('not_found', msg`There is no such paper.`)
        if (!mayFetch(found.scan)) throw new Fault('conflict', msg`This file was not scanned for viruses yet.`, { why: found.scan })
        await noted(tx, actor, 'paper', `${params.id} ${params.place}`, null)
        return { type: found.type, content: found.content.toString('base64') }
      }),

    decide: async ({ params, body: { decision, reason }, actor }) =>
      accounts.transaction().execute(async (tx) => {
        const { account } = signedIn(actor)
        const claim = await locked(tx, params.id)
        notOwn(account, claim.account)
        const said = why(reason, decision === 'refuse')
        const to = step(claim, decision)
        if (decision === 'grant') {
          if (await holdPage(tx, claim.professionalId))
            throw new Fault('conflict', msg`Somebody holds this profile. Take that claim back first, if it was wrong.`, { why: 'held' })
        }
        await putState(tx, claim.id, { to, by: 'staff', at: at(), decidedBy: account, reason: said })
        await noted(tx, actor, 'decide', claim.id, said, { decision })
        await tell(tx, claim.account, decision === 'grant' ? 'granted' : 'refused', said)
        return { done: true }
      }),

    revoke: async ({ params, body: { reason }, actor }) => {
      const { account } = confirmed(actor, clock)
      const said = why(reason, true)
      return accounts.transaction().execute(async (tx) => {
        const claim = await locked(tx, params.id)
        notOwn(account, claim.account)
        await putState(tx, claim.id, { to: step(claim, 'revoke'), by: 'staff', at: at(), decidedBy: account, reason: said })
        await noted(tx, actor, 'revoke', claim.id, said)
        await tell(tx, claim.account, 'revoked', said)
        return { done: true }
      })
    },

    judge: async ({ params, body: { version, decision, reason }, actor }) =>
      accounts.transaction().execute(async (tx) => {
        const { account } = signedIn(actor)
        const held = await lockHeld(tx, params.id, version)
        if (!held) throw new Fault('conflict', msg`This text does not wait any more. Load the page again.`)
        notOwn(account, held.account)
        const said = why(reason, decision === 'refuse')
        await judge(tx, held.id, version, {
          state: decision === 'publish' ? 'published' : 'refused',
          by: account,
          on: dayOf(clock()),
          reason: said,
        })
        await noted(tx, actor, 'judge', held.id, said, { decision, version })
        return { done: true }
      }),
  }
}
