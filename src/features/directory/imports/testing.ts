import { createHash } from 'node:crypto'
import type { CourtRecord, LineNote, PersonRecord, Source } from '#domain/directory/record.ts'
import type { Input } from './files/input.ts'

/** A file that is a text, handed over in pieces of `size` bytes so that a reader meets every border. */
export function textInput(text: string | Buffer, size = 64 * 1024): Input {
  const bytes = Buffer.from(text)
  let read = 0
  return {
    name: 'text.csv',
    size: bytes.length,
    readSoFar: () => read,
    sha256: () => createHash('sha256').update(bytes).digest('hex'),
    chunks: async function* chunks() {
      for (let at = 0; at < bytes.length; at += size) {
        read = Math.min(bytes.length, at + size)
        yield bytes.subarray(at, read)
      }
    },
  }
}

/** Everything that a source says. */
export async function readAll(
  source: Source,
): Promise<{ people: PersonRecord[]; courts: CourtRecord[]; skipped: LineNote[]; noted: LineNote[] }> {
  const all = { people: [] as PersonRecord[], courts: [] as CourtRecord[], skipped: [] as LineNote[], noted: [] as LineNote[] }
  for await (const read of source.read()) {
    if ('skipped' in read) all.skipped.push(read.skipped)
    else if ('noted' in read) all.noted.push(read.noted)
    else if (read.record.what === 'person') all.people.push(read.record)
    else all.courts.push(read.record)
  }
  return all
}
