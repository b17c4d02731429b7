import { clockInZone } from '#kernel/dates.ts'
import type { Channel, Choice, Contact, Feature, Hours, Names, Notify } from './contract.ts'

/** Whether a minute of the day (0 to 1439) is within these hours, which may span midnight. */
export function isWithin({ from, until }: Hours, minute: number): boolean {
  return from < until ? minute >= from && minute < until : minute >= from || minute < until
}

/** The local minute of the day (0 to 1439) in a time zone. @param zone an IANA name @param at milliseconds */
export function minuteIn(zone: string, at: number): number {
  const [hours, minutes] = clockInZone(zone, at).split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** The name of a time zone as stored; `null` if there is none. Offsets such as +05:00 are refused: they have no summer time. */
export function zoneOf(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** What decides whether, where and when a user gets mail. */
export interface Reach {
  notify: Notify
  contact: Contact
  /** The user's own time zone; without it the local hour is unknown, and if hours are set nothing is sent. */
  zone: string | null
}

export interface Event {
  feature: Feature
  /** A channel that is not built, or not marked as safe, is never used. */
  channel: string
}

const isSafe = (channel: string, { address, never }: Contact): channel is Channel => channel === 'email' && address !== null && !never

/** Whether nothing may be sent at a local minute: it is outside of the safe hours, or in quiet hours. */
export const isHeldBack = ({ notify: { quiet }, contact: { hours } }: Pick<Reach, 'notify' | 'contact'>, minute: number): boolean =>
  (hours !== null && !isWithin(hours, minute)) || (quiet !== null && isWithin(quiet, minute))

/**
 * Whether a notification may be sent now by this channel: the user chose it, the channel is marked as safe, and the hour is
 * safe and not quiet (design/trust-and-speed.md 1.3, row 4: nothing is sent until it is chosen). @param now milliseconds
 */
export function maySend({ notify, contact, zone }: Reach, { feature, channel }: Event, now: number): boolean {
  if (!isSafe(channel, contact)) return false
  if (!notify.chosen.includes(`${feature}:${channel}` as Choice)) return false
  if (!contact.hours && !notify.quiet) return true
  if (zone === null) return false
  return !isHeldBack({ notify, contact }, minuteIn(zone, now))
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
