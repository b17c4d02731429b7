import { createHash } from 'node:crypto'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { FileEntry } from '#domain/record/format.ts'

/** A file of an archive, and how its bytes are read. Its length and hash are known before it is written. */
export interface Entry extends FileEntry {
  content: () => Promise<AsyncIterable<Uint8Array>> | AsyncIterable<Uint8Array>
  /** It is compressed already, as a photo is. */
  isDense?: boolean
}

export const entryOf = (path: string, bytes: Uint8Array): Entry => ({
  path,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  content: () => one(bytes),
})

async function* one(bytes: Uint8Array) {
  // In pieces, so that a reader of the archive is not handed all of it at once.
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536)
}

/** The folder in the archive, so that unpacking it makes one. */
const folder = 'record/'

/**
 * An archive of files, as it is read: each entry's bytes are asked for when its turn comes.
 * @param at the time that its entries have
 * @throws Error where an entry's bytes are not those of its hash: the archive ends there
 */
export async function* archived(entries: readonly Entry[], at: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((error, part) => {
    if (error) failed = error
    else ready.push(part)
  })
  for (const { path, bytes, sha256, content, isDense } of entries) {
    const file = isDense ? new ZipPassThrough(folder + path) : new ZipDeflate(folder + path, { level: 6 })
    file.mtime = at
    zip.add(file)
    const hash = createHash('sha256')
    let length = 0
    for await (const part of await content()) {
      hash.update(part)
      length += part.length
      // Its compressor holds on to what it is given, and the reader may use the same memory again.
      file.push(part.slice())
      yield* ready
      ready = []
    }
    if (length !== bytes || hash.digest('hex') !== sha256) throw new Error('A file of a record is not the one that its hash says.')
    file.push(new Uint8Array(), true)
    yield* ready
    ready = []
    if (failed) throw failed as Error
  }
  zip.end()
  yield* ready
}
