import path from 'node:path'
import { localBlobs } from '#ports/files/local.ts'
import type { BlobStore, SealedFiles } from '#ports/files/port.ts'
import { s3Blobs } from '#ports/files/s3.ts'
import { sealedFiles } from '#ports/files/sealed-files.ts'
import type { Config } from './config.ts'

/** Where the sealed files of cases are: the bucket of the settings, or the data folder. */
function blobsOf({ dataDir, s3Url }: Pick<Config, 'dataDir' | 's3Url'>): BlobStore {
  const folder = path.join(dataDir, 'files')
  if (s3Url === '') return localBlobs(folder)
  const { origin, pathname, username, password, searchParams } = new URL(s3Url)
  return s3Blobs({
    endpoint: origin + pathname,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    prefix: 'files/',
    incoming: path.join(folder, 'incoming'),
  })
}

/** Files of cases, sealed with keys that the installation's secret opens. */
export const filesOf = ({ config, secret }: { config: Pick<Config, 'dataDir' | 's3Url'>; secret: string }): SealedFiles =>
  sealedFiles(blobsOf(config), secret)
