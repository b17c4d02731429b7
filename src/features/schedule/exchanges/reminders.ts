import type { CaseTx } from '#access/cases.ts'
import { exchangesOf } from '#domain/schedule/exchanges.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { dayOfWall } from '#domain/time/wall.ts'
import { zoneOf } from '#domain/time/zone.ts'
import { type Day, dayOf } from '#kernel/day.ts'
import { childrenIn } from '#case/cases/public.ts'
import { dayFrom, type Here, isAsked, isNear, isNewIn, type ReminderSource, shows } from '#case/reminders/public.ts'
import { planOf } from '#schedule/schedule/public.ts'
import { checkInsOf, exchangesIn } from './store.exchanges.ts'

/** Exchanges that are near, and what others recorded of exchanges. */
export const exchangeReminders: ReminderSource = async (tx, here, asked) => {
  if (!isAsked(asked, 'exchange')) return {}
  const { now, digest } = asked
  const exchanges = await exchangesAhead(tx, here, now)
  if (!digest) return { exchanges }
  const records = await recordsOf(tx, here, { from: dayFrom(digest.since, -9), to: dayFrom(now, 1) })
  return {
    exchanges,
    counts: {
      records: records.filter(({ receivedAt, authorId }) => isNewIn(digest, here, receivedAt, authorId)).length,
      near: exchanges.length,
    },
  }
}

/** The exchanges between the parents in the next two days, as the schedule has them, without those that were canceled. */
async function exchangesAhead(tx: CaseTx, here: Here, now: number): Promise<{ key: string; caseId: string; due: number }[]> {
  const plan = await planOf(tx, here)
  const zone = zoneOf(here.zone)
  if (!zone || (plan.versions.length === 0 && plan.agreed.length === 0)) return []
  const children = (await childrenIn(tx, here.caseId)).map(({ id }) => id)
  const today = numberOf(dayOf(now))
  const days = { from: dayAt(today - 1), to: dayAt(today + 3) }
  const keyOf = (due: number, to: string) => `${here.caseId} ${due} ${to}`
  const off = new Set(
    (await exchangesIn(tx, here.caseId, days))
      .filter(({ cancelledAt }) => cancelledAt !== null)
      .map(({ dueAt, toSide }) => keyOf(dueAt.getTime(), toSide)),
  )
  const ahead = exchangesOf(plan, children, days)
    .filter(({ at, betweenParents }) => betweenParents && isNear(at, now))
    .filter(({ at }) => shows(here.seats, 'exchanges', dayAt(dayOfWall(zone.wallOf(Math.floor(at / 60_000))))))
    .map(({ at, to }) => ({ key: keyOf(at, to), caseId: here.caseId, due: at }))
    .filter(({ key }) => !off.has(key))
  // Children who go at one time from different hands go to one side: one exchange.
  return [...new Map(ahead.map((each) => [each.key, each])).values()]
}

/** What was recorded of the exchanges of some days. */
async function recordsOf(tx: CaseTx, here: Here, days: { from: Day; to: Day }) {
  const rows = (await exchangesIn(tx, here.caseId, days)).filter(({ day }) => shows(here.seats, 'exchanges', day))
  return checkInsOf(
    tx,
    here.caseId,
    rows.map(({ id }) => id),
  )
}
