import { measureFinances, precisionOf, recallOf, type Score } from '#domain/finances/measure.testing.ts'
import { sortLines } from '#domain/finances/sort.ts'
import { generateStatements } from '#domain/finances/statements.testing.ts'
import type { Figure } from './results.ts'
import { spreadOf } from './stats.ts'

const most = 50_000

/** How right the categories and the finders of the financial analyzer are on generated statements, and how long 50,000 lines take. */
export function measureAnalyzer({ rounds, families }: { rounds: number; families: number }, say: (text: string) => void) {
  const lines = Array.from({ length: 10 }, (_, at) => generateStatements(900 + at, { perMonth: 450 }).lines)
    .flat()
    .slice(0, most)
  const took: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const began = process.cpuUsage()
    if (sortLines(lines, []).length !== most) throw new Error('The lines of the bench are too few.')
    const { user, system } = process.cpuUsage(began)
    // The first round warms the code up.
    if (round >= 0) took.push((user + system) / 1_000)
  }
  say(`  ${families} families ...`)
  // Seeds that no test uses.
  const found = measureFinances(families, 20_000)
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const score = (what: string, of: Score) =>
    `${what}: precision ${percent(precisionOf(of))}, recall ${percent(recallOf(of))}, n ${(of.right + of.missed).toLocaleString('en-US')} (right ${of.right}, wrong ${of.wrong}, missed ${of.missed}).`
  const figures: Figure[] = [
    { name: 'Sorting 50,000 lines into categories', unit: 'ms', goal: { sense: 'at most', value: 100 }, ...spreadOf(took) },
  ]
  return {
    figures,
    notes: [
      `Generated statements of ${families} families with ${found.lines.toLocaleString('en-US')} lines, one in five cut short; the finders look for forms of words that the generator also writes. Real statements will differ. Precision is of the lines that were sorted, recall of all.`,
      score('Lines whose words say their trade, or a wrong one, by the table alone', found.speaking),
      `Of the other lines, whose names say nothing (n ${found.silent.right + found.silent.missed}), the table sorts ${found.silent.right + found.silent.wrong}.`,
      score(`All lines after ${found.corrections} corrections, one for each name that was not sorted`, found.learned),
      score('Days without statements', found.gaps),
      score('Accounts that only lines name', found.unlisted),
      score('Transfers that were made large', found.large),
      score('Regular income with how often it comes', found.income),
    ],
  }
}
