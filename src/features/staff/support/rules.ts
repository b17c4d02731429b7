// Which files the desk may fetch. Pure.
import type { Attached } from './contract.ts'

/**
 * Whether the desk may fetch a file. One that is harmful never; one of which nothing is known only where there is no
 * scanner at all, which the desk is told (ASVS 5.4.3).
 */
export function mayFetch(scan: Attached['scan'], hasScanner: boolean): boolean {
  return scan === 'clean' || (scan === 'not_scanned' && !hasScanner)
}
