import type { Contact, Names } from './contract.ts'

/** The name of a time zone as stored; `null` if there is none. Offsets such as +05:00 are refused: they have no summer time. */
export function zoneOf(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

const dayLong = 24 * 3_600_000

/** A safe address that was removed, and until when it still gets warnings. Milliseconds. */
export interface Former {
  address: string
  until: number
}

/**
 * The former safe address, which still gets warnings for a day after the safe address changes. Further changes on that day
 * do not replace it, so that a person who took over a session cannot push it out. @param now milliseconds
 */
export function formerAfter(before: Contact, after: Contact, former: Former | null, now: number): Former | null {
  if (former && former.until > now) return former
  return before.address === null || before.address === after.address ? null : { address: before.address, until: now + dayLong }
}

/**
 * Where a notice about how a user signs in goes: to the account's address, to the safe one, and for a day to the former safe
 * one. "Never" applies only a day after it was chosen, so that a person who took over a session cannot first turn the warning
 * off. @param now milliseconds
 */
export function warnedAt(
  email: string,
  { address, never }: Contact,
  neverSince: number | null,
  former: Former | null,
  now: number,
): string[] {
  if (never && neverSince !== null && now - neverSince >= dayLong) return []
  const all = [email, address, former && former.until > now ? former.address : null]
  return [...new Set(all.filter((one) => one !== null))]
}

/** The name that the other parent sees. Every feature that shows it takes it from here. */
export function nameForOther({ firstName, lastName }: Names, safety: boolean): string {
  return safety ? firstName : `${firstName} ${lastName}`
}

/** The word that the user must type to close the account. */
export const closingWord = 'CLOSE'
