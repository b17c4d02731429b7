// What a thread of threaded.ts does.
import { blobsAt, type StoreAt } from './store-at.ts'
import type { SealedAs, SealedFiles, StoredBlob } from './port.ts'
import { sealedFiles } from './sealed-files.ts'

export interface PutWork {
  at: StoreAt
  secret: string
  as: SealedAs
  /** In memory that threads share. */
  blocks: readonly Uint8Array[]
}

/** A store looks once at what a killed process left in it. */
const stores = new Map<string, SealedFiles>()

export async function put({ at, secret, as, blocks }: PutWork): Promise<StoredBlob> {
  const name = JSON.stringify([at, secret])
  const files = stores.get(name) ?? sealedFiles(blobsAt(at), secret)
  stores.set(name, files)
  return files.putBlocks(as, blocks)
}
