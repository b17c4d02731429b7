import type { Day } from '#kernel/day.ts'
import type { MonthDay, Parent, Rule, WallTime, Weekday } from '../schedule/types.ts'

// The vocabulary of a parenting plan. A clause is a text with blanks; answers fill the blanks; a clause with its
// answers is rendered into sentences for people, and into effects for the calendar, the expenses, the messages and
// the reminders. The sentences are the project's own and state no law; court requirements are not decided here.

export type SectionId =
  | 'decisions'
  | 'schedule'
  | 'holidays'
  | 'vacation'
  | 'exchanges'
  | 'transport'
  | 'communication'
  | 'first_refusal'
  | 'travel'
  | 'relocation'
  | 'schooling'
  | 'health'
  | 'religion'
  | 'activities'
  | 'expenses'
  | 'disputes'
  | 'changes'

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'night'

/** Options to choose from, by key: the words for the sentence. */
export type Options = { readonly [key: string]: string }

/** Whose turn it is over the years. */
export type TurnValue = 'A' | 'B' | 'A_odd' | 'A_even'

/** A blank that a parent fills in, and the answer to store. */
export type Blank =
  /** `A` or `B`. */
  | { kind: 'parent' }
  /** A whole number of some unit, both ends counted. */
  | { kind: 'count'; unit: Unit; least: number; most: number }
  /** Whole percent of each, together 100. */
  | { kind: 'split' }
  | { kind: 'weekday' }
  /** At least one, in the order of the week. */
  | { kind: 'weekdays' }
  /** `HH:MM`, 00:01 to 23:59: a change of hands at midnight belongs to no day. */
  | { kind: 'time' }
  /** From a time to a later one of the same day. */
  | { kind: 'span' }
  | { kind: 'choice'; options: Options }
  /** At least one. */
  | { kind: 'choices'; options: Options }
  /** Letters `A` and `B`, one a night, whole weeks, at most eight; the first is a Monday night. */
  | { kind: 'nights' }
  /** A day that exists. `weekday`: only this one. */
  | { kind: 'day'; weekday?: Weekday }
  | { kind: 'month_day' }
  | { kind: 'turn' }
  /** One line in a parent's own words, such as the name of a place. */
  | { kind: 'words'; most: number }

export type Blanks = { readonly [name: string]: Blank }

type ValueOf<B extends Blank> = B extends { kind: 'parent' }
  ? Parent
  : B extends { kind: 'count' }
    ? number
    : B extends { kind: 'split' }
      ? { readonly A: number; readonly B: number }
      : B extends { kind: 'weekday' }
        ? Weekday
        : B extends { kind: 'weekdays' }
          ? readonly Weekday[]
          : B extends { kind: 'time' }
            ? WallTime
            : B extends { kind: 'span' }
              ? { readonly from: WallTime; readonly to: WallTime }
              : B extends { kind: 'choice'; options: infer O }
                ? keyof O & string
                : B extends { kind: 'choices'; options: infer O }
                  ? readonly (keyof O & string)[]
                  : B extends { kind: 'day' }
                    ? Day
                    : B extends { kind: 'month_day' }
                      ? MonthDay
                      : B extends { kind: 'turn' }
                        ? TurnValue
                        : string

/** The answers to a clause's blanks, each of its blank's kind. */
export type AnswersOf<B extends Blanks> = { readonly [name in keyof B]: ValueOf<B[name]> }
export type Answers = { readonly [name: string]: unknown }

/** How messages and calls go. */
export type Channel = 'app' | 'email' | 'text' | 'phone' | 'video'
export type Area = 'schooling' | 'health' | 'religion' | 'activities' | 'travel' | 'mental_health'
/** The subject of a notice. */
export type About =
  | 'vacation'
  | 'travel'
  | 'travel_abroad'
  | 'relocation'
  | 'address'
  | 'schedule_change'
  | 'absence'
  | 'illness'
  | 'emergency'
  | 'appointment'
  | 'activity'
/** The subject of an answer. */
export type Answering = 'decision' | 'travel' | 'message' | 'first_refusal' | 'schedule_change' | 'expense'
export type Step = 'talk' | 'write' | 'mediate' | 'coordinator'

/** What a clause does in the family's features. Times are wall times of the family's zone. */
export type Effect =
  /** A rule for the calendar; a feature gives it the paragraph of the plan. */
  | { kind: 'schedule'; rule: Rule }
  /** The other parent must get notice this long before something; `after`: this long after it. */
  | { kind: 'notice'; about: About; count: number; unit: Unit; when: 'before' | 'after' }
  | { kind: 'answer_within'; to: Answering; count: number; unit: Unit; silence: 'agrees' | 'refuses' | 'decided' | 'nothing' }
  | { kind: 'expense_split'; categories: readonly string[]; A: number; B: number }
  /** Whole days: from paying to asking, and from asking to paying back. */
  | { kind: 'expense_deadlines'; askWithinDays: number; payWithinDays: number }
  /** An expense above this needs a yes first, in whole dollars. */
  | { kind: 'expense_consent'; aboveDollars: number }
  /** How parents write to each other; only between these times if `hours` is given. */
  | { kind: 'channel'; channels: readonly Channel[]; hours: { from: WallTime; to: WallTime } | null }
  /** When the children may be called by the parent they are not with. */
  | { kind: 'calls'; channels: readonly Channel[]; weekdays: readonly Weekday[]; from: WallTime; to: WallTime }
  /** Away for longer than this many hours: the other parent is asked first. */
  | { kind: 'first_refusal'; hours: number; answerWithinHours: number }
  | { kind: 'exchange'; place: string; graceMinutes: number }
  | { kind: 'transport'; drives: 'receiving' | 'giving' | 'halfway' | Parent }
  | { kind: 'decision'; areas: readonly Area[]; by: 'both' | Parent }
  | { kind: 'vacation'; weeks: number; mostNightsInARow: number; firstChoice: TurnValue }
  | { kind: 'travel'; abroad: boolean; needsConsent: boolean; itinerary: boolean }
  | { kind: 'passport'; keeper: Parent; handOverDays: number }
  /** Steps before a court is asked, in their order. */
  | { kind: 'dispute_step'; order: number; step: Step; days: number }
  | { kind: 'review'; everyMonths: number }
  /** A rule of conduct that no program can carry out; it is shown, and can be pointed to. */
  | { kind: 'conduct'; rule: string }

/** A clause of the library. The sentences hold `{blank}`, and `{A}`, `{B}`, `{children}` for the names. */
export interface Clause {
  id: string
  section: SectionId
  title: string
  blanks: Blanks
  sentences: readonly string[]
  effects: (answers: Answers) => readonly Effect[]
}

/** The names in the sentences. */
export interface Names {
  A: string
  B: string
  /** At least one. */
  children: readonly string[]
}
