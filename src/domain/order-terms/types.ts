import type { Day } from '#kernel/day.ts'

// What an order says about writing, calling and paying, as data. Each term names its clause, so that a page can say where a rule comes from.

/** Monday 0 to Sunday 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Some hours of some days: from and to as `HH:MM` of the wall. To at or before from is on the next day. */
export interface Hours {
  days: readonly Weekday[]
  from: string
  to: string
}

/** How a notice may be given. */
export const noticeWays = ['app', 'email', 'certified_mail'] as const
export type NoticeWay = (typeof noticeWays)[number]
export const emergencyWays = ['call', 'text', 'any'] as const
export const supportWays = ['state_unit', 'direct', 'withholding'] as const
/** What no answer in time counts as, where an order says so. */
export const silences = ['yes', 'no'] as const
export type Silence = (typeof silences)[number]
export const callers = ['away', 'children', 'either'] as const

/** What a term says, by its kind. */
export type TermSays =
  | ({ kind: 'quiet_hours'; exceptEmergencies: boolean } & Hours)
  /** So many messages from each parent; the week begins on Sunday. */
  | { kind: 'message_limit'; count: number; per: 'day' | 'week'; exceptEmergencies: boolean }
  /** What counts as a written notice, and how many days ahead it is given; `null` where the order names no days. */
  | { kind: 'notice'; by: readonly NoticeWay[]; days: number | null }
  /** How the other parent is reached in an emergency. The order's words stand in the clause. */
  | { kind: 'emergency'; by: (typeof emergencyWays)[number] }
  /** The only channel on which the parents may write to each other. */
  | { kind: 'channel'; name: string }
  | { kind: 'expense_submit'; days: number }
  | { kind: 'expense_pay'; days: number }
  /**
   * Above this amount the other parent's consent comes first. `silence`: what no answer within so many days counts as; left out where the
   * order says nothing about it.
   */
  | { kind: 'expense_consent'; cents: number; days?: number | undefined; silence?: Silence | undefined }
  | { kind: 'support_payment'; by: (typeof supportWays)[number] }
  /** When the children and a parent may call; `away` is the parent they are not with. */
  | ({ kind: 'call_window'; who: (typeof callers)[number] } & Hours)

export type TermKind = TermSays['kind']

/** Where a term stands, and when it holds. */
export interface TermPlace {
  clause: { paragraph: string; text: string }
  /** The title of the order. */
  order: string
  /** Its first and its last day; `null`: until the order says something else. */
  since: Day
  until: Day | null
}

export type Term = TermSays & TermPlace
export type TermOf<K extends TermKind> = Extract<TermSays, { kind: K }> & TermPlace

/** The terms of one kind that hold on a day, in their order. */
export const termsOn = <K extends TermKind>(terms: readonly Term[], kind: K, day: string): TermOf<K>[] =>
  terms.filter((term): term is Term & TermOf<K> => term.kind === kind && term.since <= day && (term.until === null || term.until >= day))
