// Large pieces are sealed, hashed and written by threads of their own: it keeps the server's one thread free for requests, and buffers of
// this size make its collector walk through all of its memory again and again, which took a third of an upload's time (docs/decisions/0091).
import { threads } from '../threads.ts'
import type { StoreAt } from './store-at.ts'
import type { SealedAs, StoredBlob } from './port.ts'
import type { PutWork } from './thread.ts'

/** As long as the store's own patience, with a reserve. Milliseconds. */
const patience = 20 * 60_000

const pool = threads<PutWork, StoredBlob>({
  file: new URL('thread.ts', import.meta.url),
  name: 'put',
  atOnce: 2,
  idle: 60_000,
  megabytes: 256,
})

/** Puts what lies in memory, as `SealedFiles.putBlocks`, by threads that all stores of this process share. */
export const putByThreads =
  (at: StoreAt, secret: string) =>
  (as: SealedAs, blocks: readonly Uint8Array[]): Promise<StoredBlob> =>
    pool.run({ at, secret, as, blocks }, patience)
