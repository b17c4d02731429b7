import type { Day } from '#kernel/day.ts'
import type { Clause, Holder, Layer, Parent, WallTime, Weekday } from '../schedule/types.ts'

// Input and output of the conflict finder. Plain data: the caller writes every sentence, from `reason`.
// Instants are milliseconds since 1970-01-01T00:00Z; a span begins at `from` and ends before `to`.

export type ItemKind = 'event' | 'hearing' | 'exchange' | 'vacation' | 'visit' | 'school' | 'deadline'

export interface Place {
  /** Two places with one label are one place. */
  label: string
  /** Degrees; without both only the table of travel times can say how far it is. */
  latitude?: number | undefined
  longitude?: number | undefined
}

/** Something that is in the calendar once; the caller expands repeating events. */
export interface Item {
  id: string
  kind: ItemKind
  from: number
  /** Equal to `from` for a moment: an exchange, a deadline. */
  to: number
  /** Whole days of the family's zone, both counted. `from` and `to` are then worked out from them. */
  allDay?: { first: Day; last: Day } | undefined
  /** The children who take part. A hearing has none. */
  children: readonly string[]
  /** The parents who must attend. */
  people: readonly Parent[]
  place?: Place | undefined
  author: Parent | 'other'
  createdAt: number
  /** The kind of notice that the order requires for it: `vacation`, `travel`. */
  noticeOf?: string | undefined
  /** When the other parent received notice; if undefined, when the item was written; `null`: not yet. */
  noticeGivenAt?: number | null | undefined
  /** It repeats and nobody must attend, such as a lesson: people miss it for a trip or a visit. */
  isRoutine?: boolean | undefined
  /** The other parent said yes to it. */
  agreed?: boolean | undefined
  clause?: Clause | undefined
}

/** Who has a child, from the generated schedule. A `Stretch` of `domain/schedule` is one. */
export interface Held {
  child: string
  from: number
  to: number
  holder: Holder | 'gap'
  rule: string | null
  clause?: Clause | null | undefined
  layer?: Layer | 'actual' | null | undefined
}

/** When the order lets children change hands. */
export interface OrderedExchange {
  id: string
  /** If undefined, every day. */
  weekday?: Weekday | undefined
  time: WallTime
  /** Who takes the children; if undefined, either parent. */
  into?: Holder | undefined
  /** The schedule's rules that this applies to; if undefined, those of the layers base and season. */
  rules?: readonly string[] | undefined
  clause?: Clause | undefined
}

export interface OrderFacts {
  exchanges: readonly OrderedExchange[]
  notices: readonly { kind: string; days: number; clause?: Clause | undefined }[]
  /** A parent who is away for this many hours or more must first ask the other parent. */
  firstRefusal?: { hours: number; clause?: Clause | undefined } | undefined
  /** Minutes by which an exchange may differ from the order. */
  grace: number
}

export interface Travel {
  /** Minutes between two places, the same both ways. */
  table: readonly { between: readonly [string, string]; minutes: number }[]
  /** Kilometres an hour, where the table says nothing and both places have coordinates. */
  speed?: number | undefined
  /** How many times longer the road is than the straight line; 1 by default. */
  detour?: number | undefined
}

export interface Calendar {
  /** IANA name. Whole days, days of notice and times of the order are days and times there. */
  zone: string
  now: number
  /** The time in which to look for gaps. */
  window: { from: number; to: number }
  /** When the first schedule begins: before that no parent counts as missing. If undefined, there was always one. */
  since?: number | undefined
  items: readonly Item[]
  stretches: readonly Held[]
  order: OrderFacts
  travel: Travel
  /** Ids of conflicts that people looked at and left as they are. */
  settled?: readonly string[] | undefined
}

export const conflictKinds = [
  'gap',
  'order_against_schedule',
  'hearing_in_vacation',
  'double_booking',
  'overlap',
  'travel',
  'others_time',
  'notice',
  'first_refusal',
] as const
export type ConflictKind = (typeof conflictKinds)[number]

/** Why, in data. Minutes are whole minutes. */
export type Reason =
  | { key: 'nobody'; child: string; minutes: number }
  | { key: 'order_says'; ordered: WallTime; planned: WallTime; weekday: Weekday; times: number; exchange: string; rule: string | null }
  | { key: 'hearing_in_vacation'; people: readonly Parent[] }
  | { key: 'child_twice'; children: readonly string[] }
  | { key: 'parent_twice'; people: readonly Parent[] }
  | {
      key: 'too_far'
      people: readonly Parent[]
      children: readonly string[]
      minutes: number
      needed: number
      measured: 'table' | 'straight_line'
    }
  | { key: 'others_time'; holder: Parent; children: readonly string[]; rules: readonly string[] }
  | { key: 'notice_late'; notice: string; days: number; due: Day; given: Day | null }
  | { key: 'notice_due'; notice: string; days: number; due: Day }
  | { key: 'away'; parent: Parent; children: readonly string[]; minutes: number; hours: number }

/** One part of a swap: `child` is with `to` instead of `giver` for this time. */
export interface Leg {
  child: string
  from: number
  to: number
  giver: Parent
  taker: Parent
}

/** A change that would end the conflict, ready to send. */
export type Fix =
  | { kind: 'swap_request'; legs: readonly Leg[] }
  | { kind: 'move'; item: string; from: number; to: number; allDay?: { first: Day; last: Day } | undefined }
  | {
      kind: 'move_exchange'
      exchange: string
      rule: string | null
      at: WallTime
      moves: readonly { child: string; from: number; to: number }[]
    }
  | { kind: 'ask_first'; item: string; whom: Parent; children: readonly string[]; from: number; to: number }
  | { kind: 'give_notice'; item: string; whom: Parent | 'both'; notice: string; by: Day }
  /** Someone has to decide: the other parent, or both. `holds`: who would have a child in a gap. */
  | {
      kind: 'confirm'
      items: readonly string[]
      by: Parent | 'both'
      holds?: { child: string; from: number; to: number; holder: Holder } | undefined
    }

export type Severity = 'low' | 'medium' | 'high'

export interface Conflict {
  /** The same for the same kind and items, in whatever order they were given. */
  id: string
  kind: ConflictKind
  /** Ids of the items, sorted. For a gap, the child and its start; for a time of the order, its id, rule and planned time. */
  items: readonly string[]
  from: number
  to: number
  severity: Severity
  clause?: Clause | undefined
  reason: Reason
  fix: Fix
}

export interface Found {
  /** By the day on which they begin, within a day the gravest first, then by start, kind and id. */
  conflicts: readonly Conflict[]
  /** Items that could not be looked at. */
  refused: readonly { id: string; why: 'ends_before_it_begins' | 'no_time' | 'same_id' }[]
}
