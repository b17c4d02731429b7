import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'

/**
 * The installation's secret: AUTH_SECRET; or, on a database of somebody else's, one that every process of the
 * installation derives from its password; or one that is made by chance at the first start and lies in the data folder.
 */
export function secretOf({ authSecret, databaseUrl, dataDir }: Pick<Config, 'authSecret' | 'databaseUrl' | 'dataDir'>): string {
  if (authSecret !== '') return authSecret
  if (databaseUrl !== '') return createHmac('sha256', databaseUrl).update('accounts').digest('base64url')
  const file = path.join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8')
}
