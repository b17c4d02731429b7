import { refuseAcross } from '#access/across.ts'
import { type Actor, signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import type { Cases } from '#access/cases.ts'
import { confirmed } from '#access/confirmed.ts'
import { nameOf } from '#accounts/accounts/public.ts'
import { entitlementOf } from '#accounts/subscriptions/public.ts'
import {
  claimWaiver,
  countOpen,
  dayLong,
  type DecideDeps,
  documentsOf,
  endWaiver,
  isClaimedBy,
  ownerOf,
  releaseWaiver,
  waitingWaivers,
  waiverAt,
  type WaiverRow,
  waiversOf,
} from '#accounts/waivers/public.ts'
import { shareACase } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { msg } from '#kernel/text.ts'
import type { calls, Queued } from './contract.ts'

export interface Deps extends DecideDeps {
  cases: Cases
  random: Random
}

/** Rows of the list. */
const most = 200
/** A waiver lasts this long at most, from today or from what is open already. */
const longest = 400 * dayLong

const decided = () => new Fault('conflict', msg`This application was decided, or withdrawn.`)

export function desk(deps: Deps) {
  const { accounts: db, cases, clock, random, files } = deps
  const audit = { clock, random }

  async function found(id: string): Promise<WaiverRow> {
    const row = await waiverAt(db, id)
    if (!row) throw new Fault('not_found', msg`There is no such application.`)
    return row
  }

  /** Nobody decides for themselves, or for someone with whom they share a case; the demonstration's staff only for its accounts. */
  async function mayAct(me: string, { account }: WaiverRow, action: string) {
    if (account === me) throw new Fault('forbidden', msg`This is your own application. Someone else has to decide.`, { why: 'rule' })
    if (await cases.asSystem('who decides about a waiver', (tx) => shareACase(tx, me, account)))
      throw new Fault('forbidden', msg`You know this person from a case. Someone else has to decide.`, { why: 'rule' })
    await refuseAcross({ db, ...audit }, { by: me, account, action })
  }

  /** An application that a person has claimed. @throws Fault for any other */
  async function claimed(me: string, id: string, action: string): Promise<WaiverRow> {
    const row = await found(id)
    await mayAct(me, row, action)
    if (row.state !== 'waiting') throw decided()
    if (!isClaimedBy(row, me, clock())) throw new Fault('conflict', msg`Claim this application first. Someone else may have it now.`)
    return row
  }

  /** One decision, with its line in the audit. Of two at once the second changes nothing. */
  async function decide(actor: Actor, id: string, action: string, decision: Parameters<typeof endWaiver>[2], row?: WaiverRow) {
    const { account: me } = confirmed(actor, clock)
    const it = row ?? (await claimed(me, id, action))
    const also = (tx: DecideDeps['accounts']) =>
      note(tx, { account: me, action, subject: id, outcome: 'done', detail: { ground: it.ground, isRenewal: it.isRenewal } }, audit)
    if (!(await endWaiver(deps, it, decision, { by: me, also }))) throw decided()
    return { done: true }
  }

  const claimOf = (row: WaiverRow, me: string): Queued['claim'] =>
    row.claimedBy !== null && isClaimedBy(row, row.claimedBy, clock()) ? (row.claimedBy === me ? 'mine' : 'other') : 'none'

  const handlers: Handlers<typeof calls> = {
    list: async ({ actor }) => {
      const { account: me } = signedIn(actor)
      const queue = (await waitingWaivers(db, most)).map((row) => {
        const { id, ground, benefit, isRenewal, askedAt } = row
        return { id, ground, benefit, isRenewal, askedAt: askedAt.toISOString(), files: row.files, claim: claimOf(row, me) }
      })
      return { queue, counts: await countOpen(db) }
    },
    claim: async ({ actor, params }) => {
      const { account: me } = confirmed(actor, clock)
      const row = await found(params.waiver)
      await mayAct(me, row, 'waiverDesk.claim')
      await db.transaction().execute(async (tx) => {
        if (!(await claimWaiver(tx, row.id, me, new Date(clock()))))
          throw new Fault('conflict', msg`Someone else has this application now, or it waits no longer.`)
        await note(tx, { account: me, action: 'waiverDesk.claim', subject: row.id, outcome: 'done' }, audit)
      })
      return { done: true }
    },
    one: async ({ actor, params }) => {
      const row = await claimed(confirmed(actor, clock).account, params.waiver, 'waiverDesk.one')
      const { id, account, ground, benefit, isRenewal, askedAt, people, monthCents, words } = row
      const open = await entitlementOf(db, account)
      const until = Math.max(open?.trialEndsAt?.getTime() ?? 0, open?.paidUntil?.getTime() ?? 0)
      return {
        id,
        ground,
        benefit,
        isRenewal,
        people,
        monthCents,
        words,
        askedAt: askedAt.toISOString(),
        name: (await nameOf(db, account)) ?? '',
        files: (await documentsOf(db, id)).map((one) => ({ id: one.id, type: one.type, bytes: one.bytes, scan: one.scan })),
        openUntil: until > clock() ? new Date(until).toISOString() : null,
        before: (await waiversOf(db, account))
          .filter((one) => one.id !== id)
          .map(({ state, endedAt }) => ({ state, endedAt: endedAt?.toISOString() ?? null })),
      }
    },
    release: async ({ actor, params }) => {
      const { account: me } = confirmed(actor, clock)
      await releaseWaiver(db, params.waiver, me)
      return { done: true }
    },
    grant: async ({ actor, params, body }) => {
      const row = await claimed(confirmed(actor, clock).account, params.waiver, 'waiverDesk.grant')
      const day = readDay(body.until)
      if (day === null) throw new Fault('invalid', msg`There is no such day in the calendar.`, { field: 'until' })
      const until = Date.parse(`${body.until}T00:00:00Z`) + dayLong
      const open = await entitlementOf(db, row.account)
      // A running trial, or a term that is paid, is not used up by the waiver: that ends later.
      const begins = Math.max(clock(), open?.trialEndsAt?.getTime() ?? 0, open?.paidUntil?.getTime() ?? 0)
      if (until <= begins) throw new Fault('invalid', msg`New work is open until then anyway. Choose a later day.`, { field: 'until' })
      if (until > begins + longest) throw new Fault('invalid', msg`Choose a day within 13 months.`, { field: 'until' })
      return decide(actor, params.waiver, 'waiverDesk.grant', { state: 'granted', until: new Date(until) }, row)
    },
    decline: async ({ actor, params, body }) => {
      mustBePrintable(body.answer, 'answer')
      return decide(actor, params.waiver, 'waiverDesk.decline', { state: 'declined', answer: body.answer })
    },
    ask: async ({ actor, params, body }) => {
      mustBePrintable(body.answer, 'answer')
      return decide(actor, params.waiver, 'waiverDesk.ask', { state: 'asked', answer: body.answer })
    },
  }

  /** A document, for the person who has claimed its application. Each look is a line in the audit. */
  async function file(actor: Actor, waiver: string, id: string) {
    const { account: me } = confirmed(actor, clock)
    const row = await claimed(me, waiver, 'waiverDesk.file')
    const stored = (await documentsOf(db, row.id)).find((one) => one.id === id)
    const content =
      stored &&
      (await files.open({ key: stored.key, owner: ownerOf(row.id), context: stored.id }, { sha256: stored.address, bytes: stored.bytes }))
    if (!stored || !content) throw new Fault('not_found', msg`There is no such document.`)
    const parts: Uint8Array[] = []
    for await (const part of content) parts.push(part)
    await note(db, { account: me, action: 'waiverDesk.file', subject: row.id, outcome: 'done' }, audit)
    return { place: stored.place, type: stored.type, content: Buffer.concat(parts) }
  }

  return { handlers, file }
}
