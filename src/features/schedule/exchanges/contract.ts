// Exchanges: when and where they are scheduled, what both parents record about them, the items to bring, and each month's
// punctuality. A record is shared unless its author makes it private; both parents and the seats with the exchanges scope see
// shared records. A position is stored only if its author chose that, and never in safety mode.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { itemTicks } from '#domain/exchange/items.ts'
import { checkInKinds, exchangeStates } from '#domain/exchange/lateness.ts'
import { call } from '#http/contract.ts'
import { LocalDateTime, requiredText, text } from '#http/fields.ts'
import { isBase64 } from '#kernel/base64.ts'
import { CaseId, OfCase, Side } from '#case/cases/contract.ts'
import { Clause } from '#case/orders/contract.ts'

/** ISO 8601. */
const Moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/, reason(msg`it is no moment`)))

const Kid = z.object({ id: z.string(), name: z.string() })

const Known = {
  at: z.string(),
  /** Whole minutes after the due time; negative if before it. */
  after: z.int(),
  /** When the record was entered, if nothing was recorded at the time. */
  enteredAt: z.nullable(z.string()),
  /** A second record, entered later than the one made at the time, that gives an earlier arrival. */
  alsoEntered: z.nullable(z.object({ at: z.string(), enteredAt: z.string() })),
}
/** How punctual a parent was, by one due time and one grace period. `minutes`: beyond the grace period. */
export const Came = z.union([
  z.object({ is: z.literal('open') }),
  z.object({ is: z.literal('on_time'), ...Known }),
  z.object({ is: z.literal('late'), minutes: z.int(), ...Known }),
  z.object({ is: z.literal('no_record') }),
])
export type Came = z.output<typeof Came>

/** An order, and the paragraph that a number comes from. */
const ByOrder = z.object({ clause: Clause, order: z.string() })
/**
 * The time and grace period of the orders in effect, and both parents' punctuality by them, where they differ from the
 * schedule and the record. The page then always shows both comparisons.
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
  /** The author's name at the time of the record. */
  name: z.string(),
  isMine: z.boolean(),
  isShared: z.boolean(),
  kind: CheckInKind,
  at: z.string(),
  receivedAt: z.string(),
  isLateRecord: z.boolean(),
  isWithin: z.nullable(z.boolean()),
  /** Stored because its author chose to, and shown only to them. */
  position: z.nullable(z.object({ latitude: z.number(), longitude: z.number(), accuracy: z.nullable(z.number()) })),
  note: z.string(),
  hasPhoto: z.boolean(),
})
export type CheckIn = z.output<typeof CheckIn>

/** `name`: the person who had that side at the time. */
const Tick = z.object({ at: z.string(), isLateRecord: z.boolean(), name: z.string() })
/** An item to bring: a bag, medicine, something for school. */
export const Item = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  isMine: z.boolean(),
  /** Carried over from an earlier exchange to be returned, or from an exchange that no longer takes place. */
  isCarried: z.boolean(),
  /** Confirmed by the parent who handed the children over (`given`), and by the one who received them. */
  given: z.nullable(Tick),
  got: z.nullable(Tick),
  can: z.object({ tick: z.nullable(z.enum(itemTicks)), remove: z.boolean() }),
})
export type Item = z.output<typeof Item>

export const Exchange = z.object({
  /** Due time and receiving side identify an exchange of the schedule. */
  dueAt: z.string(),
  toSide: Side,
  day: z.string(),
  place: z.nullable(z.string()),
  placeId: z.nullable(z.string()),
  children: z.array(z.string()),
  names: NamesThen,
  grace: z.int(),
  /** The order that sets this grace period; `null`: the default, now or at the time of the record. */
  graceBy: z.nullable(ByOrder),
  state: z.enum(exchangeStates),
  isCompleted: z.boolean(),
  came: z.object({ A: Came, B: Came }),
  ordered: z.nullable(z.extend(Ordered, { state: z.enum(exchangeStates) })),
  checkIns: z.array(CheckIn),
  items: z.array(Item),
  /** The exchange is no longer in the schedule, but has records. */
  isOff: z.boolean(),
  /** How many messages that the reader sees are linked to it. */
  messages: z.int(),
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
  /** Whether the reader is in safety mode: then no position leaves the device. */
  isSafety: z.boolean(),
  hasSchedule: z.boolean(),
  children: z.array(Kid),
  places: z.array(Place),
  upcoming: z.array(Exchange),
  past: z.array(Exchange),
  /** The one that was asked for by its name; `null` where the schedule has no such exchange and none is recorded. */
  named: z.nullable(Exchange),
  can: z.object({ checkIn: z.boolean(), addPlace: z.boolean() }),
})

