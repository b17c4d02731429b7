import type { Day } from '#kernel/day.ts'
import type { Plan } from '../schedule/types.ts'

// The words of a record that is held against itself. A finding says what stands where; it does not say who is right.

export interface Clause {
  paragraph: string
  text: string
}

/** What an order says that can be compared. Times are `HH:MM` of the wall's clock, places as they are written. */
export interface OrderFacts {
  exchange?: { time?: string | undefined; place?: string | undefined; graceMinutes?: number | undefined; clause: Clause } | undefined
  swapNotice?: { hours: number; clause: Clause } | undefined
  vacationNotice?: { days: number; clause: Clause } | undefined
  travelNotice?: { days: number; clause: Clause } | undefined
  answerWithin?: { hours: number; clause: Clause } | undefined
  firstRefusal?: { hours: number; clause: Clause } | undefined
}

export interface OrderInRecord {
  id: string
  title: string
  kind: string
  effective: Day
  ends: Day | null
  facts: OrderFacts
}

/** A case as one person sees it, on a day. */
export interface CaseFacts {
  today: Day
  profile: {
    docket: string
    phase: string
    marriedOn: string | null
    separatedOn: string | null
    filedOn: string | null
    servedOn: string | null
    decreeOn: string | null
  }
  judges: readonly { name: string; isLinked: boolean }[]
  /** Whether it is noted that the other side has answered the filing. */
  responseNoted: boolean
  orders: readonly OrderInRecord[]
  /** `born`: year and month, `2016-03`. */
  children: readonly { id: string; name: string; born: string | null }[]
  /** Hearings that are not cancelled; `ready` of `toPrepare` lines are ticked. */
  hearings: readonly { title: string; day: Day; ready: number; toPrepare: number }[]
  plan: Plan
  /** What the versions of the plan are called, by their ids. */
  versionTitles: Readonly<Record<string, string>>
}

export type FindingKind =
  | 'exchange_time'
  | 'exchange_place'
  | 'version_without_order'
  | 'version_order_ended'
  | 'order_ends_soon'
  | 'order_ended'
  | 'orders_contradict'
  | 'decree_without_order'
  | 'docket_missing'
  | 'served_before_filed'
  | 'days_out_of_order'
  | 'no_response'
  | 'hearing_not_ready'
  | 'judge_not_linked'
  | 'child_of_age'

export type ValueOf =
  | 'order'
  | 'schedule'
  | 'profile_married'
  | 'profile_separated'
  | 'profile_filed'
  | 'profile_served'
  | 'profile_decree'
  | 'profile_docket'
  | 'response'
  | 'hearing'
  | 'preparation'
  | 'judge'
  | 'directory'
  | 'child'
  | 'today'

/** One value of the record, and where it stands. `part` is `ready/all`, `nothing` says that nothing stands there. */
export interface Value {
  of: ValueOf
  as: 'day' | 'time' | 'month' | 'text' | 'hours' | 'days' | 'minutes' | 'part' | 'nothing'
  value: string
  source: string
}

export interface Finding {
  kind: FindingKind
  values: Value[]
  /** Where it is mended. */
  mend: 'orders' | 'schedule' | 'court' | 'dates' | 'phase' | 'hearings' | 'contacts' | 'children'
}

/** Of several orders in force that speak of a matter, the latest first. */
export function inForceOn(orders: readonly OrderInRecord[], day: Day): OrderInRecord[] {
  return orders
    .filter(({ effective, ends }) => effective <= day && (ends === null || ends >= day))
    .toSorted((one, other) => (one.effective < other.effective ? 1 : one.effective > other.effective ? -1 : 0))
}

/** "Decree, 6(a)": an order with the paragraph that says it. */
export const sourceOf = ({ title }: { title: string }, clause?: Clause): string =>
  clause && clause.paragraph !== '' ? `${title}, ${clause.paragraph}` : title
