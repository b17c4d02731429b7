// Exchanges: when and where the children change hands by the schedule, what both parents record of it, what goes along, and
// what the records of a month say of when both came. A record is shared unless its author keeps it private; both parents see
// what is shared, and seats that were granted exchanges. Nothing of a position is kept that was not chosen, and in safety
// mode nothing at all.
import * as z from 'zod/mini'
import { itemTicks } from '#domain/exchange/items.ts'
import { checkInKinds, exchangeStates } from '#domain/exchange/lateness.ts'
import { call } from '#http/contract.ts'
import { LocalDateTime, requiredText, text } from '#http/fields.ts'
import { CaseId, Clause, OfCase, Side } from '#case/cases/contract.ts'

/** ISO 8601. */
const Moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/, 'it is no moment'))

const Kid = z.object({ id: z.string(), name: z.string() })

const Known = {
  at: z.string(),
  /** Whole minutes after the time it is measured by; below 0 before it. */
  after: z.int(),
  /** When the record was typed in, where nothing was recorded at the time. */
  enteredAt: z.nullable(z.string()),
  /** Typed in later beside a record made at the time, and of an earlier moment. */
  alsoEntered: z.nullable(z.object({ at: z.string(), enteredAt: z.string() })),
}
/** How a parent came, by one time and one grace. `minutes`: past the grace. */
export const Came = z.union([
  z.object({ is: z.literal('open') }),
  z.object({ is: z.literal('on_time'), ...Known }),
  z.object({ is: z.literal('late'), minutes: z.int(), ...Known }),
  z.object({ is: z.literal('no_record') }),
])
export type Came = z.output<typeof Came>

/** An order and the paragraph of it that says something. */
const ByOrder = z.object({ clause: Clause, order: z.string() })
/**
 * The time and the grace that orders in effect give, and how both came by them: wherever they are not those of the schedule
 * and the record. Nothing is shown by one of the two alone.
 */
const Ordered = z.object({
  dueAt: z.string(),
  timeBy: z.nullable(ByOrder),
  grace: z.int(),
  graceBy: z.nullable(ByOrder),
  came: z.object({ A: Came, B: Came }),
})
/** The parents' names at the time. */
const NamesThen = z.object({ A: z.string(), B: z.string() })

const CheckInKind = z.enum(checkInKinds)
export const CheckIn = z.object({
  id: z.string(),
  side: Side,
  /** The name that its author went by when it was recorded. */
  name: z.string(),
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

/** `name`: of the person who had that side then. */
const Tick = z.object({ at: z.string(), isLateRecord: z.boolean(), name: z.string() })
/** A thing that goes along with the children: a bag, medicine, something for school. */
export const Item = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
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
  names: NamesThen,
  grace: z.int(),
  /** The order that gives this number of minutes; `null`: what is usual here, or was when it was recorded. */
  graceBy: z.nullable(ByOrder),
  state: z.enum(exchangeStates),
  isCompleted: z.boolean(),
  came: z.object({ A: Came, B: Came }),
  ordered: z.nullable(z.extend(Ordered, { state: z.enum(exchangeStates) })),
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
  /** Whether the one who asks is in safety mode: then no position leaves the device. */
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
  /** Everything recorded was typed in later: neither on time nor late. */
  enteredLater: z.int(),
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
  /** As of the first exchange of the month. */
  names: NamesThen,
  A: z.nullable(Counts),
  B: z.nullable(Counts),
  /** The same by the times and the grace of orders in effect; `null` where they are those of the schedule. */
  byOrder: z.nullable(z.object({ A: Counts, B: Counts })),
  /** What is counted, and what was called off and is not. */
  exchanges: z.array(
    z.object({
      dueAt: z.string(),
      toSide: Side,
      place: z.nullable(z.string()),
      grace: z.int(),
      graceBy: z.nullable(ByOrder),
      isCancelled: z.boolean(),
      came: z.object({ A: Came, B: Came }),
      ordered: z.nullable(Ordered),
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
  when: z.union([z.object({ agoMs: AgoMs }), z.object({ at: LocalDateTime })]),
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

export const calls = {
  list: call({
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
    body: z.object({ dueAt: Moment, toSide: Side, name: requiredText(80), note: text(200) }),
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
      name: requiredText(120),
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
