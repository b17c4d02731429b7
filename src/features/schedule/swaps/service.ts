import { lockCase } from '#access/cases.ts'
import { notify } from '#accounts/notifications/public.ts'
import { audience, type CaseContext, type CaseDeps, caseHandlers, notFound, writersIn } from '#case/cases/public.ts'
import { hoursBy } from '#case/orders/public.ts'
import { rulesOf } from '#domain/swaps/legs.ts'
import { stateAt, type TradeAct } from '#domain/swaps/lifecycle.ts'
import { daysOf } from '#domain/swaps/moments.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { addChange, changesOfTrades } from '#schedule/schedule/public.ts'
import { calls, type TradeDraft } from './contract.ts'
import { droppedOf } from './dropped.ts'
import { balanceOf, presentTrade } from './present.ts'
import { partOf, refusalOfAct } from './rules.ts'
import { addTrade, emptyDraft, settle, stampView, type TradeRow, tradesIn, writeTrade } from './store.ts'
import { effectsBy, loadContext, previewOf, toDraftRow, toSentRow } from './terms.ts'

const noTrade = () => notFound(msg`There is no such request.`)
const stateNow = ({ state, respondBy }: TradeRow, now: number) => stateAt(state, respondBy?.getTime() ?? null, now)

/** Swaps: who may do what in which state is `domain/swaps/lifecycle.ts`. A row is locked during an act, so that one of two wins. */
export function service(deps: CaseDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'trades')

  async function locked(c: CaseContext, id: string): Promise<TradeRow> {
    const [row] = await tradesIn(c.tx, c.caseId, { id, lock: true })
    return row ?? noTrade()
  }
  /** @throws Fault where the caller may not do this with the trade now */
  function check(c: CaseContext, row: TradeRow, act: TradeAct): TradeRow {
    const part = partOf({ isMine: row.authorId === c.seat.memberId, role: c.seat.role, isFormer: c.seat.isFormer })
    const refusal = refusalOfAct(stateNow(row, c.now), part, act)
    if (refusal) throw new Fault(refusal.code, refusal.sentence)
    return row
  }
  const context = (c: CaseContext) => loadContext(c.tx, c.seat, c.now)
  const terms = async (c: CaseContext, draft: TradeDraft, send: boolean) =>
    send ? toSentRow(await context(c), draft) : toDraftRow(draft, c.seat.zone)
  const byCaller = (c: CaseContext, id: string) => ({ caseId: c.caseId, id, by: c.seat.memberId, at: c.at })
  const notifyOther = (c: CaseContext, id: string, kind: 'asked' | 'answered') =>
    notify(c.tx, { caseId: c.caseId, to: 'parents', kind, about: id, page: `/time-trade-requests?request=${id}` })
  const made = async (c: CaseContext, id: string) => (await tradesIn(c.tx, c.caseId, { id })).length > 0

  return {
    list: on.read(calls.list, async (c) => {
      const found = await context(c)
      const rows = (await tradesIn(c.tx, c.caseId)).filter(({ state, sentAt }) => state !== 'withdrawn' || sentAt !== null)
      const writers = await writersIn(c.tx, c.caseId)
      const dropped = droppedOf(rows, await changesOfTrades(c.tx, c.caseId))
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        children: [...found.children],
        trades: rows.map((row) => presentTrade(row, { here: c.seat, ground: found, writers, all: rows, dropped })),
        balance: balanceOf(rows, dropped),
        answer: hoursBy(found.orders, 'answerWithin'),
        notice: hoursBy(found.orders, 'swapNotice'),
        can: { add: c.isActiveParent },
      }
    }),

    preview: on.readAsParent(async (c, { body }) => previewOf(await context(c), body)),

    add: on.change(async (c, { key, body }) => {
      const id = c.newId()
      // A retry is answered before anything is judged again.
      if (key && (await made(c, id))) return { reply: { id } }
      const isNew = await addTrade(c.tx, { ...c.authored(id), counters: null }, await terms(c, body, body.send))
      if (isNew && body.send) await notifyOther(c, id, 'asked')
      return { reply: { id }, publish: isNew && audience(body.send), isRecorded: body.send, record: body }
    }),

    change: on.change(async (c, { params, body }) => {
      const row = check(c, await locked(c, params.trade), body.send ? 'send' : 'change')
      await writeTrade(c.tx, { caseId: c.caseId, id: row.id }, await terms(c, body, body.send))
      if (body.send) await notifyOther(c, row.id, 'asked')
      return {
        reply: { state: body.send ? 'sent' : 'draft' },
        publish: audience(body.send),
        isRecorded: body.send,
        record: { id: row.id, ...body },
      }
    }),

    view: on.change(async (c, { params }) => {
      const [row = noTrade()] = await tradesIn(c.tx, c.caseId, { id: params.trade })
      const state = stateNow(row, c.now)
      // The author's own look does not count, nor does a second one.
      if (state !== 'sent' || row.authorId === c.seat.memberId) return { reply: { state } }
      const isFirst = await stampView(c.tx, { caseId: c.caseId, id: row.id, at: c.at })
      return { reply: { state: 'viewed' }, publish: isFirst && 'all', record: { id: row.id } }
    }),

    counter: on.change(async (c, { params, body }) => {
      const id = c.newId()
      const row = await locked(c, params.trade)
      // Asked after the lock: a retry that came meanwhile finds what the first one made.
      if (await made(c, id)) return { reply: { id } }
      check(c, row, 'counter')
      const written = await terms(c, body, true)
      await settle(c.tx, { ...byCaller(c, row.id), state: 'countered' })
      await addTrade(c.tx, { ...c.authored(id), counters: row.id }, written)
      await notifyOther(c, id, 'asked')
      return { reply: { id }, publish: 'all', record: { counters: row.id, ...body } }
    }),

    accept: on.change(async (c, { params }) => {
      const row = check(c, await locked(c, params.trade), 'accept')
      await lockCase(c.tx, c.caseId)
      const legs = row.legs.map((leg) => ({ ...leg, children: [...leg.children] }))
      await settle(c.tx, { ...byCaller(c, row.id), state: 'accepted', effects: effectsBy(await context(c), legs) })
      const ids = legs.map(() => c.freshId())
      for (const [index, rule] of rulesOf(legs, (leg) => ids[leg]!).entries()) {
        const { from: fromDay, to: toDay } = daysOf([legs[index]!])
        const change = { caseId: c.caseId, id: rule.id, authorId: c.seat.memberId, tradeId: row.id, rule, at: c.at }
        await addChange(c.tx, { ...change, fromDay, toDay })
      }
      await notifyOther(c, row.id, 'answered')
      await c.publish('schedule')
      return { reply: { state: 'accepted' }, publish: 'all', record: { id: row.id, changes: ids } }
    }),

    decline: on.change(async (c, { params, body }) => {
      const row = check(c, await locked(c, params.trade), 'decline')
      await settle(c.tx, { ...byCaller(c, row.id), state: 'declined', reason: body.reason })
      await notifyOther(c, row.id, 'answered')
      return { reply: { state: 'declined' }, publish: 'all', record: { id: row.id, reason: body.reason } }
    }),

    withdraw: on.change(async (c, { params }) => {
      const row = await locked(c, params.trade)
      const isDraft = row.state === 'draft'
      check(c, row, isDraft ? 'discard' : 'withdraw')
      if (isDraft) await emptyDraft(c.tx, { caseId: c.caseId, id: row.id })
      await settle(c.tx, { ...byCaller(c, row.id), state: 'withdrawn' })
      return { reply: { state: 'withdrawn' }, publish: audience(!isDraft), isRecorded: !isDraft, record: { id: row.id } }
    }),
  }
}
