import { signedIn } from '#access/actor.ts'
import { type Cases, type CaseTx, changed, lockCase } from '#access/cases.ts'
import { type TradeAct, stateAt } from '#domain/swaps/machine.ts'
import { daysOf } from '#domain/swaps/moments.ts'
import { rulesOf } from '#domain/swaps/legs.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import { idOf } from '#http/key-id.ts'
import { requireSeat, requireParent, type Membership, writersIn } from '#case/cases/public.ts'
import { addChange, changesOfTrades } from '#schedule/schedule/public.ts'
import { droppedOf } from './dropped.ts'
import type { calls } from './contract.ts'
import { partOf, refusalOfAct } from './rules.ts'
import { addTrade, emptyDraft, settle, stampView, type TradeRow, tradesIn, writeTrade } from './store.ts'
import { effectsBy, loadContext, hoursBy, previewOf, toSentRow, toDraftRow } from './terms.ts'
import { balanceOf, presentTrade } from './present.ts'

export interface Deps {
  cases: Cases
  clock: Clock
  random: Random
}

const noTrade = () => new Fault('not_found', 'There is no such request.')

/** Swaps: who may do what when is `domain/trades/machine.ts`; a row is locked while somebody does it, so that one of two wins. */
export function service({ cases, clock, random }: Deps): Handlers<typeof calls> {
  /** The trade, locked, for whoever may do this with it now. */
  async function forAct(tx: CaseTx, here: Membership, id: string, act: TradeAct, now: number): Promise<TradeRow> {
    const [row] = await tradesIn(tx, here.caseId, { id, lock: true })
    if (!row) throw noTrade()
    const part = partOf({ isMine: row.authorId === here.memberId, role: here.role, isFormer: here.isFormer })
    const refusal = refusalOfAct(stateAt(row.state, row.respondBy?.getTime() ?? null, now), part, act)
    if (refusal) throw new Fault(refusal.code, refusal.sentence)
    return row
  }
  const tell = (tx: CaseTx, here: Membership, now: number, privateTo: string | null = null) =>
    changed(tx, { caseId: here.caseId, topic: 'trades', at: new Date(now), privateTo })

  return {
    list: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'trades' }, { clock, random })
        if (!here)
          return {
            caseId: null,
            zone: 'UTC',
            children: [],
            trades: [],
            balance: { sum: [], of: [] },
            answer: null,
            notice: null,
            can: { add: false },
          }
        const ground = await loadContext(tx, here, clock())
        const rows = (await tradesIn(tx, here.caseId)).filter(({ state, sentAt }) => state !== 'withdrawn' || sentAt !== null)
        const writers = await writersIn(tx, here.caseId)
        const dropped = droppedOf(rows, await changesOfTrades(tx, here.caseId))
        return {
          caseId: here.caseId,
          zone: here.zone,
          children: [...ground.children],
          trades: rows.map((row) => presentTrade(row, { here, ground, writers, all: rows, dropped })),
          balance: balanceOf(rows, dropped),
          answer: hoursBy(ground.orders, 'answerWithin'),
          notice: hoursBy(ground.orders, 'swapNotice'),
          can: { add: here.role === 'parent' && !here.isFormer },
        }
      }),

    preview: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        return previewOf(await loadContext(tx, here, clock()), body)
      }),

    add: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const now = clock()
      const id = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const [made] = key ? await tradesIn(tx, here.caseId, { id, lock: false }) : []
        if (made) return { id }
        const written = body.send ? toSentRow(await loadContext(tx, here, now), body) : toDraftRow(body, here.zone)
        const by = { caseId: here.caseId, id, authorId: here.memberId, counters: null, at: new Date(now) }
        if (await addTrade(tx, by, written)) await tell(tx, here, now, body.send ? null : here.memberId)
        return { id }
      })
    },

    change: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const now = clock()
        const row = await forAct(tx, here, params.trade, body.send ? 'send' : 'change', now)
        const written = body.send ? toSentRow(await loadContext(tx, here, now), body) : toDraftRow(body, here.zone)
        await writeTrade(tx, { caseId: here.caseId, id: row.id }, written)
        await tell(tx, here, now, body.send ? null : here.memberId)
        return { state: body.send ? 'sent' : 'draft' }
      }),

    view: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const now = clock()
        const [row] = await tradesIn(tx, here.caseId, { id: params.trade, lock: false })
        if (!row) throw noTrade()
        const state = stateAt(row.state, row.respondBy?.getTime() ?? null, now)
        // One's own look says nothing, and a second one neither.
        if (state !== 'sent' || row.authorId === here.memberId) return { state }
        if (await stampView(tx, { caseId: here.caseId, id: row.id, at: new Date(now) })) await tell(tx, here, now)
        return { state: 'viewed' }
      }),

    counter: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const now = clock()
      const id = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const row = await lockedUnlessMade(tx, here, params.trade, id, now)
        if (!row) return { id }
        const written = toSentRow(await loadContext(tx, here, now), body)
        await settle(tx, { caseId: here.caseId, id: row.id, by: here.memberId, at: new Date(now), state: 'countered' })
        await addTrade(tx, { caseId: here.caseId, id, authorId: here.memberId, counters: row.id, at: new Date(now) }, written)
        await tell(tx, here, now)
        return { id }
      })
    },

    accept: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const now = clock()
        const row = await forAct(tx, here, params.trade, 'accept', now)
        await lockCase(tx, here.caseId)
        const ground = await loadContext(tx, here, now)
        const legs = row.legs.map((leg) => ({ ...leg, children: [...leg.children] }))
        const at = new Date(now)
        const by = { caseId: here.caseId, id: row.id, by: here.memberId, at }
        await settle(tx, { ...by, state: 'accepted', effects: effectsBy(ground, legs) })
        const ids = legs.map(() => uuid7(now, random))
        for (const [index, rule] of rulesOf(legs, (leg) => ids[leg]!).entries()) {
          const days = daysOf([legs[index]!])
          const change = { caseId: here.caseId, id: rule.id, authorId: here.memberId, tradeId: row.id, rule, at }
          await addChange(tx, { ...change, fromDay: days.from, toDay: days.to satisfies Day })
        }
        await tell(tx, here, now)
        await changed(tx, { caseId: here.caseId, topic: 'schedule', at })
        return { state: 'accepted' }
      }),

    decline: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const now = clock()
        const row = await forAct(tx, here, params.trade, 'decline', now)
        const by = { caseId: here.caseId, id: row.id, by: here.memberId, at: new Date(now) }
        await settle(tx, { ...by, state: 'declined', reason: body.reason })
        await tell(tx, here, now)
        return { state: 'declined' }
      }),

    withdraw: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const now = clock()
        const [found] = await tradesIn(tx, here.caseId, { id: params.trade, lock: true })
        const isDraft = found?.state === 'draft'
        const row = await forAct(tx, here, params.trade, isDraft ? 'discard' : 'withdraw', now)
        if (isDraft) await emptyDraft(tx, { caseId: here.caseId, id: row.id })
        await settle(tx, { caseId: here.caseId, id: row.id, by: here.memberId, at: new Date(now), state: 'withdrawn' })
        await tell(tx, here, now, isDraft ? here.memberId : null)
        return { state: 'withdrawn' }
      }),
  }

  /** The trade that is answered with other terms; `null` where this answer was made already, by the same request sent before. */
  async function lockedUnlessMade(tx: CaseTx, here: Membership, trade: string, id: string, now: number) {
    const [first] = await tradesIn(tx, here.caseId, { id: trade, lock: true })
    if (!first) throw noTrade()
    const [made] = await tradesIn(tx, here.caseId, { id, lock: false })
    return made ? null : forAct(tx, here, trade, 'counter', now)
  }
}
