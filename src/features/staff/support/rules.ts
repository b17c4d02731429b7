// Which files the desk may fetch. Pure.
import type { Attached } from './contract.ts'

/**
 * Whether the desk may fetch a file. Never a harmful one; an unscanned one only if there is no scanner at all, which the desk's
 * page says (ASVS 5.4.3).
 */
export function mayFetch(scan: Attached['scan'], hasScanner: boolean): boolean {
  return scan === 'clean' || (scan === 'not_scanned' && !hasScanner)
}
