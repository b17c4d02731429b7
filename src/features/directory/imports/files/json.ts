import { isUtf8 } from 'node:buffer'

/** A larger file is refused before it fills the memory. Bytes; the list of courts has 2 MB. */
const largest = 64 * 1024 * 1024

/**
 * The elements of a JSON list, and its text for who must say where an element stands.
 * @throws Error with a sentence when the file is too large, is not UTF-8, is broken or cut off, or is not a list: then nothing of it is read
 */
export async function readJsonList(chunks: AsyncIterable<Buffer>): Promise<{ text: string; elements: readonly unknown[] }> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > largest) throw new Error(`The file is larger than ${largest / 1024 / 1024} MB. Is it the right file?`)
    parts.push(chunk)
  }
  const bytes = Buffer.concat(parts)
  if (!isUtf8(bytes)) throw new Error('The file is not UTF-8 text.')
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  if (text.trim() === '') throw new Error('The file is empty: a JSON list was expected.')
  let elements: unknown
  try {
    elements = JSON.parse(text)
  } catch (error) {
    throw new Error(`The file is not whole JSON: ${(error as Error).message}. Fetch it again.`, { cause: error })
  }
  if (!Array.isArray(elements)) throw new Error('The file is not a JSON list: it does not begin with "[". Is it the right file?')
  return { text, elements }
}

/** The line of each `"id"` of a text by its value, where it stands first. Lines count from 1. */
export function linesOfIds(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  for (const [at, line] of text.split('\n').entries())
    for (const [, id] of line.matchAll(/"id"\s*:\s*"([^"\\]*)"/g)) if (!lines.has(id!)) lines.set(id!, at + 1)
  return lines
}