const Count = z.object({
  n: z.int(),
  onTime: z.int(),
  late: z.int(),
  medianMinutes: z.nullable(z.number()),
  /** Exchanges whose records were all entered later: counted neither as on time nor as late. */
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
  /** The day of the first record: earlier exchanges are never counted as "no record". */
  since: z.nullable(z.string()),
  /** As of the first exchange of the month. */
  names: NamesThen,
  A: z.nullable(Counts),
  B: z.nullable(Counts),
  /** The same counts by the times and grace periods of the orders in effect; `null` if those match the schedule. */
  byOrder: z.nullable(z.object({ A: Counts, B: Counts })),
  /** The exchanges that are counted, and the canceled ones, which are not. */
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

/** Latitude and longitude in degrees, accuracy in meters. */
const Latitude = z.number().check(z.gte(-90), z.lte(90))
const Longitude = z.number().check(z.gte(-180), z.lte(180))

/** The largest photo, in bytes before base 64, and after it: four letters for three bytes (RFC 4648). Two numbers, so that no browser has to load the schema. */
export const largestPhoto = 3_000_000
const largestPhotoText = 4_000_000
const Photo = z
  .string()
  .check(z.maxLength(largestPhotoText, reason(msg`it is larger than 3 MB`)), z.refine(isBase64, reason(msg`it is no file`)))

const AgoMs = z.int().check(z.gte(0), z.lte(8 * 86_400_000))

export const NewCheckIn = z.object({
  dueAt: Moment,
  toSide: Side,
  kind: CheckInKind,
  /**
   * `agoMs`: how long ago it was recorded on this device, so that a wrong device clock does not matter. `at`: a time that the
   * parent typed, in the case's time zone.
   */
  when: z.union([z.object({ agoMs: AgoMs }), z.object({ at: LocalDateTime })]),
  note: text(1000),
  isShared: z.boolean(),
  isWithin: z.nullable(z.boolean()),
  /** The position itself, if its author chose to store it for themselves. */
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
    summary: 'The exchanges of the next 14 days, those of the last 60 with what was recorded, and one that is asked for by its name.',
    /** `exchange`: one more, by its name (`domain/exchange/key.ts`), however far away. */
    query: z.extend(OfCase, { exchange: z.optional(z.string().check(z.maxLength(40))) }),
    reply: Exchanges,
  }),
  punctuality: call({
    name: 'exchanges.punctuality',
    method: 'GET',
    path: '/api/exchanges/punctuality',
    access: 'agreed',
    summary: 'What the records of a month say of when both came.',
    query: z.extend(OfCase, {
      month: z.optional(z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, reason(msg`it is no month`)))),
    }),
    reply: Punctuality,
  }),
  checkIn: call({
    name: 'exchanges.checkIn',
    method: 'POST',
    path: '/api/cases/:case/exchanges/check-ins',
    access: 'agreed',
    summary: 'Records something of an exchange: who came, gave or received the children, and when.',
    idempotent: true,
    largest: largestPhotoText + 16 * 1024,
    params: ofCase,
    body: NewCheckIn,
    reply: z.object({ id: z.string(), at: z.string(), isLateRecord: z.boolean(), hasPosition: z.boolean() }),
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
      /** How long ago it was checked on this device, so that a wrong device clock does not matter. */
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
