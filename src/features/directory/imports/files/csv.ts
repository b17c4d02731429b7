import { parse } from 'csv-parse/sync'
import { type Line, readLines } from './lines.ts'
import type { LineNote } from '#domain/directory/record.ts'

/** One record of a table: its fields by column name, at the line where it begins. */
export interface Row {
  line: number
  /** The text of a column, trimmed; empty when the column is. */
  get(column: string): string
  /** Whether the header names the column. */
  has(column: string): boolean
}

export type RowRead = { row: Row } | { skipped: LineNote }

interface Held {
  line: number
  text: string
}

/** A quoted field may run over this many lines; a quotation mark that is never closed would run to the end. */
const mostLines = 100

const isOpen = (text: string) => (text.match(/"/g)?.length ?? 0) % 2 === 1

function fieldsOf(text: string, delimiter: string): string[] | null {
  try {
    const records = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true })
    return records.length === 1 ? (records[0] ?? null) : null
  } catch {
    return null
  }
}

/**
 * Groups lines to records. A record that cannot be read costs its first line only: reading starts again
 * at the next one, so a forgotten quotation mark does not swallow the rest of the file.
 */
async function* readRecords(
  lines: AsyncIterable<Line[]>,
  delimiter: string,
): AsyncGenerator<{ line: number; fields: string[] } | { skipped: LineNote }> {
  let queue: Held[] = []
  let ended = false
  /** The next whole record of the queue; `undefined` when more lines are needed. */
  const take = (): { line: number; fields: string[] } | { skipped: LineNote } | undefined => {
    while (queue[0]?.text.trim() === '') queue.shift()
    const [first] = queue
    if (!first) return undefined
    let open = false
    for (let count = 1; count <= Math.min(queue.length, mostLines); count += 1) {
      if (isOpen(queue[count - 1]!.text)) open = !open
      if (open) continue
      const fields = fieldsOf(
        queue
          .slice(0, count)
          .map(({ text }) => text)
          .join('\n'),
        delimiter,
      )
      queue = queue.slice(fields ? count : 1)
      return fields
        ? { line: first.line, fields }
        : { skipped: { line: first.line, why: 'The quotation marks of the line do not pair up.' } }
    }
    if (queue.length < mostLines && !ended) return undefined
    queue = queue.slice(1)
    return { skipped: { line: first.line, why: 'A quotation mark is opened and not closed.' } }
  }
  for await (const batch of lines) {
    for (const line of batch) {
      if ('why' in line) {
        yield { skipped: line }
        continue
      }
      queue.push(line)
      for (let found = take(); found; found = take()) yield found
    }
  }
  ended = true
  for (let found = take(); found; found = take()) yield found
}

/**
 * Reads a table with a header line, record by record, with memory that does not grow with the file.
 * @param needed columns without which the file is another one
 * @throws Error with a sentence when the header does not have them
 */
export async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  { needed, delimiter = ',' }: { needed: readonly string[]; delimiter?: string },
): AsyncGenerator<RowRead> {
  let columns: Map<string, number> | null = null
  for await (const read of readRecords(readLines(chunks), delimiter)) {
    if ('skipped' in read) {
      if (!columns) throw new Error(`The header of the table cannot be read: ${read.skipped.why}`)
      yield read
      continue
    }
    const { line, fields } = read
    if (!columns) {
      columns = new Map(fields.map((name, index) => [name.trim(), index]))
      const missing = needed.filter((name) => !columns?.has(name))
      if (missing.length > 0)
        throw new Error(
          `The first line of the file does not name the column ${missing.map((name) => `"${name}"`).join(', ')}. Is it the right file?`,
        )
      continue
    }
    if (fields.length !== columns.size) {
      yield { skipped: { line, why: `The line has ${fields.length} fields where the header has ${columns.size}.` } }
      continue
    }
    const known = columns
    yield { row: { line, get: (column) => (fields[known.get(column) ?? -1] ?? '').trim(), has: (column) => known.has(column) } }
  }
  if (!columns) throw new Error('The file is empty: it has no header line.')
}
