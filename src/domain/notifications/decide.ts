// Whether something may leave the site for a person, and why not: decided here for every mail that people choose, and for every
// device that they turned notifications on for.
import { clockInZone } from '#kernel/dates.ts'

/** Minutes of the day: `from` is included and `until` is not; they may span midnight. */
interface Hours {
  from: number
  until: number
}

/** What decides whether, where and when a person is notified outside of the site. */
export interface Reach {
  /** What they chose, as `feature:channel`, and the hours in which nothing is sent. */
  notify: { chosen: readonly string[]; quiet: Hours | null }
  /** The address that they marked as safe, and the hours in which alone something is sent; `null` for none, and for any hour. */
  contact: { address: string | null; hours: Hours | null; never: boolean }
  /** Their own time zone (IANA); without it the local hour is unknown, and if hours are set nothing is sent. */
  zone: string | null
  /** Safety mode or discreet mode. */
  isNeutral?: boolean
}

export interface Event {
  feature: string
  /** A channel that is not built, or not marked as safe, is never used. */
  channel: string
  /** When it happened, for a device; milliseconds. */
  at?: number
  /** The device that it would go to. `isOver`: its session has ended. */
  device?: { isShared: boolean; isOver: boolean }
}

/**
 * What is decided: `now`; `later`, because of the hour alone, so it is to be asked again; or `never`, as long as the settings are
 * as they are. `why` is the first reason found.
 */
export type Decision =
  | { send: 'now'; why: 'chosen' }
  | { send: 'later'; why: 'outside_safe_hours' | 'quiet_hours' }
  | { send: 'never'; why: Refusal }

type Refusal =
  | 'no_such_channel'
  | 'never_by_mail'
  | 'no_safe_address'
  | 'shared_device'
  | 'session_over'
  | 'neutral_mode'
  | 'too_old'
  | 'not_chosen'
  | 'no_zone'

const minute = 60_000
const day = 1440
/** What is older is not sent to a device. Milliseconds. */
export const staysNews = day * minute

/** Whether a minute of the day (0 to 1439) is within these hours, which may span midnight. */
export function isWithin({ from, until }: Hours, at: number): boolean {
  return from < until ? at >= from && at < until : at >= from || at < until
}

/** The local minute of the day (0 to 1439) in a time zone. @param zone an IANA name @param at milliseconds */
export function minuteIn(zone: string, at: number): number {
  const [hours, minutes] = clockInZone(zone, at).split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

type Held = Pick<Reach, 'notify' | 'contact'>
const isOutside = ({ contact: { hours } }: Held, at: number) => hours !== null && !isWithin(hours, at)

/** Whether nothing may be sent at a local minute: it is outside of the safe hours, or in quiet hours. */
export const isHeldBack = (held: Held, at: number): boolean =>
  isOutside(held, at) || (held.notify.quiet !== null && isWithin(held.notify.quiet, at))

/** Why mail never goes, whatever it is about. */
function noMail({ contact }: Reach): Refusal | null {
  if (contact.never) return 'never_by_mail'
  return contact.address === null ? 'no_safe_address' : null
}

/**
 * Why nothing goes to a device. The browser writes the site's name on each notification, so in safety mode and in discreet mode
 * none is sent: nothing that we write could make it neutral.
 */
function noPush({ isNeutral }: Reach, { device, at }: Event, now: number): Refusal | null {
  if (!device || device.isShared) return 'shared_device'
  if (device.isOver) return 'session_over'
  if (isNeutral) return 'neutral_mode'
  return at === undefined || now - at > staysNews ? 'too_old' : null
}

/**
 * Decides about one event and one channel: the person chose it, the channel is marked as safe, and the hour is safe and not quiet
 * (design/trust-and-speed.md 1.3, row 4: nothing is sent until it is chosen). @param now milliseconds
 */
export function decide(reach: Reach, event: Event, now: number): Decision {
  const { feature, channel } = event
  const { notify, contact, zone } = reach
  if (channel !== 'email' && channel !== 'push') return { send: 'never', why: 'no_such_channel' }
  const refusal = channel === 'email' ? noMail(reach) : noPush(reach, event, now)
  if (refusal) return { send: 'never', why: refusal }
  if (!notify.chosen.includes(`${feature}:${channel}`)) return { send: 'never', why: 'not_chosen' }
  if (!contact.hours && !notify.quiet) return { send: 'now', why: 'chosen' }
  if (zone === null) return { send: 'never', why: 'no_zone' }
  const local = minuteIn(zone, now)
  if (!isHeldBack(reach, local)) return { send: 'now', why: 'chosen' }
  return { send: 'later', why: isOutside(reach, local) ? 'outside_safe_hours' : 'quiet_hours' }
}

/** Whether something may be sent now. @param now milliseconds */
export const maySend = (reach: Reach, event: Event, now: number): boolean => decide(reach, event, now).send === 'now'

/**
 * After how long to ask again about what was decided as `later`: at the next minute that is neither outside of the safe hours nor
 * quiet; a day where there is none. A change of the clocks in between moves it, so it is asked then, not assumed.
 * @param now milliseconds @returns milliseconds
 */
export function opensIn(reach: Reach, now: number): number {
  // Without a zone it was not decided as `later`.
  const local = minuteIn(reach.zone ?? 'UTC', now)
  let wait = 1
  while (wait < day && isHeldBack(reach, (local + wait) % day)) wait += 1
  return wait * minute - (now % minute)
}
