import { isUtf8 } from 'node:buffer'
import type { LineNote } from '#domain/directory/record.ts'

/** An element of a JSON list, at the line where it begins. */
export type ElementRead = { line: number; value: unknown } | { skipped: LineNote }

/** A longer element is left out and never held in memory. Bytes. */
const longest = 1024 * 1024

const [quote, backslash, newline, comma] = [0x22, 0x5c, 0x0a, 0x2c]
const opens = new Set([0x5b, 0x7b])
const closes = new Set([0x5d, 0x7d])
const blanks = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf])

/**
 * Splits a JSON list into its elements as the bytes come. The signs of JSON's structure are ASCII, so
 * bytes can be looked at without decoding them.
 * @throws Error with a sentence when the file is not a list
 */
export async function* readJsonList(chunks: AsyncIterable<Buffer>): AsyncGenerator<ElementRead> {
  let line = 1
  let depth = 0
  let inText = false
  let escaped = false
  let started = 0
  let parts: Buffer[] = []
  let length = 0
  let began = false
  const hold = (bytes: Buffer) => {
    length += bytes.length
    if (length <= longest) parts.push(bytes)
    else parts = []
  }
  const finish = (): ElementRead => {
    const bytes = Buffer.concat(parts)
    const tooLong = length > longest
    parts = []
    length = 0
    if (tooLong) return { skipped: { line: started, why: `The element is longer than ${longest / 1024} KB.` } }
    if (!isUtf8(bytes)) return { skipped: { line: started, why: 'The element is not UTF-8 text.' } }
    try {
      return { line: started, value: JSON.parse(bytes.toString('utf8')) }
    } catch (error) {
      return { skipped: { line: started, why: `The element is not JSON: ${(error as Error).message}.` } }
    }
  }
  for await (const chunk of chunks) {
    let from = began && depth > 0 && length > 0 ? 0 : -1
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]!
      if (byte === newline) line += 1
      if (inText) {
        if (escaped) escaped = false
        else if (byte === backslash) escaped = true
        else if (byte === quote) inText = false
        continue
      }
      if (!began) {
        if (blanks.has(byte)) continue
        if (byte !== 0x5b) throw new Error('The file is not a JSON list: it does not begin with "[". Is it the right file?')
        began = true
        depth = 1
        continue
      }
      const isEnd = depth === 1 && (byte === comma || byte === 0x5d)
      if (isEnd) {
        if (from !== -1 || length > 0) {
          if (from !== -1) hold(chunk.subarray(from, at))
          from = -1
          yield finish()
        }
        if (byte === 0x5d) depth = 0
        continue
      }
      if (from === -1 && depth === 1 && length === 0) {
        if (blanks.has(byte)) continue
        from = at
        started = line
      }
      if (byte === quote) inText = true
      else if (opens.has(byte)) depth += 1
      else if (closes.has(byte) && depth > 1) depth -= 1
    }
    if (from !== -1) hold(chunk.subarray(from))
  }
  if (!began) throw new Error('The file is empty: a JSON list was expected.')
  if (depth > 0) yield { skipped: { line: length > 0 ? started : line, why: 'The file ends in the middle of the list.' } }
}
