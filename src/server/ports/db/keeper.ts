import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ourStamp, stampIsAlive } from './processes.ts'

/**
 * The number of the process whose stamp stands in a file of the data folder ("server.pid"), if it lives and
 * is not this one. While a server has the folder, nobody else stops the embedded database, not even the
 * command that had started it before.
 */
export function holderOf(dataDir: string, file: string): string | null {
  let stamp: string
  try {
    stamp = readFileSync(path.join(dataDir, file), 'utf8')
  } catch {
    return null
  }
  return stamp !== ourStamp() && stampIsAlive(stamp) ? (stamp.split(' ')[0] ?? stamp) : null
}
