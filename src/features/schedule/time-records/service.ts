import { audience, type CaseDeps, caseHandlers, childrenIn, notFound } from '#case/cases/public.ts'
import { within } from '#domain/schedule/within.ts'
import { minutesOfDay, numberOf } from '#domain/time/calendar.ts'
import { timeOf } from '#domain/time/wall.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type { Handlers } from '#http/bind.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { childOf, noChild, planFor } from '#schedule/schedule/public.ts'
import { compared } from './comparing.ts'
import { calls } from './contract.ts'
import { actualsIn, addActual, setActual } from './store.ts'

/** Two years at most: they are laid out day by day. */
const mostDays = 732

/** The first moment of a day where the family lives. */
const startOf = (day: number, zone: string) => new Date(zoneOf(zone)!.instantOf(day * minutesOfDay) * 60_000)

/** @throws Fault `invalid` for a range that ends before it begins, or is too long */
function rangeOf(query: { from: string; to: string }) {
  const asked = { from: query.from as Day, to: query.to as Day }
  if (asked.to < asked.from) throw new Fault('invalid', msg`It ends before it begins.`, { field: 'to' })
  if (numberOf(asked.to) - numberOf(asked.from) >= mostDays) throw new Fault('invalid', msg`Choose two years or less.`, { field: 'to' })
  return asked
}

export function service(deps: CaseDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'schedule')
  const actual = on.read(calls.actual, async ({ tx, seat, now, isActiveParent }, { query }) => {
    const { caseId, zone, days } = seat
    const shared = { caseId, zone, shows: days.from === null && days.to === null ? null : days, can: { add: isActiveParent } }
    const none = { records: [], planned: null, actual: null, days: 0, differing: [] }
    const range = within(rangeOf(query), days)
    if (!range) return { ...shared, ...none }
    const plan = await planFor(tx, seat)
    const child = await childOf(tx, caseId, query.child)
    const moments = { from: startOf(numberOf(range.from), zone), to: startOf(numberOf(range.to) + 1, zone) }
    const records = await actualsIn(tx, caseId, moments)
    const found = plan.versions.length === 0 ? null : compared(plan, child, range, records, now)
    return {
      ...shared,
      ...none,
      ...found,
      records: records.map(({ authorId, fromAt, toAt, createdAt, ...record }) => ({
        ...record,
        isMine: authorId === seat.memberId,
        fromAt: fromAt.toISOString(),
        toAt: toAt.toISOString(),
        createdAt: createdAt.toISOString(),
      })),
    }
  })

  return {
    actual: async (asked) => {
      // Refused without a case too.
      rangeOf(asked.query)
      return actual(asked)
    },

    record: on.change(async (c, { body }) => {
      const zone = zoneOf(c.seat.zone)!
      const instant = ({ day, at: time }: typeof body.from) =>
        new Date(zone.instantOf(numberOf(day as Day) * minutesOfDay + timeOf(time)) * 60_000)
      const [fromAt, toAt] = [instant(body.from), instant(body.to)]
      if (toAt <= fromAt) throw new Fault('invalid', msg`It ends before it begins.`, { field: 'to' })
      if (toAt > c.at) throw new Fault('invalid', msg`It has not happened yet. Note it when it is over.`, { field: 'to' })
      const children = await childrenIn(c.tx, c.caseId)
      if (body.childIds.some((child) => !children.some(({ id: known }) => known === child))) throw noChild()
      const by = c.authored()
      const { holder, note, childIds, isShared } = body
      const said = { holder, note, childIds, isShared, fromAt, toAt }
      const isNew = await addActual(c.tx, by, { ...said, day: body.from.day })
      return { reply: { id: by.id }, publish: isNew && audience(isShared), record: said }
    }),

    settleRecord: on.change(async (c, { params, body }) => {
      const row = await setActual(c.tx, c.authored(params.record), body.act === 'remove')
      if (!row) return notFound(msg`There is no such record of your own, or it is shared already.`)
      // That it was noted before is said too: what is shared late is as old as it is.
      const isShared = body.act !== 'remove'
      return { reply: { id: row.id }, publish: audience(isShared), record: { ...row, act: body.act }, sharedFrom: isShared && row.id }
    }),
  }
}
