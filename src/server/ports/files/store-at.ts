import { localBlobs } from './local.ts'
import type { BlobStore } from './port.ts'
import { s3Blobs, type S3Settings } from './s3.ts'

/** Where sealed files lie: a folder of this machine, or a bucket. Plain data, which a thread can be given. */
export type StoreAt = { folder: string } | { bucket: S3Settings }

export const blobsAt = (at: StoreAt): BlobStore => ('folder' in at ? localBlobs(at.folder) : s3Blobs(at.bucket))
