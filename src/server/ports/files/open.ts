import type { SealedFiles } from './port.ts'
import { sealedFiles } from './sealed-files.ts'
import { blobsAt, type StoreAt } from './store-at.ts'
import { putByThreads } from './threaded.ts'

/** Files in a store, sealed with keys that a secret opens; what is large is sealed by threads. */
export const filesAt = (at: StoreAt, secret: string): SealedFiles => sealedFiles(blobsAt(at), secret, putByThreads(at, secret))
