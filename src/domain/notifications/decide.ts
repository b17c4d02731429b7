// Whether something may leave the site for a person, and why not: decided here for every mail that people choose.
import { clockInZone } from '#kernel/dates.ts'

/** Minutes of the day: `from` is included and `until` is not; they may span midnight. */
interface Hours {
  from: number
  until: number
}

/** What decides whether, where and when a person gets mail. */
export interface Reach {
  /** What they chose, as `feature:channel`, and the hours in which nothing is sent. */
  notify: { chosen: readonly string[]; quiet: Hours | null }
  /** The address that they marked as safe, and the hours in which alone something is sent; `null` for none, and for any hour. */
  contact: { address: string | null; hours: Hours | null; never: boolean }
  /** Their own time zone (IANA); without it the local hour is unknown, and if hours are set nothing is sent. */
  zone: string | null
}

export interface Event {
  feature: string
  /** A channel that is not built, or not marked as safe, is never used. */
  channel: string
}

/**
 * What is decided: `now`; `later`, because of the hour alone, so it is to be asked again; or `never`, as long as the settings are
 * as they are. `why` is the first reason found.
 */
export type Decision =
  | { send: 'now'; why: 'chosen' }
  | { send: 'later'; why: 'outside_safe_hours' | 'quiet_hours' }
  | { send: 'never'; why: 'no_such_channel' | 'never_by_mail' | 'no_safe_address' | 'not_chosen' | 'no_zone' }

/** Whether a minute of the day (0 to 1439) is within these hours, which may span midnight. */
export function isWithin({ from, until }: Hours, minute: number): boolean {
  return from < until ? minute >= from && minute < until : minute >= from || minute < until
}

/** The local minute of the day (0 to 1439) in a time zone. @param zone an IANA name @param at milliseconds */
export function minuteIn(zone: string, at: number): number {
  const [hours, minutes] = clockInZone(zone, at).split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

type Held = Pick<Reach, 'notify' | 'contact'>
const isOutside = ({ contact: { hours } }: Held, minute: number) => hours !== null && !isWithin(hours, minute)

/** Whether nothing may be sent at a local minute: it is outside of the safe hours, or in quiet hours. */
export const isHeldBack = (held: Held, minute: number): boolean =>
  isOutside(held, minute) || (held.notify.quiet !== null && isWithin(held.notify.quiet, minute))

/**
 * Decides about one event and one channel: the person chose it, the channel is marked as safe, and the hour is safe and not quiet
 * (design/trust-and-speed.md 1.3, row 4: nothing is sent until it is chosen). @param now milliseconds
 */
export function decide(reach: Reach, { feature, channel }: Event, now: number): Decision {
  const { notify, contact, zone } = reach
  if (channel !== 'email') return { send: 'never', why: 'no_such_channel' }
  if (contact.never) return { send: 'never', why: 'never_by_mail' }
  if (contact.address === null) return { send: 'never', why: 'no_safe_address' }
  if (!notify.chosen.includes(`${feature}:${channel}`)) return { send: 'never', why: 'not_chosen' }
  if (!contact.hours && !notify.quiet) return { send: 'now', why: 'chosen' }
  if (zone === null) return { send: 'never', why: 'no_zone' }
  const minute = minuteIn(zone, now)
  if (!isHeldBack(reach, minute)) return { send: 'now', why: 'chosen' }
  return { send: 'later', why: isOutside(reach, minute) ? 'outside_safe_hours' : 'quiet_hours' }
}

/** Whether something may be sent now. @param now milliseconds */
export const maySend = (reach: Reach, event: Event, now: number): boolean => decide(reach, event, now).send === 'now'
