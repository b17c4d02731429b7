import { bankLimits } from './types.ts'

/** The cells of a file, and what parts them. An empty row is there too, so that rows have the numbers that a spreadsheet gives them. */
export interface Table {
  delimiter: Delimiter
  rows: readonly (readonly string[])[]
}

const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Parses CSV. @param options.most rows at most; `hasQuotes`: quotation marks enclose cells @throws for a quotation mark that is never closed */
export type ParseRows = (text: string, options: { delimiter: Delimiter; most: number; hasQuotes: boolean }) => string[][]

/** How often each sign stands in a row outside of quotation marks. */
function countsIn(row: string): number[] {
  const counts = delimiters.map(() => 0)
  let isQuoted = false
  for (const letter of row) {
    if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted) {
      const index = (delimiters as readonly string[]).indexOf(letter)
      if (index !== -1) counts[index]! += 1
    }
  }
  return counts
}

/** The sign that stands equally often in the most of the first rows; of two of them the one that makes more columns. */
export function delimiterOf(text: string): Delimiter {
  const rows = text
    .slice(0, 32_768)
    .split(/\r\n|\r|\n/, 60)
    .filter((row) => row.trim() !== '')
    .map(countsIn)
  const scores = delimiters.map((_, index) => {
    const times = new Map<number, number>()
    for (const counts of rows) if (counts[index]! > 0) times.set(counts[index]!, (times.get(counts[index]!) ?? 0) + 1)
    const [often, alike] = [...times].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [0, 0]
    return { index, often, alike }
  })
  const [best] = scores.toSorted((one, other) => other.alike - one.alike || other.often - one.often)
  return delimiters[best!.index]!
}

/**
 * Reads a file's rows (RFC 4180, as loosely as banks follow it): rows of different lengths, a quotation mark inside a cell, one that is
 * never closed.
 * @returns `null` for more rows than a file may have
 */
export function readTable(text: string, parse: ParseRows): Table | null {
  const delimiter = delimiterOf(text)
  const most = bankLimits.lines + 200
  let rows: string[][]
  try {
    rows = parse(text, { delimiter, most, hasQuotes: true })
  } catch {
    // A quotation mark that is never closed: each is a letter then.
    rows = parse(text, { delimiter, most, hasQuotes: false })
  }
  return rows.length >= most ? null : { delimiter, rows }
}
