// The texts of a profile's holder: one reply to each rating, one statement.
import { createHash } from 'node:crypto'
import { signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { screenReply } from '#domain/reply/screen.ts'
import type { Handlers } from '#http/bind.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Db } from '#ports/db/port.ts'
import { isPublishedAbout } from '#ratings/reviews/public.ts'
import type { calls, Own, ReplyFinding } from './contract.ts'
import type { Deps } from './deps.ts'
import { addVersion, replyOf, saidBy, takeBack, type Version, versionWith } from './store.replies.ts'
import { type Claim, findClaim, lockClaim } from './store.ts'

/** @throws Fault if this is not a granted claim of the account; `gone` if it was until recently */
function mustHold(claim: Claim | null, account: string): Claim {
  if (!claim || claim.account !== account) throw new Fault('not_found', msg`You have no such claim.`)
  if (claim.state === 'granted') return claim
  const on = claim.decidedAt && dayOf(claim.decidedAt.getTime())
  if (claim.state === 'revoked')
    throw new Fault(
      'gone',
      on
        ? msg`This claim was taken back on ${{ on }}. Nothing was sent. The reason stands with your claim.`
        : msg`This claim was taken back. Nothing was sent. The reason stands with your claim.`,
    )
  if (claim.state === 'withdrawn')
    throw new Fault('gone', on ? msg`You ended this claim on ${{ on }}. Nothing was sent.` : msg`You ended this claim. Nothing was sent.`)
  throw new Fault('conflict', msg`This claim is not granted yet. Nothing was sent.`)
}

const said = ({ body, saidOn }: Version) => ({ text: body, on: saidOn })

function ownOf({ review, versions }: { review: string | null; versions: readonly Version[] }): Own {
  const published = versions.find(({ state }) => state === 'published')
  const held = versions.find(({ state }) => state === 'held')
  const last = versions.at(-1)!
  return {
    review,
    versions: versions.length,
    shown: published ? said(published) : null,
    held: held ? said(held) : null,
    refused: last.state === 'refused' ? { ...said(last), reason: last.reason! } : null,
  }
}

/** Findings in the form of the contract. */
export const toFindings = (found: ReturnType<typeof screenReply>['findings']): ReplyFinding[] =>
  found.map(({ check, version, span, action }) => ({ check, version, span: [...span], action }))

export function replying(deps: Deps): Pick<Handlers<typeof calls>, 'own' | 'say' | 'takeBack'> {
  const { accounts, app, clock, random, person } = deps
  const noted = (tx: Db, account: string, action: string, subject: string, detail: Record<string, unknown>) =>
    note(tx, { account, action: `claims.${action}`, subject, outcome: 'done', detail }, { clock, random })

  return {
    own: async ({ params, actor }) => {
      const claim = mustHold(await findClaim(accounts, params.id), signedIn(actor).account)
      const [of, replies] = await Promise.all([person(claim.professionalId), saidBy(accounts, claim.id)])
      return { professional: { id: claim.page, name: of?.name ?? '' }, replies: replies.map(ownOf) }
    },

    say: async ({ params, body: { review, text }, actor, key }) => {
      const { account } = signedIn(actor)
      mustBePrintable(text, 'text')
      const before = mustHold(await findClaim(accounts, params.id), account)
      const of = await person(before.professionalId)
      if (!of) throw new Fault('gone', msg`This page is not in the directory any more. Nothing was sent.`)
      if (review !== null && !(await isPublishedAbout(app, of.id, review)))
        throw new Fault('not_found', msg`This rating is not shown on the page any more. Nothing was sent.`)
      const { verdict, findings, heldFor } = screenReply(text, { name: of.name, role: of.role })
      const state = verdict === 'hold' ? 'held' : 'published'
      // Nothing is stored: the writer has to edit the text first.
      if (verdict === 'edit') return { became: 'needs_edit', findings: toFindings(findings) }
      const keyHash = key === null ? null : createHash('sha256').update(`${account} ${key}`).digest()
      return accounts.transaction().execute(async (tx) => {
        // Check again, with the claim locked: it may have been revoked while the page was open.
        const claim = mustHold(await lockClaim(tx, params.id), account)
        const reply = await replyOf(tx, { id: random.uuid(), claim: claim.id, review })
        const known = keyHash === null ? null : await versionWith(tx, reply, keyHash)
        if (known) return { became: known.heldFor.length > 0 ? 'held' : 'published', findings: toFindings(findings) }
        const on = dayOf(clock())
        if (!(await addVersion(tx, { reply, body: text, state, heldFor, keyHash, on })))
          throw new Fault('conflict', msg`A reply can be written anew 98 times. Nothing was sent.`)
        await noted(tx, account, 'say', reply, { became: state })
        return { became: state, findings: toFindings(findings) }
      })
    },

    takeBack: async ({ params, body: { review }, actor }) => {
      const { account } = signedIn(actor)
      return accounts.transaction().execute(async (tx) => {
        const claim = mustHold(await lockClaim(tx, params.id), account)
        if (!(await takeBack(tx, claim.id, review))) throw new Fault('not_found', msg`You have nothing to withdraw here.`)
        await noted(tx, account, 'takeBack', claim.id, { review })
        return { done: true }
      })
    },
  }
}
