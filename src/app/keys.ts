import { statSync } from 'node:fs'
import path from 'node:path'
import type { Key } from '#staff/staff/contract.ts'
import type { Config } from './config.ts'

/** The day on which the secret of the data folder was made; `null` where nobody knows. */
function madeOn(dataDir: string): string | null {
  try {
    return statSync(path.join(dataDir, 'secret')).mtime.toISOString().slice(0, 10)
  } catch {
    return null
  }
}

/** Which keys this installation has, for the super admin: where each comes from and since when, as far as that is known. Never a key. */
export function keysOf({
  authSecret,
  databaseUrl,
  dataDir,
  smtpUrl,
}: Pick<Config, 'authSecret' | 'databaseUrl' | 'dataDir' | 'smtpUrl'>): Key[] {
  const isEmbedded = databaseUrl === ''
  const ofSecret = authSecret === '' ? 'made' : 'setting'
  return [
    { key: 'secret', from: ofSecret, since: ofSecret === 'made' ? madeOn(dataDir) : null },
    { key: 'database', from: isEmbedded ? 'socket' : 'setting', since: null },
    { key: 'mail', from: smtpUrl === '' ? 'none' : 'setting', since: null },
  ]
}
