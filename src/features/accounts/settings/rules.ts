import { clockInZone } from '#kernel/dates.ts'
import type { Channel, Choice, Contact, Counts, Feature, Hours, Names, Notify } from './contract.ts'

/** Whether a minute of the day (0 to 1439) lies in these hours. They may go over midnight. */
export function isWithin({ from, until }: Hours, minute: number): boolean {
  return from < until ? minute >= from && minute < until : minute >= from || minute < until
}

/** The minute of the day (0 to 1439) that a clock on the wall of a zone shows. @param zone an IANA name @param at milliseconds */
export function minuteIn(zone: string, at: number): number {
  const [hours, minutes] = clockInZone(zone, at).split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** The name of a zone as it is stored; `null` when there is no such zone. Offsets such as +05:00 are no zones: they know no summer. */
export function zoneOf(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** What decides whether, where and when someone is written to. */
export interface Reach {
  notify: Notify
  contact: Contact
  /** One's own zone; without one no hour can be told, and hours that are set keep everything back. */
  zone: string | null
}

export interface Event {
  feature: Feature
  /** Ways that are not built, or not marked as safe, are never taken. */
  channel: string
}

const isSafe = (channel: string, { address, never }: Contact): channel is Channel => channel === 'email' && address !== null && !never

/** Whether nothing is sent at a minute of their own day: it is not one of the safe hours, or it is to be quiet. */
export const isKeptBack = ({ notify: { quiet }, contact: { hours } }: Pick<Reach, 'notify' | 'contact'>, minute: number): boolean =>
  (hours !== null && !isWithin(hours, minute)) || (quiet !== null && isWithin(quiet, minute))

/**
 * Whether something may be told now, by this way: it was chosen, the way is marked as safe, and the hour is safe and
 * not quiet (design/trust-and-speed.md 1.3, row 4: nothing is sent until it is chosen). @param now milliseconds
 */
export function maySend({ notify, contact, zone }: Reach, { feature, channel }: Event, now: number): boolean {
  if (!isSafe(channel, contact)) return false
  if (!notify.chosen.includes(`${feature}:${channel}` as Choice)) return false
  if (!contact.hours && !notify.quiet) return true
  if (zone === null) return false
  return !isKeptBack({ notify, contact }, minuteIn(zone, now))
}

const dayLong = 24 * 3_600_000

/** A safe address that was taken away, and until when it is still warned. Milliseconds. */
export interface Former {
  address: string
  until: number
}

/**
 * Who is still warned after the safe address changes: for a day the one before. While such a day runs, further changes
 * do not begin another, so that a taker-over cannot push out the first. @param now milliseconds
 */
export function formerAfter(before: Contact, after: Contact, former: Former | null, now: number): Former | null {
  if (former && former.until > now) return former
  return before.address === null || before.address === after.address ? null : { address: before.address, until: now + dayLong }
}

/**
 * Where a notice about the way of signing in goes: to the account's address, to the safe one, and for a day to the safe
 * one before. "Never" counts only a day after it was chosen, so that who took over a session cannot switch the warning
 * off first. @param now milliseconds
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

/** What is mailed, word for word: it may be read on a screen that others see, and names neither the site nor what it is about. */
export const noticeTexts: Readonly<Record<Feature, { subject: string; text: string }>> = {
  sign_in: {
    subject: 'A new sign-in',
    text: 'Somebody signed in with your name. If that was you, there is nothing to do. If not, open your settings the way you always do and end all sessions.',
  },
  trial: {
    subject: 'A date is coming up',
    text: 'One of your dates is less than two days away. Open your settings the way you always do to see which.',
  },
  // Of a case: no name, no place, no word of anybody, and not what kind of site it is.
  digest: { subject: 'Your day', text: 'There is something new since your last mail. Open it the way you always do.' },
  hearing: {
    subject: 'A date to look at',
    text: 'One of your dates comes nearer, or was changed. Open your list of dates the way you always do.',
  },
  exchange: { subject: 'Soon', text: 'Something that you asked to be reminded of is soon. Open your calendar the way you always do.' },
  answer: { subject: 'Somebody asked you something', text: 'A question waits for your answer. Open it the way you always do.' },
}

const lines: readonly (readonly [keyof Counts, string])[] = [
  ['dates', 'New or changed dates'],
  ['removed', 'Removed dates'],
  ['requests', 'New questions and answers'],
  ['records', 'New records'],
  ['near', 'In the next two days'],
  ['waiting', 'Waiting for your answer'],
]

/** The day's mail: numbers by kind and where to look, without a name, a place or a word of anybody. */
export function digestText(counts: Counts, link: string): string {
  const told = lines.filter(([kind]) => counts[kind] > 0).map(([kind, words]) => `${words}: ${counts[kind]}`)
  return [...told, '', link].join('\n')
}

/** The names under which someone appears to the other parent. Every feature that shows them takes them from here. */
export function shownToOther({ firstName, lastName }: Names, safety: boolean): string {
  return safety ? firstName : `${firstName} ${lastName}`
}

/** The word that closing an account asks for, as it is to be typed. */
export const closingWord = 'CLOSE'
