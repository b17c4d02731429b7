import { dayAt } from '../time/calendar.ts'
import { dayOfWall, writeTime } from '../time/wall.ts'
import type { Problem } from './problem.ts'
import type { Rule } from './types.ts'

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
    case 'overlap': {
      const name = (id: string) => rules.find((rule) => rule.id === id)?.label ?? 'A holiday without a name'
      const both = `${name(problem.rule)} (${when(problem.from)} to ${when(problem.to)}) and ${name(problem.other)} (${when(problem.otherFrom)} to ${when(problem.otherTo)}) overlap.`
      return `${both} ${name(problem.rule)} goes first.`
    }
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
