import type { Problem } from '../../domain/custody/problem.ts'
import type { Rule } from '../../domain/custody/types.ts'
import type { Totals } from '../../domain/custody/totals.ts'
import { dayAt, numberOf } from '../../domain/time/calendar.ts'
import { dayOfWall, writeTime } from '../../domain/time/wall.ts'
import type { Basis, Sums, VersionState } from './contract.ts'

/** Stands for the children where none is entered yet: rules for all of them hold for it. */
export const anyChild = 'any'

/** The state at a moment (ms): a proposal expires when its time to answer is over, whether a job has written that down or not. */
export function stateAt(state: VersionState, respondBy: number | null, now: number): VersionState {
  return state === 'proposed' && respondBy !== null && respondBy <= now ? 'expired' : state
}

const over: readonly VersionState[] = ['declined', 'withdrawn', 'expired']

interface Standing {
  state: VersionState
  isMine: boolean
  /** A parent whose seat has not ended. */
  isParent: boolean
}

/** Who may do what with a version: its author while it is a draft or unanswered, the other parent once it is proposed. */
export function canOf({ state, isMine, isParent }: Standing) {
  const own = isParent && isMine
  return {
    change: own && state === 'draft',
    propose: own && state === 'draft',
    discard: own && state === 'draft',
    answer: isParent && !isMine && state === 'proposed',
    withdraw: own && state === 'proposed',
    again: own && over.includes(state),
  }
}

/** What was counted in a range, as it is told; shares are of all nights and of all minutes. */
export function sumsOf({ range, nights, minutes, nightShares, minuteShares, longest, exchanges }: Totals): Sums {
  return {
    from: range.from,
    to: range.to,
    days: numberOf(range.to) - numberOf(range.from) + 1,
    nights,
    minutes,
    nightShares: nightShares.ofAll,
    hourShares: minuteShares.ofAll,
    longest: { A: longest.A, B: longest.B },
    exchanges,
  }
}

interface Way {
  basis: Basis
  /** An order was chosen, or the note names one. */
  hasOrder: boolean
  otherJoined: boolean
  effective: string
  today: string
  /** Something is in force already. */
  hasSchedule: boolean
}

/**
 * What becomes of a draft that is sent: `propose` it to the other parent, or put it `in_force` because nobody else is
 * there to answer; else why it cannot be sent, at its field.
 */
export function wayOf({ basis, hasOrder, otherJoined, effective, today, hasSchedule }: Way) {
  const wrong = (field: string, sentence: string) => ({ way: 'none', field, sentence }) as const
  if (basis === 'order' && !hasOrder)
    return wrong('orderId', 'Say which order it is: choose it, or write its date and paragraph into the note.')
  if (otherJoined) {
    if (basis === 'own')
      return wrong('basis', 'The other parent has joined: a schedule is proposed to them, as agreed or as an order says.')
    // What has been is not agreed anew: nights that were counted stay as they were.
    if (basis === 'agreed' && hasSchedule && effective < today)
      return wrong('effective', 'What you agree on begins today or later. The days before stay as they were.')
    return { way: 'propose' } as const
  }
  if (basis === 'agreed')
    return wrong('basis', 'Nobody is there to agree yet. Until the other parent joins, it is your own plan, or what an order says.')
  return { way: 'in_force' } as const
}

const when = (wall: number) => `${dayAt(dayOfWall(wall))} at ${writeTime(wall)}`

const wrongSentences = {
  empty_cycle: 'The pattern has no nights.',
  unknown_letter: 'The pattern has a letter that is nobody’s.',
  no_such_day: 'It names a day that does not exist.',
  no_children: 'It is for no child.',
  end_before_start: 'It ends before it begins.',
  handover_at_midnight: 'A hand-over at midnight leaves open whose the night is. Choose a time before or after.',
  same_id: 'Two rules have one name.',
} as const

const settledLeap = {
  omit: 'February 29 is left out in years that do not have it.',
  'day-before': 'In years without a February 29 it is on February 28.',
  'day-after': 'In years without a February 29 it is on March 1.',
  'begins-1-march': 'In years without a February 29 it begins on March 1.',
  'ends-28-february': 'In years without a February 29 it ends on February 28.',
} as const

/** A problem of a version in one sentence, with the rule's own name before it where it has one. */
export function sentenceOf(problem: Problem, rules: readonly Rule[]): string {
  const of = (id: string | null) => {
    const label = rules.find((rule) => rule.id === id)?.label
    return label ? `${label}: ` : ''
  }
  switch (problem.key) {
    case 'unknown_zone':
      return 'The case has a time zone that is not known.'
    case 'no_such_time':
      return `${of(problem.rule)}“${problem.at}” is no time of day.`
    case 'gap':
      return `From ${when(problem.fromWall)} to ${when(problem.toWall)} nobody has the child.${problem.times > 1 ? ' It happens again later.' : ''}`
    case 'leap_day':
      return `${of(problem.rule)}${settledLeap[problem.settled]}`
    case 'time_skipped':
      return `${of(problem.rule)}On ${when(problem.wall)} clocks are put forward and that time does not exist. The hand-over is at ${writeTime(problem.becomes)}.`
    case 'time_twice':
      return `${of(problem.rule)}On ${when(problem.wall)} clocks are put back and that time comes twice. The first of the two counts.`
    case 'zone_moves':
      return `From ${when(problem.wall)} on the times are those of ${problem.to}.`
    default:
      return `${of(problem.rule)}${wrongSentences[problem.key]}`
  }
}

/** What keeps a version from being proposed; `settled` is only said. */
export const keepsBack = ({ level }: Pick<Problem, 'level'>): boolean => level !== 'settled'

/** The rule that a problem is of. */
export const ruleOf = (problem: Problem): string | null => ('rule' in problem ? problem.rule : null)
