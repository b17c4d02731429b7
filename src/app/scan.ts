import { clamd } from '#ports/scan/clamd.ts'
import { noScanner } from '#ports/scan/off.ts'
import type { Scanner } from '#ports/scan/port.ts'
import type { Environment } from './environment.ts'

/** What looks through files from strangers: the clamd of the settings, or nothing. */
export function scannerOf({ config, report }: Pick<Environment, 'config' | 'report'>): Scanner {
  return config.clamdUrl === '' ? noScanner : clamd({ url: config.clamdUrl, report })
}
