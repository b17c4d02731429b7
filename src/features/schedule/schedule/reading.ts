import { type CaseDeps, caseHandlers, childrenIn, writersIn } from '#case/cases/public.ts'
import { ordersIn } from '#case/orders/public.ts'
import { inOrder } from '#domain/schedule/times.ts'
import { dayHere } from '#domain/schedule/tonight.ts'
import { touches } from '#domain/schedule/within.ts'
import type { Handlers } from '#http/bind.ts'
import type { Day } from '#kernel/day.ts'
import { newestOf, noVersion, otherJoined, presentVersion, type VersionRow } from '#schedule/versions/public.ts'
import { childOf } from './children.ts'
import { compared } from './comparing.ts'
import { calls } from './contract.ts'
import { differenceOf, expandSchedule, planWith, rangeOf, reasonsOf } from './expand.ts'
import { openChanges, presentChange } from './open-changes.ts'
import { isLimited, seenBy, startFor } from './seen.ts'

type ReadCalls = Pick<typeof calls, 'current' | 'days' | 'why' | 'compare'>

/** The version that is asked for; `undefined` where none is. @throws Fault `not_found` */
function versionAsked(rows: readonly VersionRow[], id: string | undefined): VersionRow | undefined {
  return id === undefined ? undefined : (rows.find((row) => row.id === id) ?? noVersion())
}

/** Reads of the schedule: each seat sees its own days (`seen.ts`). */
export function reading(deps: CaseDeps): Handlers<ReadCalls> {
  const on = caseHandlers(deps, 'schedule')
  return {
    current: on.read(
      calls.current,
      async ({ tx, seat, caseId, now, isActiveParent }) => {
        const { rows, changes, plan, days } = await seenBy(tx, seat)
        const today = dayHere(plan, now)
        const newest = newestOf(rows)
        const writers = await writersIn(tx, caseId)
        const seesToday = touches({ from: today, to: today }, days)
        const current = seesToday ? (inOrder(plan.versions).findLast(({ effective }) => effective <= today)?.id ?? null) : null
        const open = openChanges(plan, changes, newest, now).filter(({ row }) => touches({ from: row.fromDay, to: row.toDay }, days))
        return {
          caseId,
          zone: seat.zone,
          today,
          children: await childrenIn(tx, caseId),
          orders: (await ordersIn(tx, caseId)).map(({ id, title, effective }) => ({ id, title, effective })),
          versions: rows.map((row) => presentVersion(row, { here: seat, writers, newest, now: current, instant: now })),
          shows: isLimited(days) ? days : null,
          base: newest?.id ?? null,
          toConfirm: open.map((one) => presentChange(one, seat, newest!.id)),
          otherJoined: seat.side !== null && (await otherJoined(tx, seat)),
          can: { add: isActiveParent },
        }
      },
      () => ({ today: '1970-01-01' }),
    ),

    days: on.read(calls.days, async ({ tx, seat, caseId, now }, { query }) => {
      const seen = await seenBy(tx, seat)
      const { plan, days } = seen
      const child = await childOf(tx, caseId, query.child)
      const months = Number(query.months ?? 24)
      const row = versionAsked(seen.rows, query.version)
      const isIn = row?.state === 'approved'
      const after = row && !isIn ? planWith(plan, row, now) : plan
      // Of one that is in force: what was before it came.
      const before = isIn ? { ...plan, versions: plan.versions.filter(({ id }) => id !== row.id) } : plan
      const today = dayHere(plan, now)
      const start = (query.from as Day | undefined) ?? (row ? (row.effective as Day) : startFor(today, months, seen))
      if (after.versions.length === 0) return { caseId, expanded: null, difference: null }
      // In force: from today on. Of days that are asked for, or of a seat that sees some only: from the first of them.
      const from = row || query.from !== undefined || isLimited(days) ? start : today
      return {
        caseId,
        expanded: expandSchedule(after, child, start, months, days, from),
        difference: row ? differenceOf(before, after, child, rangeOf(start, months), days) : null,
      }
    }),

    why: on.read(calls.why, async ({ tx, seat, caseId, now }, { query }) => {
      const { rows, plan, days } = await seenBy(tx, seat)
      const child = await childOf(tx, caseId, query.child)
      const row = versionAsked(rows, query.version)
      const after = row && row.state !== 'approved' ? planWith(plan, row, now) : plan
      const titles = new Map(rows.map(({ id, title }) => [id, title]))
      return { caseId, parts: reasonsOf(after, child, query.day as Day, { titles, days }) }
    }),

    compare: on.read(calls.compare, async ({ tx, seat, caseId }, { query }) => {
      const { rows, days } = await seenBy(tx, seat)
      const child = await childOf(tx, caseId, query.child)
      const [before, after] = [query.before, query.after].map((id) => rows.find((row) => row.id === id) ?? noVersion())
      const months = Number(query.months ?? 12)
      return { caseId, comparison: compared(before!, after!, { zone: seat.zone, child, months, days }) }
    }),
  }
}
