import type { Parent, WallTime, Weekday } from '../schedule/types.ts'

// The words of the optimizer: which cycle of nights suits a family's limits best. A pattern is a string of
// 'A' and 'B', one letter a night, the first the night of the Monday of week 1; it repeats for ever, so all
// counting is cyclic. A change of hands belongs to the day of the new parent's first night.
//
// Ages of children are no input: nothing that we could cite says after how many nights a child of some age
// should see a parent again. Parents set the limit `away` themselves.

/** A limit that every pattern must keep. `id` is the caller's name for it and comes back when limits conflict. */
export type Limit = { id: string } & (
  | {
      kind: 'share'
      /** A's share of the nights in whole percent. */ percentA: number
      /** Whole percentage points to either side. */ tolerance: number
    }
  /** These nights (0 is the Monday night of week 1) are with this parent, whatever the reason: a shift of the other, a class. */
  | { kind: 'nights'; holder: Parent; nights: readonly number[] }
  /** The child is away from this parent for at most this many nights in a row. */
  | { kind: 'away'; from: Parent; most: number }
  /** Hands are changed on these weekdays only. */
  | { kind: 'exchange_days'; weekdays: readonly Weekday[] }
  /** At most this many exchanges in a cycle. */
  | { kind: 'exchanges'; most: number }
  /** At least this many whole weekends (Friday and Saturday night) in a cycle are with this parent. */
  | { kind: 'weekends'; holder: Parent; least: number }
  /** At most this many minutes of driving in a cycle, as `driving` counts them. */
  | { kind: 'driving'; most: number }
)

/** A family's travel times, and when exchanges take place. */
export interface Setting {
  cycleNights: 14 | 28
  /** Wall time of an exchange; `on` gives other times for single weekdays. */
  exchangeAt: WallTime
  on?: { [weekday in Weekday]?: WallTime | undefined } | undefined
  /** Minutes of driving for one exchange, both parents together. */
  drivePerExchange: number
  /** School days, minutes from each home to school, and whether hands are changed there: then that day costs no drive of its own. */
  school?: { weekdays: readonly Weekday[]; minutesFromA: number; minutesFromB: number; exchangesThere: boolean } | undefined
  /** Today's pattern, as many nights as the cycle. */
  current?: string | undefined
}

/** The weights of the score: whole numbers from 0. All but `gap` count per 28 nights. */
export interface Weights {
  /** For each night off the target share. */
  share: number
  /** For each change of hands. */
  exchange: number
  /** For each night of the longest stretch away from either parent. */
  gap: number
  /** For each weekend that the parents split, one night each. */
  splitWeekend: number
  /** For each hour of driving. */
  drivingHour: number
  /** For each night that is with another parent than today. */
  change: number
}

export interface Problem {
  setting: Setting
  limits: readonly Limit[]
  weights: Weights
}

/** A pattern in numbers, per cycle. */
export interface Figures {
  nightsA: number
  nightsB: number
  /** By the clock of the wall, without a change of clocks. */
  minutesA: number
  minutesB: number
  exchanges: number
  /** Minutes, changes of hands and ways to school together. */
  driving: number
  /** The most nights in a row without that parent; the whole cycle if the child never sleeps there. */
  awayFromA: number
  awayFromB: number
  weekendsA: number
  weekendsB: number
  splitWeekends: number
  /** Nights that change hands against today; 0 without a pattern of today. */
  changed: number
}

/**
 * What was proved about a pattern.
 * `best`: no pattern within the limits has a better score. `best_apart`: nor has any that is structurally
 * different from those listed before it. `best_for_gap`: none with as short a longest stretch away has a better
 * score. `found`: it is within the limits, and nothing more was proved.
 */
export type Proof = 'best' | 'best_apart' | 'best_for_gap' | 'found'

export interface Found {
  nights: string
  figures: Figures
  /** In points; the lower the better. */
  score: number
  proof: Proof
}

export type Outcome =
  | { kind: 'found'; patterns: readonly Found[] }
  /**
   * The ids of limits that conflict. `smallest`: no smaller set of limits conflicts. `irreducible`: without
   * any one of them the others can be met. `conflicting`: they conflict, and time ran out before more was known.
   */
  | { kind: 'conflict'; limits: readonly string[]; known: 'smallest' | 'irreducible' | 'conflicting' }
  /** Time ran out before anything was known. */
  | { kind: 'out_of_time' }

/** The answer of a solver for mixed integer programs. `stopped`: time ran out; the values, if any, still satisfy every row. */
export interface Solved {
  status: 'optimal' | 'infeasible' | 'stopped'
  /** By the variables' names; `null` where no solution is known. */
  values: ReadonlyMap<string, number> | null
  /** How long it took, by the solver's own clock. */
  milliseconds: number
}

/** Minimizes a program in the CPLEX LP format within the given milliseconds. */
export type Solve = (model: string, milliseconds: number) => Promise<Solved>
