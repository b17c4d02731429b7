// When a person is reminded of what is new or near in their cases: pure, in their own time zone, not the case's.
import { dayAt, minutesOfDay } from '#domain/time/calendar.ts'
import { dayOfWall } from '#domain/time/wall.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type { Day } from '#kernel/day.ts'
import type { Counts, Feature } from '#accounts/settings/contract.ts'

/** Reminders that are about cases. */
export const caseFeatures = ['digest', 'hearing', 'exchange', 'answer'] as const satisfies readonly Feature[]
export type CaseFeature = (typeof caseFeatures)[number]

const minute = 60_000
const hour = 60 * minute
/** What the daily summary calls near. */
export const soon = 48 * hour
/** The last minute is left to the next mail: a change under way in it could be missed, or counted twice. */
const settles = minute
/** The daily summary never looks back further than this. */
const looksBack = 31 * 24 * hour
/** A question or change that was not mailed within this time is not mailed at all. */
export const staysNew = 30 * 24 * hour

/**
 * The last moment at which the local time of a zone was a given minute of the day. If the clocks skip it in spring, it is the
 * end of the gap; if it occurs twice in the fall, it is the first.
 * @param at 0 to 1439
 * @param now milliseconds, as is `moment`
 * @returns `null` for an unknown time zone
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
  /** The day of the mail, in the person's own time zone. */
  day: Day
  /** The mail covers what happened after `since` and up to `until`. Milliseconds. */
  since: number
  until: number
}

/**
 * The daily summary that is due, if any. During quiet hours it waits for their end, and then covers what happened meanwhile.
 * @param began when the user chose it
 * @param last the summary before: its day, and the moment up to which it covered events
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
 * Which reminder of a hearing is due: of those whose time has come, the one with the fewest days left, so that no earlier one
 * follows it. None if the hearing was added, or the reminder chosen, after that time; none once the hearing has begun.
 * @param days how many days before the hearing the user wants reminders
 * @returns how many days before, and the hearing's day in the user's own time zone
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

/** Whether a reminder of an exchange is due: from `minutes` before it until it starts. */
export const isExchangeDue = (due: number, minutes: number, now: number): boolean => due - minutes * minute <= now && now < due

/** Whether another person's change is news: it came after the user chose the reminder, and is not old. */
export const isNews = (at: number, began: number, now: number): boolean => at > began && at <= now && now - at <= staysNew

export const noCounts: Counts = { dates: 0, removed: 0, requests: 0, messages: 0, records: 0, near: 0, waiting: 0 }

/** A question that still waits is counted in the summary, but is not a reason to send one every day. */
export const isWorthAMail = ({ dates, removed, requests, messages, records, near }: Counts): boolean =>
  dates + removed + requests + messages + records + near > 0
