import { localBlobs } from './local.ts'
import type { SealedFiles } from './port.ts'
import { s3Blobs, type S3Settings } from './s3.ts'
import { sealedFiles } from './sealed-files.ts'
import { putByThreads } from './threaded.ts'

/** Where sealed files lie: a folder of this machine, or a bucket. Plain data, which a thread can be given. */
export type StoreAt = { folder: string } | { bucket: S3Settings }

export const blobsAt = (at: StoreAt) => ('folder' in at ? localBlobs(at.folder) : s3Blobs(at.bucket))

/** Files in a store, sealed with keys that a secret opens; what is large is sealed by threads. */
export const filesAt = (at: StoreAt, secret: string): SealedFiles => sealedFiles(blobsAt(at), secret, putByThreads(at, secret))
