import type { Reason, Severity } from './types.ts'

/**
 * A name for a conflict that is the same on every machine and in every run: 53 bits of its kind and items
 * (cyrb53, whole-number steps only). Nothing secret hangs on it.
 * @param items sorted ids
 */
export function idOf(kind: string, items: readonly string[]): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  const take = (code: number) => {
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  for (const text of [kind, ...items]) {
    for (let i = 0; i < text.length; i++) take(text.charCodeAt(i))
    take(0x1_0000)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return `${kind}-${(4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)}`
}

/** How much each reason weighs. A fixed table: nothing in the calendar changes it. */
export const severities: Readonly<Record<Reason['key'], Severity>> = {
  nobody: 'high',
  order_says: 'high',
  hearing_in_vacation: 'high',
  child_twice: 'medium',
  parent_twice: 'medium',
  too_far: 'low',
  others_time: 'medium',
  notice_late: 'medium',
  notice_due: 'low',
  away: 'medium',
}

/** Sorted by code unit, so that no machine's language changes an order. */
export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
