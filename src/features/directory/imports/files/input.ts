import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import path from 'node:path'
import type { SourceFile } from '#domain/directory/record.ts'

/** A file that is read once from its beginning to its end, counted and digested on the way. */
export interface Input extends SourceFile {
  chunks(): AsyncIterable<Buffer>
}

/**
 * Opens a file of data.
 * @throws Error with a sentence when it is not there or cannot be read
 */
export function openInput(file: string): Input {
  let size: number
  try {
    const found = statSync(file)
    if (!found.isFile()) throw new Error('it is not a file')
    size = found.size
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is none of this name' : (error as Error).message
    throw new Error(`The file ${file} cannot be read: ${why}. Check the name and try again.`, { cause: error })
  }
  const hash = createHash('sha256')
  let read = 0
  let digest: string | null = null
  return {
    name: path.basename(file),
    size,
    readSoFar: () => read,
    sha256: () => (digest ??= hash.digest('hex')),
    chunks: async function* chunks() {
      for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
        if (!Buffer.isBuffer(chunk)) continue
        read += chunk.length
        hash.update(chunk)
        yield chunk
      }
    },
  }
}

/** Bytes that are here already, such as what was fetched, as a file. */
export function inputOf(name: string, bytes: Buffer): Input {
  let read = 0
  return {
    name,
    size: bytes.length,
    readSoFar: () => read,
    sha256: () => createHash('sha256').update(bytes).digest('hex'),
    chunks: async function* chunks() {
      for (let at = 0; at < bytes.length; at += 256 * 1024) {
        read = Math.min(bytes.length, at + 256 * 1024)
        yield bytes.subarray(at, read)
      }
    },
  }
}
