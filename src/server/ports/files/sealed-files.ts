import { dataKey, newDataKey } from './data-key.ts'
import type { BlobStore, SealedAs, SealedFiles } from './port.ts'
import { openSealed, seal } from './sealed.ts'

/** What is less is sealed at once: handing it to a thread takes longer. Bytes. */
const large = 512 * 1024

const bytesOf = (blocks: readonly Uint8Array[]) => blocks.reduce((sum, { byteLength }) => sum + byteLength, 0)

async function* each(blocks: readonly Uint8Array[]) {
  yield* blocks
}

/** Files sealed with the keys of their owners, over any blob store. @param putLarge puts what lies in memory, by a thread */
export function sealedFiles(blobs: BlobStore, secret: string, putLarge?: SealedFiles['putBlocks']): SealedFiles {
  const sealedFor = ({ key: sealed, owner, context }: SealedAs) => {
    const key = dataKey(secret, sealed, owner)
    if (!key) throw new Error('The key of a file doesn’t open with the secret of this installation.')
    return { key, context: `${owner} ${context}` }
  }
  return {
    newKey: (owner) => newDataKey(secret, owner),
    put: async (as, content) => blobs.put(seal(sealedFor(as), content)),
    putBlocks: async (as, blocks) =>
      putLarge && bytesOf(blocks) >= large ? putLarge(as, blocks) : blobs.put(seal(sealedFor(as), each(blocks))),
    async open(as, { sha256, bytes }, range) {
      const opensFor = sealedFor(as)
      if (!(await blobs.has(sha256))) return null
      const read = async (piece: { from: number; to: number }) => {
        const sealed = await blobs.get(sha256, piece)
        if (!sealed) throw new Error('A file is gone from the store.')
        return sealed
      }
      return openSealed(opensFor, { bytes, read }, range)
    },
    remove: async (address) => blobs.remove(address),
    list: () => blobs.list(),
  }
}
