import type { Day } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'
import { dayAt, numberOf, weekdayOf } from '../time/calendar.ts'
import type { Cycle, Handover, Monthly } from './types.ts'

/** A schedule that has a name. Night 0 is that of a Monday; A and B are the parents. */
export interface Pattern {
  id: string
  name: Text
  nights: string
}

const pattern = (id: string, name: Text, nights: string): Pattern => ({ id, name, nights })

/** The patterns that parents, lawyers and schedule makers name, from even to one-sided. */
export const patterns: readonly Pattern[] = [
  pattern('alternating-weeks', msg`Alternating weeks`, 'AAAAAAABBBBBBB'),
  pattern('alternating-weeks-midweek', msg`Alternating weeks with a Wednesday night`, 'AABAAAABBABBBB'),
  pattern('2-2-3', msg`2-2-3`, 'AABBAAABBAABBB'),
  pattern('2-2-5-5', msg`2-2-5-5`, 'AABBAAAAABBBBB'),
  pattern('5-2-2-5', msg`5-2-2-5`, 'AAAAABBAABBBBB'),
  pattern('3-4-4-3', msg`3-4-4-3`, 'AAABBBBAAAABBB'),
  pattern('2-2-alternating', msg`Two days each`, 'AABB'.repeat(7)),
  pattern('alternating-2-weeks', msg`Two weeks each`, 'A'.repeat(14) + 'B'.repeat(14)),
  pattern('4-3', msg`4-3, every long weekend`, 'AAAABBBAAAABBB'),
  pattern('every-weekend', msg`5-2, every weekend`, 'AAAABBAAAAABBA'),
  pattern('6-1', msg`6-1, every Saturday night`, 'AAAAABAAAAAABA'),
  pattern('alt-weekend-2', msg`Every other weekend`, 'AAAABBAAAAAAAA'),
  pattern('alt-weekend-3', msg`Every other weekend until Monday`, 'AAAABBBAAAAAAA'),
  pattern('alt-weekend-4', msg`Every other weekend, Thursday to Monday`, 'AAABBBBAAAAAAA'),
  pattern('alt-weekend-2-midweek1', msg`Every other weekend, and every Wednesday night`, 'AABABBAAABAAAA'),
  pattern('alt-weekend-3-midweek1', msg`Every other weekend until Monday, and every Wednesday night`, 'AABABBBAABAAAA'),
  pattern('alt-weekend-3-midweek-off', msg`Every other weekend until Monday, and Wednesday night of the week between`, 'AAAABBBAABAAAA'),
  pattern('9-5', msg`9-5: every other long weekend, and Wednesday night of the week between`, 'AAABBBBAABAAAA'),
  pattern('10-4', msg`10-4: every other long weekend`, 'AAABBBBAAAAAAA'),
  pattern('every-third-weekend', msg`Every third weekend`, `AAAABB${'A'.repeat(15)}`),
  pattern('all-A', msg`All nights with one parent`, 'A'.repeat(14)),
]

/** Weekends of the standard order of Texas: the 1st, 3rd and 5th of a month, numbered by their Friday (Tex. Fam. Code 153.312(a)(1)). */
export const texasWeekends: Monthly = {
  kind: 'monthly',
  numberedBy: 4,
  which: [1, 3, 5],
  start: { weekday: 4, at: '18:00' },
  end: { weekday: 6, at: '18:00' },
  holder: 'B',
  otherwise: 'A',
}

/** A and B changed about. */
export const mirrored = (nights: string): string => nights.replace(/[AB]/g, (letter) => (letter === 'A' ? 'B' : 'A'))

/** The pattern that these nights are, whichever parent or week they begin with. */
export function patternOf(nights: string): Pattern | null {
  const forms = [nights, nights.slice(7) + nights.slice(0, 7)]
  return patterns.find((one) => forms.some((form) => form === one.nights || mirrored(form) === one.nights)) ?? null
}

/** The shortest string that nights repeat. */
function repeated(nights: string): string {
  for (let length = 1; length < nights.length; length += 1)
    if (nights.length % length === 0 && nights.slice(0, length).repeat(nights.length / length) === nights) return nights.slice(0, length)
  return nights
}

/**
 * Whether nights are turns of days and not meant for weekdays: whole weeks in turn, or a pattern that comes to another
 * weekday each time (24/48, two days each).
 */
export function isRun(nights: string): boolean {
  const once = repeated(nights)
  if (once.length % 7 !== 0) return true
  return (once.match(/A+|B+|T+/g) ?? []).every((run) => run.length % 7 === 0)
}

/** From which day the nights of a season count each year: turns from its first day, weekdays from the Monday of its first week. */
export const seasonAnchor = (nights: string): 'window' | 'week' => (isRun(nights) ? 'window' : 'week')

/** A cycle of nights that begins on the Monday of a day's week. */
export function cycleFrom(nights: string, day: Day, handover: Handover): Cycle {
  const number = numberOf(day)
  return { kind: 'cycle', anchor: dayAt(number - weekdayOf(number)), nights, handover }
}

/** What a repeating string of nights comes to. Runs and exchanges go over the end of the string to its beginning. */
export interface PatternFacts {
  length: number
  nights: { A: number; B: number; third: number }
  /** Times in one cycle that the holder changes. */
  exchanges: number
  /** The longest run of nights; at most the whole cycle, where nothing ever changes. */
  longest: { A: number; B: number; third: number }
}

export function factsOf(nights: string): PatternFacts {
  const { length } = nights
  const count = (letter: string) => nights.split(letter).length - 1
  const longest = (letter: string) =>
    Math.min(length, Math.max(0, ...`${nights}${nights}`.split(new RegExp(`[^${letter}]`)).map((run) => run.length)))
  let exchanges = 0
  for (let index = 0; index < length; index += 1) if (nights[index] !== nights[(index + 1) % length]) exchanges += 1
  return {
    length,
    nights: { A: count('A'), B: count('B'), third: count('T') },
    exchanges,
    longest: { A: longest('A'), B: longest('B'), third: longest('T') },
  }
}
