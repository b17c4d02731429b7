// How right the categories and the finders are on generated statements: for tests and the bench.
import type { CategoryId } from './categories.ts'
import { disclosureOf } from './disclosure.ts'
import { incomeOf } from './income.ts'
import { monthsFrom } from './months.ts'
import { type OwnRule, sortLines, wayOf } from './sort.ts'
import { generateStatements } from './statements.testing.ts'
import { unusualTransfers } from './unusual.ts'
import { proposedWords } from './words.ts'

/** Counts of found, wrong and missed; `n` is how many there were to find. */
export interface Score {
  right: number
  wrong: number
  missed: number
}
export const precisionOf = ({ right, wrong }: Score) => right / (right + wrong)
export const recallOf = ({ right, missed }: Score) => right / (right + missed)
const none = (): Score => ({ right: 0, wrong: 0, missed: 0 })
const add = (score: Score, found: ReadonlySet<string>, real: ReadonlySet<string>) => {
  for (const one of found) score[real.has(one) ? 'right' : 'wrong'] += 1
  for (const one of real) if (!found.has(one)) score.missed += 1
}

/** A line in a wrong category is also missing in the right one. */
const count = (score: Score, found: CategoryId, real: CategoryId) => {
  if (found === real) score.right += 1
  else score.missed += 1
  if (found !== real && found !== 'unsorted') score.wrong += 1
}

/**
 * Sorts and searches the statements of some families. `speaking`: lines whose merchant says its trade, or a wrong one, sorted by the
 * table alone; `silent`: the others; `learned`: all lines after one correction of each merchant that was not sorted.
 */
export function measureFinances(seeds: number, from = 1) {
  const [speaking, silent, learned, gaps, unlisted, large, income] = [none(), none(), none(), none(), none(), none(), none()]
  let [lines, corrections] = [0, 0]
  for (let seed = from; seed < from + seeds; seed += 1) {
    const made = generateStatements(seed)
    lines += made.lines.length
    const first = sortLines(made.lines, [])
    for (const { id, category } of first) {
      const score = made.isSilent.has(id) ? silent : speaking
      count(score, category, made.truth.get(id)!)
    }
    const rules: OwnRule[] = []
    for (const { id, description, category, cents } of first) {
      const words = proposedWords(description)
      const way = wayOf(cents)
      if (category !== 'unsorted' || words === '' || rules.some((rule) => rule.words === words && rule.way === way)) continue
      rules.push({ id: `rule ${id}`, words, line: null, way, category: made.truth.get(id)! })
    }
    corrections += rules.length
    const sorted = sortLines(made.lines, rules)
    for (const { id, category } of sorted) count(learned, category, made.truth.get(id)!)
    const items = disclosureOf(made.accounts, sorted)
    add(
      gaps,
      new Set(items.flatMap((item) => (item.kind === 'gap' ? [`${item.first} ${item.last}`] : []))),
      new Set(made.gap ? [`${made.gap.first} ${made.gap.last}`] : []),
    )
    // An ending whose transfers all fell into the gap is nowhere in the lines.
    const named = new Set(made.unlisted.filter((digits) => made.lines.some(({ description }) => description.includes(digits))))
    add(unlisted, new Set(items.flatMap((item) => (item.kind === 'unlisted' ? [item.ending] : []))), named)
    const there = new Set(made.lines.map(({ id }) => id))
    add(
      large,
      new Set(unusualTransfers(sorted).flatMap((one) => one.lines.map(({ id }) => id))),
      new Set(made.large.filter((id) => there.has(id))),
    )
    const sources = incomeOf(sorted, monthsFrom('2025-01', '2025-12'))
    add(
      income,
      new Set(
        sources
          .filter(({ pace }) => pace !== null)
          .map(({ payer, pace }) => `${payer.includes(made.payer.words) ? made.payer.words : payer} ${pace}`),
      ),
      new Set([`${made.payer.words} ${made.payer.pace}`]),
    )
  }
  return { lines, corrections, speaking, silent, learned, gaps, unlisted, large, income }
}
