/**
 * What is wrong, or was settled, in a version. `stops`: it cannot be laid out at all. `wrong`: it can, but
 * not as meant. `settled`: the calendar decided something the words leave open, and says how.
 * Walls are minutes since 1970-01-01 00:00 on the wall's clock, instants are ms.
 */
export type Problem =
  | { level: 'stops'; key: 'unknown_zone'; zone: string }
  | { level: 'stops'; key: 'no_such_time'; rule: string | null; at: string }
  | { level: 'wrong'; key: 'empty_cycle' | 'unknown_letter' | 'no_such_day' | 'no_children'; rule: string }
  | { level: 'wrong'; key: 'end_before_start'; rule: string }
  /** Of a hand-over at 00:00 it cannot be said whose the night is: it belongs to the night before. */
  | { level: 'wrong'; key: 'handover_at_midnight'; rule: string }
  | { level: 'wrong'; key: 'same_id'; rule: string }
  /** Minutes that nobody has within four years; from and to are the first such time. */
  | {
      level: 'wrong'
      key: 'gap'
      child: string
      from: number
      to: number
      fromWall: number
      toWall: number
      times: number
      minutes: number
    }
  | {
      level: 'settled'
      key: 'leap_day'
      rule: string
      settled: 'omit' | 'day-before' | 'day-after' | 'begins-1-march' | 'ends-28-february'
    }
  /** The first time in four years that a hand-over falls into an hour that is skipped, or comes twice. */
  | { level: 'settled'; key: 'time_skipped'; rule: string; wall: number; becomes: number }
  | { level: 'settled'; key: 'time_twice'; rule: string; wall: number; meant: 'first' }
  | { level: 'settled'; key: 'zone_moves'; from: string; to: string; wall: number }
  /** Two holidays, or a holiday and a break, on one day: `rule` decides. From and to of each, on the wall. */
  | {
      level: 'settled'
      key: 'overlap'
      rule: string
      from: number
      to: number
      other: string
      otherFrom: number
      otherTo: number
    }
