import { clamd } from '#ports/scan/clamd.ts'
import { noScanner } from '#ports/scan/off.ts'
import type { Scanner } from '#ports/scan/port.ts'
import type { Environment } from './environment.ts'

/** What operators read at the start where no scanner is set; `null` where one is. */
export const withoutScanner = ({ clamdUrl }: Pick<Environment['config'], 'clamdUrl'>): string | null =>
  clamdUrl === '' ? 'No virus scanner is set (CLAMD_URL): of the files of cases only pictures can be sent.' : null

/** What looks through files from strangers: the clamd of the settings, or nothing. */
export function scannerOf({ config, report }: Pick<Environment, 'config' | 'report'>): Scanner {
  return config.clamdUrl === '' ? noScanner : clamd({ url: config.clamdUrl, report })
}
