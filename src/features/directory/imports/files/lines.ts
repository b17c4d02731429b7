import { isUtf8 } from 'node:buffer'

/** A line of a text file, counted from 1; `why` instead of a text when it cannot be read. */
export type Line = { line: number; text: string } | { line: number; why: string }

/** Longer lines are no records: they are left out, and never held in memory. Bytes. */
export const longestLine = 1024 * 1024

const newline = 0x0a

/**
 * Splits bytes into lines, chunk by chunk. A line that is not UTF-8 or is too long comes with the reason,
 * so that the lines after it keep their numbers.
 */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  let line = 1
  let held: Buffer[] = []
  let length = 0
  const finish = (): Line => {
    const bytes = held.length === 1 ? held[0]! : Buffer.concat(held)
    const number = line
    const whole = length
    held = []
    length = 0
    line += 1
    if (whole > longestLine) return { line: number, why: `The line is longer than ${longestLine / 1024} KB.` }
    if (!isUtf8(bytes)) return { line: number, why: 'The line is not UTF-8 text. Save the file with this encoding.' }
    const text = bytes.toString('utf8')
    return { line: number, text: (number === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text).replace(/\r$/, '') }
  }
  const hold = (bytes: Buffer) => {
    length += bytes.length
    if (length <= longestLine) held.push(bytes)
    else held = []
  }
  for await (const chunk of chunks) {
    const ready: Line[] = []
    let from = 0
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      hold(chunk.subarray(from, at))
      ready.push(finish())
      from = at + 1
    }
    if (from < chunk.length) hold(chunk.subarray(from))
    if (ready.length > 0) yield ready
  }
  if (length > 0) yield [finish()]
}
