// Swaps and exchanges: a parent asks that time changes hands and the other answers; and what both record when the children
// change hands. A request is its author's alone until it is sent; a record is shared unless its author keeps it private.
// Both parents see what is shared, and seats that were granted swaps or exchanges. Nothing of a position is kept that was
// not chosen, and in safety mode nothing at all.
import * as z from 'zod/mini'
import { itemTicks } from '../../domain/exchange/items.ts'
import { checkInKinds, exchangeStates } from '../../domain/exchange/lateness.ts'
import { tradeActs } from '../../domain/trades/machine.ts'
import { tradeStates } from '../../domain/trades/types.ts'
import { call } from '../../http/contract.ts'
import { CaseId, Clause, OfCase, Side } from '../cases/contract.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, `it has more than ${most} characters`))
/** `YYYY-MM-DDTHH:MM` on the clock of the case's zone. */
const WallMoment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'it is no day and time'))
/** ISO 8601. */
const Moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/, 'it is no moment'))

const TradeState = z.enum(tradeStates)
const TradeKind = z.enum(['give', 'swap'])

/** Who has which children from when to when. */
export const Leg = z.object({
  from: WallMoment,
  to: WallMoment,
  children: z.array(z.uuid()).check(z.maxLength(30)),
  side: Side,
})
export type Leg = z.output<typeof Leg>

