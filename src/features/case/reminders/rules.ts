// When someone is told of what is new or near in their cases: pure, and by the clock of their own zone, not the case's.
import { dayAt, minutesOfDay } from '#domain/time/calendar.ts'
import { dayOfWall } from '#domain/time/wall.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type { Day } from '#kernel/day.ts'
import type { Counts, Feature } from '#accounts/settings/contract.ts'

/** What is told of cases. */
export const caseFeatures = ['digest', 'hearing', 'exchange', 'answer'] as const satisfies readonly Feature[]
export type CaseFeature = (typeof caseFeatures)[number]

const minute = 60_000
const hour = 60 * minute
/** What a day's mail calls near. */
export const soon = 48 * hour
/** What happened in the last minute is the next mail's: a change under way then could be missed, or told twice. */
const settles = minute
/** A day's mail looks back no further, whatever was missed. */
const looksBack = 31 * 24 * hour
/** A question or a change that was not told for so long is told no more. */
export const staysNew = 30 * 24 * hour

/**
 * The last time that a clock on the wall of a zone showed a minute of the day. An hour that is skipped in spring comes as soon
 * as it is over; of one that comes twice in autumn the first counts.
 * @param at 0 to 1439
 * @param now milliseconds, as is `moment`
 * @returns `null` for a zone that there is none of
 */
export function lastTurn(zoneName: string, at: number, now: number): { day: Day; moment: number } | null {
  const zone = zoneOf(zoneName)
  if (!zone) return null
  const today = dayOfWall(zone.wallOf(Math.floor(now / minute)))
  for (const day of [today, today - 1, today - 2]) {
    const moment = zone.instantOf(day * minutesOfDay + at) * minute
    if (moment <= now) return { day: dayAt(day), moment }
  }
  return null
}

export interface DigestTurn {
  /** The day that it is the mail of, in their own zone. */
  day: Day
  /** What happened after `since` and not after `until` is told in it. Milliseconds. */
  since: number
  until: number
}

/**
 * The day's mail that is due, if one is. In hours in which nothing may be sent it waits for their end, and covers what
 * happened meanwhile.
 * @param began since when it is chosen
 * @param last the one before: its day, and up to when it told
 */
export function digestTurn(
  { zone, at, began, last }: { zone: string | null; at: number; began: number; last: { day: Day; until: number } | null },
  now: number,
): DigestTurn | null {
  const turn = zone === null ? null : lastTurn(zone, at, now)
  if (!turn || turn.moment < began || (last && last.day >= turn.day)) return null
  const until = now - settles
  return { day: turn.day, since: Math.max(began, last?.until ?? 0, until - looksBack), until }
}

/**
 * Which reminder of a hearing is due: of those whose time has come the nearest to it, so that a late one is never followed
 * by a later. None where the hearing was written, or the reminder chosen, after that time; none once it has begun.
 * @param days how many days before one wants to be reminded
 * @returns how many days before, and the hearing's day in their own zone
 */
export function hearingTurn(
  { from, written }: { from: number; written: number },
  { zone: zoneName, at, days, began }: { zone: string | null; at: number; days: readonly number[]; began: number },
  now: number,
): { before: number; day: Day } | null {
  const zone = zoneName === null ? null : zoneOf(zoneName)
  if (!zone || from <= now) return null
  const day = dayOfWall(zone.wallOf(Math.floor(from / minute)))
  const momentOf = (before: number) => zone.instantOf((day - before) * minutesOfDay + at) * minute
  const before = days.toSorted((a, b) => a - b).find((each) => momentOf(each) <= now)
  if (before === undefined || Math.max(written, began) > momentOf(before)) return null
  return { before, day: dayAt(day) }
}

/** Whether a reminder of an exchange is due: so many minutes before it, and until it. */
export const isExchangeDue = (due: number, minutes: number, now: number): boolean => due - minutes * minute <= now && now < due

/** Whether something of someone else's is still to be told: it came after the choice and is not old. */
export const isNews = (at: number, began: number, now: number): boolean => at > began && at <= now && now - at <= staysNew

export const noCounts: Counts = { dates: 0, removed: 0, requests: 0, records: 0, near: 0, waiting: 0 }

/** A question that goes on waiting is told with the rest, and is no reason for a mail of its own each day. */
export const isWorthAMail = ({ dates, removed, requests, records, near }: Counts): boolean =>
  dates + removed + requests + records + near > 0
