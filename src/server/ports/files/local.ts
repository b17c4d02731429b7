import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { incoming } from './incoming.ts'
import { sealedChunk } from './sealed.ts'
import { type BlobStore, checkAddress, isAddress, isEmptyRange } from './port.ts'

/** A sealed file is read chunk by chunk (sealed.ts): read in other steps each chunk would be put together from two. Bytes. */
const highWaterMark = sealedChunk

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** A rename is on disk once its folder is: fsync(2), "Calling fsync() does not necessarily ensure that the entry in the directory […] has also reached disk". */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Blobs in a folder of this machine: `<folder>/blobs/ab/abcd…`, by their address.
 * Each is written beside them, synced, then renamed into its place, and the folder is synced: after a crash it is there whole, or not there.
 */
export function localBlobs(folder: string): BlobStore {
  const blobs = path.join(folder, 'blobs')
  const arriving = incoming(path.join(folder, 'incoming'))
  const fileOf = (sha256: string) => {
    checkAddress(sha256)
    return path.join(blobs, sha256.slice(0, 2), sha256)
  }
  const isThere = (file: string) =>
    access(file).then(
      () => true,
      (error: unknown) => {
        if (isMissing(error)) return false
        throw error
      },
    )

  return {
    async put(content) {
      const { file: from, sha256, bytes } = await arriving.take(content)
      const file = fileOf(sha256)
      const parent = path.dirname(file)
      try {
        if ((await mkdir(parent, { recursive: true, mode: 0o700 })) !== undefined) {
          await syncFolder(blobs)
          await syncFolder(folder)
        }
        if (await isThere(file)) await rm(from, { force: true })
        else await rename(from, file)
      } catch (error) {
        await rm(from, { force: true })
        throw error
      }
      // Also where it was there: another process that put it may not have come to this yet.
      await syncFolder(parent)
      return { sha256, bytes }
    },
    async get(sha256, range = { from: 0 }) {
      try {
        const handle = await open(fileOf(sha256), 'r')
        if (isEmptyRange(range)) {
          await handle.close()
          return (async function* nothing() {})()
        }
        return handle.createReadStream({ highWaterMark, start: range.from, ...(range.to !== undefined && { end: range.to - 1 }) })
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    has: async (sha256) => isThere(fileOf(sha256)),
    remove: async (sha256) => rm(fileOf(sha256), { force: true }),
    async *list() {
      const folders = await readdir(blobs).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      for (const each of folders)
        for (const sha256 of await readdir(path.join(blobs, each))) {
          // What an operator or a file manager left between the blobs is none.
          if (isAddress(sha256)) yield { sha256, bytes: (await stat(path.join(blobs, each, sha256))).size }
        }
    },
  }
}
