import { parse } from 'csv-parse/sync'
import { freshLines, type KnownLine } from '#domain/bank/dedupe.ts'
import { type Matchable, type MatchItem, proposeMatches } from '#domain/bank/match.ts'
import { generatePairs } from '#domain/bank/pairs.testing.ts'
import { readBankFile } from '#money/bank/read-file.ts'
import { isSettled, linesOf } from '#domain/bank/rows.ts'
import { plainCents } from '#domain/money/cents.ts'
import { seededRandom } from '#test/support/random.ts'
import type { Figure } from './results.ts'
import { shuffled, spreadOf } from './stats.ts'

const size = { items: 2_000, strangers: 48_200, days: 3_650 }

/** A file as Chase writes it, of the generated lines, and what they belong to. */
function busyAccount() {
  const made = generatePairs(7, size)
  const lines = made.lines.slice(0, 50_000)
  const date = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`
  const rows = lines.map(({ day, words, cents }) => `DEBIT,${date(day)},"${words}",${plainCents(cents)},DEBIT_CARD,1957.50,,`)
  const text = `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\n${rows.join('\n')}\n`
  return { items: made.items, lines, bytes: Buffer.from(text) }
}

/** Reads a file as the server does: its letters, its columns, its lines, and which of them are new beside those that are there. */
function importInto(there: readonly KnownLine[], bytes: Uint8Array) {
  const file = readBankFile(bytes)
  if (!('format' in file) || file.format !== 'csv' || !isSettled(file.proposal.mapping))
    throw new Error('The file of the bench can’t be read.')
  return freshLines(there, linesOf(file.table, file.proposal.first, file.proposal.mapping).lines)
}

/** Processor time: other programs on the machine lengthen the others. */
function timed(work: () => void): number {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

const ratio = (name: string, values: readonly number[]): Figure => ({
  name,
  unit: 'ratio',
  goal: { sense: 'at most', value: 3 },
  ...spreadOf(values),
})

/** What the proposals of many generated families are worth: pairs of an item and its lines. */
function judged(seeds: number) {
  const missed = new Map<string, number>()
  let [right, wrong, missing, n] = [0, 0, 0, 0]
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { lines, items, truth, noise } = generatePairs(10_000 + seed, { items: 1_000, strangers: 2_500, days: 730 })
    const proposed = new Map(proposeMatches(lines, items).map((one) => [one.item, one.lines.toSorted().join()]))
    for (const { id } of items) {
      const [is, should] = [proposed.get(id), truth.get(id)?.toSorted().join()]
      n += 1
      if (is === should) {
        if (is !== undefined) right += 1
        continue
      }
      if (is !== undefined) wrong += 1
      if (should !== undefined) missing += 1
      const why = `${noise.get(id) ?? 'no line'}: ${is === undefined ? 'not found' : 'another line'}`
      missed.set(why, (missed.get(why) ?? 0) + 1)
    }
  }
  const [precision, recall] = [right / (right + wrong), right / (right + missing)]
  return { n, precision, recall, f1: (2 * precision * recall) / (precision + recall), missed }
}

/** Importing and matching bank lines, beside a bare csv-parse of the same file in the same rounds. */
export async function measureBank({ rounds, families }: { rounds: number; families: number }, say: (text: string) => void) {
  const { lines, items, bytes } = busyAccount()
  const known: readonly KnownLine[] = importInto([], bytes).lines.map((line, at) => ({ ...line, id: String(at) }))
  const toMatch: readonly Matchable[] = lines
  const of: readonly MatchItem[] = items
  const ratios: Record<'fresh' | 'again' | 'match', number[]> = { fresh: [], again: [], match: [] }
  const bare: number[] = []
  const result = { fresh: 0, again: 0 }
  const { next } = seededRandom(5)
  for (let round = -1; round < rounds; round += 1) {
    say(`  round ${round + 1} of ${rounds} ...`)
    const work = {
      bare: () => void parse(bytes, { relax_column_count: true }),
      fresh: () => void (result.fresh = importInto([], bytes).lines.length),
      again: () => void (result.again = importInto(known, bytes).lines.length),
      match: () => void proposeMatches(toMatch, of),
    }
    const took = { bare: 0, fresh: 0, again: 0, match: 0 }
    for (const name of shuffled(['bare', 'fresh', 'again', 'match'] as const, next)) took[name] = timed(work[name])
    if (result.fresh !== lines.length || result.again !== 0) throw new Error('The import of the bench is wrong.')
    // The first round warms the code up.
    if (round === -1) continue
    bare.push(took.bare)
    for (const name of ['fresh', 'again', 'match'] as const) ratios[name].push(took[name] / took.bare)
  }
  const { n, precision, recall, f1, missed } = judged(families)
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`
  const causes = [...missed].toSorted((one, other) => other[1] - one[1]).map(([why, count]) => `${why} ${count}`)
  return {
    figures: [
      ratio('Importing 50,000 lines, against a bare csv-parse of the same file', ratios.fresh),
      ratio('The same file a second time, with 0 new lines', ratios.again),
      ratio('Matching 50,000 lines with 2,000 expenses and payments, against the same', ratios.match),
      { name: 'The bare csv-parse', unit: 'ms', ...spreadOf(bare) } satisfies Figure,
    ],
    notes: [
      'Processor time, in rounds whose order is shuffled. Importing is everything but the database: finding out letters and columns, reading days and amounts, cleaning texts, and which lines are new.',
      `Proposals for ${n.toLocaleString('en-US')} generated expenses and payments of ${families} families, with cut names, fees, two days’ drift and lines in two: precision ${percent(precision)}, recall ${percent(recall)}, F1 ${f1.toFixed(4)} (goal at least .98).`,
      `What was missed or wrong, by what was done to the line: ${causes.join(', ')}.`,
    ],
  }
}
