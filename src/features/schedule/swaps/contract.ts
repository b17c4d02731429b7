// Time trades: a parent asks that time with the children changes hands, both ways (a swap) or one way, and the other answers.
// A request is its author's alone until it is sent; accepted, it changes the schedule of both. Both parents see what was
// sent, and seats that were granted trades. The addresses are those of features/schedule/exchanges (decision 0041).
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { tradeActs } from '#domain/swaps/lifecycle.ts'
import { tradeStates } from '#domain/swaps/types.ts'
import { call } from '#http/contract.ts'
import { Created, LocalDateTime, requiredText, text } from '#http/fields.ts'
import { CaseId, OfCase, Side } from '#case/cases/contract.ts'
import { Clause } from '#case/orders/contract.ts'

const TradeState = z.enum(tradeStates)
const TradeKind = z.enum(['give', 'swap'])

/** Who has which children from when to when. */
export const Leg = z.object({
  from: LocalDateTime,
  to: LocalDateTime,
  children: z.array(z.uuid()).check(z.maxLength(30)),
  side: Side,
})
export type Leg = z.output<typeof Leg>

export const TradeDraft = z.object({
  kind: TradeKind,
  legs: z.array(Leg).check(z.minLength(1, reason(msg`it has no time`)), z.maxLength(12, reason(msg`it has more than 12 parts`))),
  reason: text(1000),
  /** Where and how the exchange takes place, if different from the usual. */
  handover: text(500),
  /** The deadline for an answer; `null`: that of the order, or the default. */
  respondBy: z.nullable(LocalDateTime),
})
export type TradeDraft = z.output<typeof TradeDraft>

const Both = z.object({ A: z.number(), B: z.number() })
/** What a trade moves, child by child: nights and minutes more (below nothing: less) than without it. */
export const Effect = z.array(z.object({ child: z.string(), nights: Both, minutes: Both }))
export type Effect = z.output<typeof Effect>

export const Trade = z.object({
  id: z.string(),
  kind: TradeKind,
  legs: z.array(
    z.extend(Leg, {
      fromAt: z.string(),
      toAt: z.string(),
      /** Both parents said that it holds no more, after a new schedule came into force. */
      droppedAt: z.nullable(z.string()),
    }),
  ),
  reason: z.string(),
  handover: z.string(),
  state: TradeState,
  isMine: z.boolean(),
  authorSide: Side,
  /** The parents' names when it was sent. */
  names: z.object({ A: z.string(), B: z.string() }),
  isEmergency: z.boolean(),
  respondBy: z.nullable(z.string()),
  /** The same on the clock of the case's zone, for the form. */
  respondByWall: z.nullable(z.string()),
  counters: z.nullable(z.string()),
  counteredBy: z.nullable(z.string()),
  declineReason: z.nullable(z.string()),
  /** Accepted: as recorded, without what was dropped since. Open: against today's schedule. `null`: there is no schedule. */
  effect: z.nullable(Effect),
  history: z.array(
    z.object({
      what: z.enum(['sent', 'viewed', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'dropped']),
      at: z.string(),
      /** The parent who did it, by the name they had then; `null` where both did, or time did. */
      name: z.nullable(z.string().check(z.minLength(1))),
    }),
  ),
  can: z.array(z.enum(tradeActs)),
})
export type Trade = z.output<typeof Trade>

/** Hours that an order gives, and its words. */
const OrderHours = z.object({ hours: z.int(), clause: Clause, order: z.string() })

const Kid = z.object({ id: z.string(), name: z.string() })

const Trades = z.object({
  caseId: z.nullable(z.string()),
  zone: z.string(),
  children: z.array(Kid),
  trades: z.array(Trade),
  /** What accepted trades add up to, child by child, and which they are, the first first. */
  balance: z.object({ sum: Effect, of: z.array(z.string()) }),
  answer: z.nullable(OrderHours),
  notice: z.nullable(OrderHours),
  can: z.object({ add: z.boolean() }),
})

/** What a draft would mean, and what keeps it from being sent. */
export const Preview = z.object({
  problems: z.array(z.object({ leg: z.nullable(z.int()), sentence: z.string() })),
  effect: z.nullable(Effect),
  isEmergency: z.boolean(),
  respondBy: z.nullable(z.object({ at: z.string(), why: z.enum(['order', 'usual', 'begins', 'emergency']) })),
  /** Hours of notice that are missing by the order; 0 where none are. */
  noticeMissing: z.int(),
})
export type Preview = z.output<typeof Preview>

const ofCase = z.object({ case: CaseId })
const ofTrade = z.object({ case: CaseId, trade: z.uuid() })
const Settled = z.object({ state: TradeState })

export const calls = {
  list: call({
    name: 'swaps.list',
    method: 'GET',
    path: '/api/exchanges/trades',
    access: 'agreed',
    summary: 'The swaps of a case that one sees, the latest first, and what the accepted ones add up to.',
    query: OfCase,
    reply: Trades,
  }),
  preview: call({
    name: 'swaps.preview',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades/preview',
    access: 'agreed',
    summary: 'What a swap would change, and what keeps it from being sent. Nothing is kept.',
    params: ofCase,
    body: TradeDraft,
    reply: Preview,
  }),
  add: call({
    name: 'swaps.add',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades',
    access: 'premium',
    summary: 'Writes a swap, and sends it where that is said.',
    idempotent: true,
    params: ofCase,
    body: z.extend(TradeDraft, { send: z.boolean() }),
    reply: Created,
  }),
  change: call({
    name: 'swaps.change',
    method: 'PUT',
    path: '/api/cases/:case/exchanges/trades/:trade',
    access: 'premium',
    summary: 'Changes a draft of a swap, and sends it where that is said.',
    params: ofTrade,
    body: z.extend(TradeDraft, { send: z.boolean() }),
    reply: Settled,
  }),
  view: call({
    name: 'swaps.view',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades/:trade/view',
    access: 'agreed',
    summary: 'Says that the other parent saw a swap. The first time counts.',
    params: ofTrade,
    reply: Settled,
  }),
  counter: call({
    name: 'swaps.counter',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades/:trade/counter',
    access: 'agreed',
    summary: 'Answers a swap with other terms: a swap of its own.',
    idempotent: true,
    params: ofTrade,
    body: TradeDraft,
    reply: Created,
  }),
  accept: call({
    name: 'swaps.accept',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades/:trade/accept',
    access: 'agreed',
    summary: 'Accepts a swap: the schedule changes with it, at once.',
    params: ofTrade,
    reply: Settled,
  }),
  decline: call({
    name: 'swaps.decline',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades/:trade/decline',
    access: 'agreed',
    summary: 'Declines a swap, with a reason.',
    params: ofTrade,
    body: z.object({ reason: requiredText(1000) }),
    reply: Settled,
  }),
  withdraw: call({
    name: 'swaps.withdraw',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades/:trade/withdraw',
    access: 'agreed',
    summary: 'Takes back a swap of one’s own that was not answered, or throws a draft away.',
    params: ofTrade,
    reply: Settled,
  }),
}
