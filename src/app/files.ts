import path from 'node:path'
import { filesAt } from '#ports/files/open.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { StoreAt } from '#ports/files/store-at.ts'
import type { Config } from './config.ts'

/** Where the sealed files of cases are: the bucket of the settings, or the data folder. */
function placeOf({ dataDir, s3Url }: Pick<Config, 'dataDir' | 's3Url'>): StoreAt {
  const folder = path.join(dataDir, 'files')
  if (s3Url === '') return { folder }
  const { origin, pathname, username, password, searchParams } = new URL(s3Url)
  return {
    bucket: {
      endpoint: origin + pathname,
      region: searchParams.get('region') ?? 'us-east-1',
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      prefix: 'files/',
      incoming: path.join(folder, 'incoming'),
    },
  }
}

/** Files of cases, sealed with keys that the installation's secret opens. */
export const filesOf = ({ config, secret }: { config: Pick<Config, 'dataDir' | 's3Url'>; secret: string }): SealedFiles =>
  filesAt(placeOf(config), secret)
