// The bytes of a blocked file, for legal process alone: a command on the server writes them, and no call does.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { CaseTx } from '#access/cases.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { opened, openingOf } from './content.ts'
import { type FileAt, fileAt } from './store.ts'

interface Deps {
  /** As the machine, a transaction each. */
  read: <T>(work: (tx: CaseTx) => Promise<T>) => Promise<T>
  files: SealedFiles
}

/**
 * Writes a file as it was uploaded into a new file that its owner alone may read.
 * @returns its SHA-256
 * @throws Error where there is no such file, where `into` is there already, and where the bytes have another hash than when they arrived
 */
export async function writePreserved({ read, files }: Deps, of: FileAt, into: string): Promise<string> {
  const found = await read(async (tx) => {
    const file = await fileAt(tx, of)
    return file && { file, opening: await openingOf(tx, files, file, new Date()) }
  })
  if (!found) throw new Error('There is no such file any more.')
  const hash = createHash('sha256')
  await pipeline(
    await opened(files, found.opening, 'file', found.file),
    async function* hashed(parts: AsyncIterable<Uint8Array>) {
      for await (const part of parts) {
        hash.update(part)
        yield part
      }
    },
    createWriteStream(into, { flags: 'wx', mode: 0o600 }),
  )
  const sha256 = hash.digest('hex')
  if (sha256 !== found.file.sha256) throw new Error('The file has another hash than when it arrived.')
  return sha256
}
