// Which category a line has, and why: the parent's own word about it, their rules, then the table of merchants.
import type { CategoryId } from './categories.ts'
import { tableRules, type TableRule } from './merchants.ts'
import type { MoneyLine } from './types.ts'
import { spaced } from './words.ts'

/** A parent's own correction: of one line, or of all lines of a way that have these words. */
export interface OwnRule {
  id: string
  /** As `spaced` writes them, without the outer spaces; `null` where it is of one line. */
  words: string | null
  line: string | null
  way: 'in' | 'out'
  category: CategoryId
}

/** Why a line has its category. `words`: what it says. */
export type Why = { by: 'line' | 'own' | 'table'; words: string | null; rule: string | null } | { by: 'none' }

export interface Sorting {
  category: CategoryId
  why: Why
}
export type Sorted = MoneyLine & Sorting

export const wayOf = (cents: number) => (cents < 0 ? 'out' : 'in')

/** Entries by the first three letters of their first word. */
const index: ReadonlyMap<string, readonly TableRule[]> = Map.groupBy(tableRules, ({ words }) => words.split(' ')[0]!.slice(0, 3))

/** No words of the table have a number of three digits or more. */
const longNumber = /\d{3}/
const longNumbers = /\d{3,}/g

/** An entry of one way alone says more than one of both; then the longer words do. */
const weightOf = ({ way, words }: TableRule) => (way === null ? 0 : 100) + words.length

function byTable(text: string, way: 'in' | 'out'): TableRule | null {
  let best: TableRule | null = null
  for (let at = 0; at < text.length - 1; at = text.indexOf(' ', at + 1)) {
    const end = text.indexOf(' ', at + 1)
    for (const rule of index.get(text.slice(at + 1, Math.min(at + 4, end))) ?? []) {
      if (rule.way !== null && rule.way !== way) continue
      if (!text.startsWith(rule.words, at + 1)) continue
      if (!rule.isOpen && text[at + 1 + rule.words.length] !== ' ') continue
      if (best === null || weightOf(rule) > weightOf(best)) best = rule
    }
  }
  return best
}

/**
 * A function that sorts lines by a parent's rules and the table. The same rules and line give the same answer always.
 * Of the parent's rules one about the line itself is first, then the one with the longest words; of two with the same words the later.
 * @param rules in the order in which they were made
 */
function sorterOf(rules: readonly OwnRule[]): (line: MoneyLine) => Sorting {
  const byLine = new Map(rules.flatMap((rule) => (rule.line === null ? [] : [[rule.line, rule] as const])))
  const byWords = rules
    .flatMap((rule) => (rule.words === null ? [] : [{ ...rule, words: rule.words, padded: ` ${rule.words} ` }]))
    .toReversed()
    .toSorted((one, other) => other.words.length - one.words.length)
  // Merchants repeat with another number each time: each is looked at once, unless a rule is about such a number.
  const hasNumber = byWords.some(({ words }) => longNumber.test(words))
  const known = new Map<string, Sorting>()
  return ({ id, description, cents }) => {
    const own = byLine.get(id)
    if (own) return { category: own.category, why: { by: 'line', words: null, rule: own.id } }
    const way = wayOf(cents)
    const key = way + (hasNumber ? description : description.replaceAll(longNumbers, ''))
    const before = known.get(key)
    if (before) return before
    const text = spaced(description)
    const learned = byWords.find((rule) => rule.way === way && text.includes(rule.padded))
    const usual = learned ? null : byTable(text, way)
    const found: Sorting = learned
      ? { category: learned.category, why: { by: 'own', words: learned.words, rule: learned.id } }
      : usual
        ? { category: usual.category, why: { by: 'table', words: usual.words, rule: null } }
        : { category: 'unsorted', why: { by: 'none' } }
    known.set(key, found)
    return found
  }
}

/** Lines with their categories. */
export function sortLines(lines: readonly MoneyLine[], rules: readonly OwnRule[]): Sorted[] {
  const sort = sorterOf(rules)
  return lines.map((line) => ({ ...line, ...sort(line) }))
}
