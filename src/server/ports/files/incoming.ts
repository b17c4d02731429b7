import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { StoredBlob } from './port.ts'

/** What a killed process left is removed after this long. Milliseconds. */
const leftFor = 24 * 60 * 60_000

/** What is written with one call. Bytes. */
const atOnce = 1024 ** 2

/** A blob that has arrived whole: its file is synced to disk, and nothing refers to it yet. */
export interface Arrived extends StoredBlob {
  file: string
}

/**
 * Where blobs arrive before they have an address: a file under a name of chance, which no reader looks for.
 * @param folder on the same file system as the blobs, where they are renamed from it
 */
export function incoming(folder: string) {
  let isSwept: Promise<void> | null = null

  /** Once per process: a file that another process is writing to at this moment is younger. */
  async function sweep() {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name)
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
      if (mtimeMs < Date.now() - leftFor) await rm(file, { force: true })
    }
  }

  return {
    /** Takes a blob in. @throws what `content` throws; the file is then gone */
    async take(content: AsyncIterable<Uint8Array>): Promise<Arrived> {
      await (isSwept ??= sweep())
      const file = path.join(folder, randomUUID())
      const hash = createHash('sha256')
      let bytes = 0
      let held: Uint8Array[] = []
      const handle = await open(file, 'wx', 0o600)
      let size = 0
      const write = async () => {
        const { bytesWritten } = await handle.writev(held)
        // The system may take less than it was given; `writeFile` asks until all is taken.
        if (bytesWritten < size) await handle.writeFile(Buffer.concat(held).subarray(bytesWritten))
        held = []
        size = 0
      }
      try {
        for await (const chunk of content) {
          hash.update(chunk)
          bytes += chunk.byteLength
          held.push(chunk)
          size += chunk.byteLength
          if (size >= atOnce) await write()
        }
        if (size > 0) await write()
        await handle.sync()
      } catch (error) {
        await rm(file, { force: true })
        throw error
      } finally {
        await handle.close()
      }
      return { file, bytes, sha256: hash.digest('hex') }
    },
  }
}
