import { msg, type Text } from '#kernel/text.ts'
import { dayAt } from '../time/calendar.ts'
import { dayOfWall, writeTime } from '../time/wall.ts'
import type { Problem } from './problem.ts'
import type { Rule } from './types.ts'

/** A text with the name of what it is about before it, where that has one. */
export const labeled = (label: string | undefined, text: Text): Text => (label ? msg`${{ label }}: ${{ text }}` : text)

/** A minute of the wall: "2027-03-14 at 02:30". */
const when = (wall: number): Text => msg`${{ day: dayAt(dayOfWall(wall)) }} at ${{ time: writeTime(wall) }}`

const wrongTexts = {
  empty_cycle: msg`The pattern has no nights.`,
  unknown_letter: msg`The pattern has a letter that is nobody’s.`,
  no_such_day: msg`It names a day that does not exist.`,
  no_children: msg`It is for no child.`,
  end_before_start: msg`It ends before it begins.`,
  handover_at_midnight: msg`A hand-over at midnight leaves open whose the night is. Choose a time before or after.`,
  same_id: msg`Two rules have one name.`,
} as const

const settledLeap = {
  omit: msg`February 29 is left out in years that do not have it.`,
  'day-before': msg`In years without a February 29 it is on February 28.`,
  'day-after': msg`In years without a February 29 it is on March 1.`,
  'begins-1-march': msg`In years without a February 29 it begins on March 1.`,
  'ends-28-february': msg`In years without a February 29 it ends on February 28.`,
} as const

/** A problem of a version in one sentence, with the rule's own name before it where it has one. */
export function sentenceOf(problem: Problem, rules: readonly Rule[]): Text {
  const labelOf = (id: string | null) => rules.find((rule) => rule.id === id)?.label
  const named = (id: string | null, text: Text) => labeled(labelOf(id), text)
  switch (problem.key) {
    case 'unknown_zone':
      return msg`The case has a time zone that is not known.`
    case 'no_such_time':
      return named(problem.rule, msg`“${{ time: problem.at }}” is no time of day.`)
    case 'gap': {
      const [from, to] = [when(problem.fromWall), when(problem.toWall)]
      return problem.times > 1
        ? msg`From ${{ from }} to ${{ to }} nobody has the child. It happens again later.`
        : msg`From ${{ from }} to ${{ to }} nobody has the child.`
    }
    case 'leap_day':
      return named(problem.rule, settledLeap[problem.settled])
    case 'time_skipped': {
      const [moment, time] = [when(problem.wall), writeTime(problem.becomes)]
      const text = msg`On ${{ moment }} clocks are put forward and that time does not exist. The hand-over is at ${{ time }}.`
      return named(problem.rule, text)
    }
    case 'time_twice': {
      const moment = when(problem.wall)
      return named(problem.rule, msg`On ${{ moment }} clocks are put back and that time comes twice. The first of the two counts.`)
    }
    case 'overlap': {
      const name = (id: string) => labelOf(id) ?? msg`A holiday without a name`
      const [first, other] = [name(problem.rule), name(problem.other)]
      const [from, to, otherFrom, otherTo] = [when(problem.from), when(problem.to), when(problem.otherFrom), when(problem.otherTo)]
      return msg`${{ first }} (${{ from }} to ${{ to }}) and ${{ other }} (${{ otherFrom }} to ${{ otherTo }}) overlap. ${{ first }} goes first.`
    }
    case 'zone_moves': {
      const moment = when(problem.wall)
      return msg`From ${{ moment }} on the times are those of ${{ zone: problem.to }}.`
    }
    default:
      return named(problem.rule, wrongTexts[problem.key])
  }
}

/** What keeps a version from being proposed; `settled` is only said. */
export const keepsBack = ({ level }: Pick<Problem, 'level'>): boolean => level !== 'settled'

/** The rule that a problem is of. */
export const ruleOf = (problem: Problem): string | null => ('rule' in problem ? problem.rule : null)
