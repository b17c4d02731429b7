import type { Day } from '#kernel/day.ts'

// What a rule can say: the time it gives, and to whom. Wall times with the plan's zone, never instants.

export type Parent = 'A' | 'B'
/** Who has a child: a parent, or another person (grandparents, camp). */
export type Holder = Parent | 'third'

/** `HH:MM`, 00:00 to 24:00, on the clock of the wall. */
export type WallTime = string
/** Monday 0 to Sunday 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6
/** A day of every year; `month` 1 to 12. February 29 begins on March 1 and ends on February 28 of a common year. */
export interface MonthDay {
  month: number
  day: number
}
export interface WallPoint {
  day: Day
  at: WallTime
}
/** When and where a child changes hands. `place` is a reference of the feature, or a label: school, police station. */
export interface Handover {
  at: WallTime
  place?: string | undefined
}

/**
 * Nights that repeat. `nights[i]` is with whom the child sleeps in the night after day `anchor + i`:
 * `A`, `B` or `T` (third); it repeats before the anchor too. When the holder changes, the exchange is on the day
 * of the new holder's first night, at the exchange time of that weekday (`on`), or else at `handover`.
 * `anchor: 'window'` restarts on each first day of the rule's `within`; `'week'` on the Monday of that day's week, for
 * patterns whose nights are meant for their weekdays.
 */
export interface Cycle {
  kind: 'cycle'
  anchor: Day | 'window' | 'week'
  nights: string
  handover: Handover
  on?: { [weekday in Weekday]?: Handover | undefined } | undefined
}

/**
 * Weeks numbered within a month. Week n is the week (beginning on `weekStart`, Monday by default) that holds
 * the month's n-th `numberedBy`, so "1st, 3rd and 5th weekends, numbered by their Friday" (Tex. Fam. Code
 * 153.312) and "week 1 is the first week with the anchor day" are the same rule. `which` counts from 1;
 * -1 is the last. From `start` of that week to the first `end` after it. `otherwise` has all other time.
 */
export interface Monthly {
  kind: 'monthly'
  numberedBy: Weekday
  weekStart?: Weekday | undefined
  which: readonly number[]
  start: { weekday: Weekday } & Handover
  end: { weekday: Weekday } & Handover
  holder: Holder
  otherwise?: Holder | undefined
}

/** Hours by day without a night: each of these weekdays `from`-`to`, every `every` weeks counted from `anchor`'s week. */
export interface Visits {
  kind: 'visits'
  weekdays: readonly Weekday[]
  from: WallTime
  to: WallTime
  every?: { weeks: number; anchor: Day } | undefined
  holder: Holder
}

/** One stretch from a wall time to another: a vacation, a swap, third-party time. */
export interface Block {
  kind: 'block'
  from: WallPoint
  to: WallPoint
  holder: Holder
}

/** Which day a holiday is. The shapes of 5 U.S.C. 6103 and the state lists, Easter (Western), and school years. */
export type DateRule =
  | { type: 'fixed'; month: number; day: number; inCommonYears?: 'omit' | 'day-before' | 'day-after' | undefined }
  | { type: 'nth'; month: number; weekday: Weekday; n: number }
  | { type: 'last'; month: number; weekday: Weekday }
  /** Tuesday after the first Monday of November. */
  | { type: 'election' }
  | { type: 'easter' }
  | { type: 'relative'; base: DateRule; offset: number }
  /** Days given year by year, such as a school break: first and last day, the key is the year it counts for. */
  | { type: 'dated'; years: { readonly [year: string]: { from: Day; to: Day } } }

/** Days after the holiday (before: negative), and the time. For a dated range `to` counts from its last day. */
export interface Offset {
  offset: number
  at: WallTime
}
/** Whose turn. The year is that of the holiday's date (of a dated range: its key). `null`: the layers below decide. */
export type Turn = { every: Holder } | { odd: Holder | null; even: Holder | null }
/** Where a holiday is split; the other parent has the second part. `half`: on its middle day, rounded down. */
export type Split = { middle: Offset } | { on: DateRule; at: WallTime } | { half: WallTime }

export interface Holiday {
  kind: 'holiday'
  date: DateRule
  from: Offset
  to: Offset
  turn: Turn
  split?: Split | undefined
}

export type Span = Cycle | Monthly | Visits | Block | Holiday

/**
 * The part of the year in which a rule counts: from the first day at `at` (by default at the exchange that the rule has on that
 * day; 00:00 if it has none or is of the layer `base`) to the last day at `until` (24:00 by default). `each` year (over New Year
 * if `to` is before `from`), or dated.
 */
export type Season = ({ each: { from: MonthDay; to: MonthDay } } | { dated: readonly { from: Day; to: Day }[] }) & {
  at?: WallTime | undefined
  until?: WallTime | undefined
}
