import type { Day } from '#kernel/day.ts'
import type { Holder, Season, Span, WallTime, Weekday } from './span.ts'

export type * from './span.ts'

// The words of a parenting schedule. Everything here is plain data that a feature keeps and sends as it is.
// Times are wall times with the plan's zone, never instants: when a country moves its clocks, the order
// still says "Friday at 6 pm", and the instants follow. Sources: ../../../docs/glossary.md; the night
// and exchange conventions of Custody X Change (every hour belongs to someone, midnight decides a night).

/**
 * Weakest first. Within a layer the later approved wins; within one version the later in its list, but of two holidays the
 * shorter.
 */
export type Layer = 'base' | 'season' | 'vacation' | 'holiday' | 'change'

export interface Clause {
  paragraph: string
  text: string
}

/** A rule that gives time to a holder. `children` are the feature's ids. */
export interface Rule {
  id: string
  layer: Layer
  children: 'all' | readonly string[]
  span: Span
  /** When the rule counts; always by default. A seasonal schedule is a cycle of the layer `season` with this. */
  within?: Season | undefined
  /** Where exchanges take place if the span itself names no place. */
  place?: string | undefined
  /** The family's name for it: "Summer", "Grandparents". */
  label?: string | undefined
  clause?: Clause | undefined
}

/** A change that parents agreed outside an order. It outlives a version. */
export interface Agreed extends Rule {
  layer: 'vacation' | 'change'
  /** Instant (ms) of the agreement: the later one wins within its layer. */
  approved: number
  /** The trade it came from. */
  trade?: string | undefined
}

/** One order or agreement, from its effective day (at `at`, 00:00 by default) until the next. */
export interface Version {
  id: string
  effective: Day
  at?: WallTime | undefined
  /** IANA zone from this version on; by default the plan's. */
  zone?: string | undefined
  /** The order that contains this version. */
  order?: string | undefined
  rules: readonly Rule[]
  /** When it was approved, an instant (ms). No exchange before it was ever asked of anybody. */
  approved?: number | undefined
  /**
   * 1: proposed when seasons began at 00:00 of their first day, the later in the list won among holidays, and exchanges were
   * generated before the approval. It stays as it was approved (docs/decisions/0051-what-was-approved-stays.md).
   */
  reading?: 1 | undefined
}

/** All versions in effect at their time (the feature decides whether one is approved), and the agreed changes. */
export interface Plan {
  /** IANA name: America/Chicago. */
  zone: string
  versions: readonly Version[]
  agreed: readonly Agreed[]
}

/** First and last day, both counted. */
export interface Range {
  from: Day
  to: Day
}

/**
 * Unbroken time with one holder by one rule. `from` and `to` are instants in ms (`to` not counted), `fromWall`
 * and `toWall` the same in minutes of the wall clock since 1970-01-01 00:00. `gap`: the child has no holder.
 */
export interface Stretch {
  child: string
  from: number
  to: number
  fromWall: number
  toWall: number
  holder: Holder | 'gap'
  layer: Layer | 'actual' | null
  rule: string | null
  version: string | null
  /** Where the exchange into this stretch takes place. */
  place: string | null
  label: string | null
  clause: Clause | null
}

/** Why a rule gives this time to this holder, in data. Days are those of the wall. */
export type Because =
  | { key: 'cycle'; night: number; of: number }
  | { key: 'month_week'; n: number; month: number }
  | { key: 'otherwise' }
  | { key: 'visit'; weekday: Weekday }
  | { key: 'block' }
  | { key: 'holiday'; year: number; turn: 'every' | 'odd' | 'even'; part: 'whole' | 'first' | 'second' }