export const TradeDraft = z.object({
  kind: TradeKind,
  legs: z.array(Leg).check(z.minLength(1, 'it has no time'), z.maxLength(12, 'it has more than 12 parts')),
  reason: text(1000),
  /** Where and how the children change hands, where that is otherwise than usual. */
  handover: text(500),
  /** By when it is to be answered; `null`: as the order, or what is usual, has it. */
  respondBy: z.nullable(WallMoment),
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
  /** `null`: a parent whose part in the case has ended since. */
  authorSide: z.nullable(Side),
  isEmergency: z.boolean(),
  respondBy: z.nullable(z.string()),
  /** The same on the clock of the case's zone, for the form. */
  respondByWall: z.nullable(z.string()),
  counters: z.nullable(z.string()),
  counteredBy: z.nullable(z.string()),
  declineReason: z.nullable(z.string()),
  /** Of an accepted one as it was kept, without what was dropped since; of an open one as the schedule is now; `null` where there is no schedule. */
  effect: z.nullable(Effect),
  history: z.array(
    z.object({
      what: z.enum(['sent', 'viewed', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'dropped']),
      at: z.string(),
      side: z.nullable(Side),
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

export const Came = z.union([
  z.object({ is: z.literal('open') }),
  z.object({ is: z.literal('on_time'), at: z.string() }),
  z.object({ is: z.literal('late'), at: z.string(), minutes: z.int() }),
  z.object({ is: z.literal('no_record') }),
])
export type Came = z.output<typeof Came>

const CheckInKind = z.enum(checkInKinds)
export const CheckIn = z.object({
  id: z.string(),
  side: z.nullable(Side),
  isMine: z.boolean(),
  isShared: z.boolean(),
  kind: CheckInKind,
  at: z.string(),
  receivedAt: z.string(),
  isLateRecord: z.boolean(),
  isWithin: z.nullable(z.boolean()),
  /** Kept on purpose by its author, and shown to them alone. */
  position: z.nullable(z.object({ latitude: z.number(), longitude: z.number(), accuracy: z.nullable(z.number()) })),
  note: z.string(),
  hasPhoto: z.boolean(),
})
export type CheckIn = z.output<typeof CheckIn>

const Tick = z.object({ at: z.string(), isLateRecord: z.boolean() })
/** A thing that goes along with the children: a bag, medicine, something for school. */
export const Item = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  side: z.nullable(Side),
  isMine: z.boolean(),
  /** On its way back from an earlier exchange, or from one that fell away. */
  isCarried: z.boolean(),
  /** Said by who gave the children, and by who received them. */
  given: z.nullable(Tick),
  got: z.nullable(Tick),
  can: z.object({ tick: z.nullable(z.enum(itemTicks)), remove: z.boolean() }),
})
export type Item = z.output<typeof Item>

export const Exchange = z.object({
  /** When and to whom: the schedule's name for it. */
  dueAt: z.string(),
  toSide: Side,
  day: z.string(),
  place: z.nullable(z.string()),
  placeId: z.nullable(z.string()),
  children: z.array(z.string()),
  grace: z.int(),
  /** The order that gives the grace; `null`: what is usual here. */
  graceBy: z.nullable(z.object({ clause: Clause, order: z.string() })),
  state: z.enum(exchangeStates),
  isCompleted: z.boolean(),
  came: z.object({ A: Came, B: Came }),
  checkIns: z.array(CheckIn),
  items: z.array(Item),
  /** No longer in the schedule, but something was recorded. */
  isOff: z.boolean(),
  can: z.object({ checkIn: z.boolean(), cancel: z.boolean(), restore: z.boolean(), addItem: z.boolean() }),
})
export type Exchange = z.output<typeof Exchange>

export const Place = z.object({
  id: z.string(),
  name: z.string(),
  position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  isShared: z.boolean(),
  isMine: z.boolean(),
})
export type Place = z.output<typeof Place>

const Exchanges = z.object({
  caseId: z.nullable(z.string()),
  zone: z.string(),
  now: z.string(),
  /** Whether whoever asks is in safety mode: then no position leaves the device. */
  isSafety: z.boolean(),
  hasSchedule: z.boolean(),
  children: z.array(Kid),
  places: z.array(Place),
  upcoming: z.array(Exchange),
  past: z.array(Exchange),
  can: z.object({ checkIn: z.boolean(), addPlace: z.boolean() }),
})

const Count = z.object({
  n: z.int(),
  onTime: z.int(),
  late: z.int(),
  medianMinutes: z.nullable(z.number()),
  noRecord: z.int(),
  isEnough: z.boolean(),
})
const Counts = z.object({ giving: Count, receiving: Count, all: Count })
export type Counts = z.output<typeof Counts>

const Punctuality = z.object({
  caseId: z.nullable(z.string()),
  zone: z.string(),
  month: z.string(),
  madeAt: z.string(),
  /** Of which day the first record is: before it nobody has "no record". */
  since: z.nullable(z.string()),
  A: z.nullable(Counts),
  B: z.nullable(Counts),
  /** What is counted, and what was called off and is not. */
  exchanges: z.array(
    z.object({
      dueAt: z.string(),
      toSide: Side,
      place: z.nullable(z.string()),
      grace: z.int(),
      graceBy: z.nullable(z.object({ clause: Clause, order: z.string() })),
      isCancelled: z.boolean(),
      came: z.object({ A: Came, B: Came }),
    }),
  ),
})
export type Punctuality = z.output<typeof Punctuality>

/** A latitude and longitude in degrees, and how well the device knows it in metres. */
const Latitude = z.number().check(z.gte(-90), z.lte(90))
const Longitude = z.number().check(z.gte(-180), z.lte(180))

/** Bytes of a photo, before it is written as base 64. */
export const largestPhoto = 3_000_000
const Photo = z
  .string()
  .check(z.maxLength(Math.ceil(largestPhoto / 3) * 4, 'it is larger than 3 MB'), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'it is no file'))

const AgoMs = z.int().check(z.gte(0), z.lte(8 * 86_400_000))

export const NewCheckIn = z.object({
  dueAt: Moment,
  toSide: Side,
  kind: CheckInKind,
  /**
   * `agoMs`: it was recorded so long ago on this device, by whatever its clock says. `at`: a time that was written by hand,
   * on the clock of the case's zone.
   */
  when: z.union([z.object({ agoMs: AgoMs }), z.object({ at: WallMoment })]),
  note: text(1000),
  isShared: z.boolean(),
  isWithin: z.nullable(z.boolean()),
  /** The position itself, where its author chose to keep it: for themselves. */
  position: z.nullable(z.object({ latitude: Latitude, longitude: Longitude, accuracy: z.number().check(z.gte(0)) })),
  photo: z.nullable(Photo),
})
export type NewCheckIn = z.output<typeof NewCheckIn>

const ofCase = z.object({ case: CaseId })
const ofItem = z.object({ case: CaseId, item: z.uuid() })
const ofTrade = z.object({ case: CaseId, trade: z.uuid() })
const Settled = z.object({ state: TradeState })

export const calls = {
  trades: call({
    name: 'trades.list',
    method: 'GET',
    path: '/api/exchanges/trades',
    access: 'agreed',
    summary: 'The swaps of a case that one sees, the latest first, and what the accepted ones add up to.',
    query: OfCase,
    reply: Trades,
  }),
  preview: call({
    name: 'trades.preview',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades/preview',
    access: 'agreed',
    summary: 'What a swap would change, and what keeps it from being sent. Nothing is kept.',
    params: ofCase,
    body: TradeDraft,
    reply: Preview,
  }),
  add: call({
    name: 'trades.add',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades',
    access: 'premium',
    summary: 'Writes a swap, and sends it where that is said.',
    idempotent: true,
    params: ofCase,
    body: z.extend(TradeDraft, { send: z.boolean() }),
    reply: z.object({ id: z.string() }),
  }),
  change: call({
    name: 'trades.change',
    method: 'PUT',
    path: '/api/cases/:case/exchanges/trades/:trade',
    access: 'premium',
    summary: 'Changes a draft of a swap, and sends it where that is said.',
    params: ofTrade,
    body: z.extend(TradeDraft, { send: z.boolean() }),
    reply: Settled,
  }),
  view: call({
    name: 'trades.view',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades/:trade/view',
    access: 'agreed',
    summary: 'Says that the other parent saw a swap. The first time counts.',
    params: ofTrade,
    reply: Settled,
  }),
  counter: call({
    name: 'trades.counter',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades/:trade/counter',
    access: 'agreed',
    summary: 'Answers a swap with other terms: a swap of its own.',
    idempotent: true,
    params: ofTrade,
    body: TradeDraft,
    reply: z.object({ id: z.string() }),
  }),
  accept: call({
    name: 'trades.accept',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades/:trade/accept',
    access: 'agreed',
    summary: 'Accepts a swap: the schedule changes with it, at once.',
    params: ofTrade,
    reply: Settled,
  }),
  decline: call({
    name: 'trades.decline',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades/:trade/decline',
    access: 'agreed',
    summary: 'Declines a swap, with a reason.',
    params: ofTrade,
    body: z.object({ reason: text(1000).check(z.minLength(1, 'it is empty')) }),
    reply: Settled,
  }),
  withdraw: call({
    name: 'trades.withdraw',
    method: 'POST',
    path: '/api/cases/:case/exchanges/trades/:trade/withdraw',
    access: 'agreed',
    summary: 'Takes back a swap of one’s own that was not answered, or throws a draft away.',
    params: ofTrade,
    reply: Settled,
  }),
  exchanges: call({
    name: 'exchanges.list',
    method: 'GET',
    path: '/api/exchanges/list',
    access: 'agreed',
    summary: 'The exchanges of the next 14 days, and those of the last 60 with what was recorded.',
    query: OfCase,
    reply: Exchanges,
  }),
  punctuality: call({
    name: 'exchanges.punctuality',
    method: 'GET',
    path: '/api/exchanges/punctuality',
    access: 'agreed',
    summary: 'What the records of a month say of when both came.',
    query: z.extend(OfCase, { month: z.optional(z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'it is no month'))) }),
    reply: Punctuality,
  }),
  checkIn: call({
    name: 'exchanges.checkIn',
    method: 'POST',
    path: '/api/cases/:case/exchanges/check-ins',
    access: 'agreed',
    summary: 'Records something of an exchange: who came, gave or received the children, and when.',
    idempotent: true,
    largest: Math.ceil(largestPhoto / 3) * 4 + 16 * 1024,
    params: ofCase,
    body: NewCheckIn,
    reply: z.object({ id: z.string(), at: z.string(), isLateRecord: z.boolean(), keptPosition: z.boolean() }),
  }),
  photo: call({
    name: 'exchanges.photo',
    method: 'GET',
    path: '/api/exchanges/photos/:checkIn',
    access: 'agreed',
    summary: 'The photo of a record (base 64), without anything but the picture.',
    params: z.object({ checkIn: z.uuid() }),
    query: OfCase,
    reply: z.object({ type: z.enum(['image/jpeg', 'image/png']), data: z.string() }),
  }),
  cancel: call({
    name: 'exchanges.cancel',
    method: 'POST',
    path: '/api/cases/:case/exchanges/cancel',
    access: 'agreed',
    summary: 'Says before an exchange that it does not take place, or that it does after all.',
    params: ofCase,
    body: z.object({ dueAt: Moment, toSide: Side, cancelled: z.boolean() }),
    reply: z.object({ cancelled: z.boolean() }),
  }),
  addItem: call({
    name: 'exchanges.addItem',
    method: 'POST',
    path: '/api/cases/:case/exchanges/items',
    access: 'agreed',
    summary: 'Puts a thing on the list of what goes along with an exchange.',
    idempotent: true,
    params: ofCase,
    body: z.object({ dueAt: Moment, toSide: Side, name: text(80).check(z.minLength(1, 'it is empty')), note: text(200) }),
    reply: z.object({ id: z.string() }),
  }),
  tickItem: call({
    name: 'exchanges.tickItem',
    method: 'POST',
    path: '/api/cases/:case/exchanges/items/:item/tick',
    access: 'agreed',
    summary: 'Says that a thing was handed over or received, or takes that back. What was said first stands.',
    params: ofItem,
    body: z.object({
      dueAt: Moment,
      toSide: Side,
      what: z.enum(itemTicks),
      done: z.boolean(),
      /** It was ticked so long ago on this device, by whatever its clock says. */
      agoMs: AgoMs,
    }),
    reply: z.object({ done: z.boolean() }),
  }),
  removeItem: call({
    name: 'exchanges.removeItem',
    method: 'POST',
    path: '/api/cases/:case/exchanges/items/:item/remove',
    access: 'agreed',
    summary: 'Takes a thing off the list, or puts it back. What was ticked of it stays where it was ticked.',
    params: ofItem,
    body: z.object({ removed: z.boolean() }),
    reply: z.object({ removed: z.boolean() }),
  }),
  addPlace: call({
    name: 'exchanges.addPlace',
    method: 'POST',
    path: '/api/cases/:case/exchanges/places',
    access: 'premium',
    summary: 'Adds a place where children change hands, with its position where that is chosen.',
    idempotent: true,
    params: ofCase,
    body: z.object({
      name: text(120).check(z.minLength(1, 'it is empty')),
      position: z.nullable(z.object({ latitude: Latitude, longitude: Longitude })),
      isShared: z.boolean(),
    }),
    reply: z.object({ id: z.string() }),
  }),
  removePlace: call({
    name: 'exchanges.removePlace',
    method: 'POST',
    path: '/api/cases/:case/exchanges/places/:place/remove',
    access: 'agreed',
    summary: 'Takes a place of one’s own off the list; exchanges there keep its name.',
    params: z.object({ case: CaseId, place: z.uuid() }),
    reply: z.object({ removed: z.boolean() }),
  }),
}
