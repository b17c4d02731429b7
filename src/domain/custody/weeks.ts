import { cycleFrom, mirrored, patterns } from './patterns.ts'
import type { Cycle, Rule } from './types.ts'
import type { Day } from '../../kernel/day.ts'

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
