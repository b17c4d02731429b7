import { dayAt, numberOf, weekdayOf } from '../time/calendar.ts'
import { cycleFrom, mirrored, patterns } from './patterns.ts'
import type { Cycle, Rule } from './types.ts'
import type { Day } from '#kernel/day.ts'

/** The weeks that a new schedule begins with: 2-2-5-5 from the Monday of its first week. */
export const firstRule = (effective: string): Rule => ({
  id: 'weeks',
  layer: 'base',
  children: 'all',
  span: cycleFrom(patterns.find(({ id }) => id === '2-2-5-5')!.nights, effective as Day, { at: '18:00' }),
})

/** The rule that the weeks' part of the builder is about: the first that gives all children their usual weeks. */
export const weeksOf = (rules: readonly Rule[]): Rule | null =>
  rules.find(
    ({ layer, children, span, within }) =>
      layer === 'base' && children === 'all' && within === undefined && (span.kind === 'cycle' || span.kind === 'monthly'),
  ) ?? null

export const swapped = (cycle: Cycle): Cycle => ({ ...cycle, nights: mirrored(cycle.nights) })
/** The same weeks, beginning with the second. */
export const weekLater = (cycle: Cycle): Cycle => ({ ...cycle, nights: cycle.nights.slice(7) + cycle.nights.slice(0, 7) })
const letters = ['A', 'B', 'T']
/** One night changed to the next who may have it. */
export const nightChanged = (cycle: Cycle, night: number): Cycle => ({
  ...cycle,
  nights: [...cycle.nights].map((letter, at) => (at === night ? letters[(letters.indexOf(letter) + 1) % 3] : letter)).join(''),
})
/** The same nights for another number of weeks: cut, or gone on with. */
export const weeksLong = (cycle: Cycle, weeks: number): Cycle => ({ ...cycle, nights: cycle.nights.repeat(8).slice(0, weeks * 7) })

/** A name that no rule has yet: `holiday-3`. */
export function freshId(kind: string, rules: readonly Rule[]): string {
  const taken = new Set(rules.map(({ id }) => id))
  let number = 1
  while (taken.has(`${kind}-${number}`)) number += 1
  return `${kind}-${number}`
}

/** One rule put in place of that with its name, or at the end. */
export const withRule = (rules: readonly Rule[], rule: Rule): Rule[] =>
  rules.some(({ id }) => id === rule.id) ? rules.map((one) => (one.id === rule.id ? rule : one)) : [...rules, rule]

const mondayOf = (day: string): number => numberOf(day as Day) - weekdayOf(numberOf(day as Day))

/** The same nights on the same dates, written from the Monday of a day's week on: week 1 is then that week. */
export function writtenFrom(cycle: Cycle, day: string): Cycle {
  if (cycle.anchor === 'window' || cycle.anchor === 'week' || cycle.nights === '') return cycle
  const { length } = cycle.nights
  const shift = (((mondayOf(day) - numberOf(cycle.anchor)) % length) + length) % length
  return { ...cycle, anchor: dayAt(mondayOf(day)), nights: cycle.nights.slice(shift) + cycle.nights.slice(0, shift) }
}

/** The first weekend night from a day on, a Friday's or, on a Saturday, that day's. */
export function weekendFrom(day: string): Day {
  const number = numberOf(day as Day)
  const weekday = weekdayOf(number)
  return dayAt(weekday === 5 ? number : number + ((4 - weekday + 7) % 7))
}

/** With whom the child sleeps on a day by a cycle alone. */
const letterOn = (cycle: Cycle, day: string): string =>
  writtenFrom(cycle, day).nights.charAt(weekdayOf(numberOf(day as Day)) % cycle.nights.length)

/**
 * Whose the first weekend from a day on is, and whose it could be by the same pattern begun with another week. `null` where there
 * is nothing to choose: every weekend is one parent's, or the pattern moves through the week.
 */
export function firstWeekend(cycle: Cycle, day: string): { day: Day; holder: string; choices: string[] } | null {
  if (cycle.nights.length % 7 !== 0 || cycle.anchor === 'window' || cycle.anchor === 'week') return null
  const weekend = weekendFrom(day)
  const holders = Array.from({ length: cycle.nights.length / 7 }, (_, week) => letterOn(cycle, dayAt(numberOf(weekend) + 7 * week)))
  const choices = ['A', 'B', 'T'].filter((letter) => holders.includes(letter))
  return choices.length > 1 ? { day: weekend, holder: holders[0]!, choices } : null
}

/** The cycle begun with the first of its weeks in which that weekend is with someone. */
export function withWeekend(cycle: Cycle, day: string, holder: string): Cycle {
  let turned = writtenFrom(cycle, day)
  for (let week = 0; week < cycle.nights.length / 7 && letterOn(turned, weekendFrom(day)) !== holder; week += 1) turned = weekLater(turned)
  return turned
}

/** The rules for another first day: weeks that were written from the old first week begin with the new one. */
export const movedTo = (rules: readonly Rule[], from: string, to: string): Rule[] =>
  rules.map((rule) =>
    rule.span.kind === 'cycle' && rule.span.anchor === dayAt(mondayOf(from))
      ? { ...rule, span: { ...rule.span, anchor: dayAt(mondayOf(to)) } }
      : rule,
  )
