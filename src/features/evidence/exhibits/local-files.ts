import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Entry } from '#case/records/public.ts'

/** The bytes of a file of this machine. */
export async function* readFrom(file: string): AsyncGenerator<Uint8Array> {
  for await (const part of createReadStream(file)) yield part as Buffer
}

/** Writes bytes into a file that its owner alone reads. */
export const writeInto = async (file: string, content: AsyncIterable<Uint8Array>): Promise<void> =>
  pipeline(Readable.from(content), createWriteStream(file, { mode: 0o600 }))

/** A file of this machine as an entry of an archive. It is read twice, and never held in memory as a whole. */
export async function fileEntry(name: string, file: string): Promise<Entry> {
  const hash = createHash('sha256')
  for await (const part of readFrom(file)) hash.update(part)
  return { path: name, bytes: (await stat(file)).size, sha256: hash.digest('hex'), content: () => readFrom(file), isDense: true }
}
