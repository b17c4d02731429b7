import { signedIn } from '#access/actor.ts'
import { inOrder } from '#domain/schedule/times.ts'
import { dayHere } from '#domain/schedule/tonight.ts'
import { touches } from '#domain/schedule/within.ts'
import type { Handlers } from '#http/bind.ts'
import type { Day } from '#kernel/day.ts'
import { childrenIn, requireSeat, ordersIn, writersIn } from '#case/cases/public.ts'
import type { CaseDeps } from '#case/cases/public.ts'
import { newestOf, noVersion, otherJoined, presentVersion } from '#schedule/versions/public.ts'
import { childOf } from './children.ts'
import { compared } from './comparing.ts'
import { openChanges, presentChange } from './open-changes.ts'
import type { calls } from './contract.ts'
import { differenceOf, expandSchedule, planWith, rangeOf, reasonsOf } from './expand.ts'
import { isLimited, seenBy, startFor } from './seen.ts'

const nothing = {
  caseId: null,
  zone: 'UTC',
  today: '1970-01-01',
  children: [],
  orders: [],
  versions: [],
  shows: null,
  base: null,
  toConfirm: [],
  otherJoined: false,
  can: { add: false },
}

type ReadCalls = Pick<typeof calls, 'current' | 'days' | 'why' | 'compare'>

/** What is asked of the schedule: each seat is told of its own days (`seen.ts`). */
export function reading({ cases, clock, random }: CaseDeps): Handlers<ReadCalls> {
  return {
    current: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'schedule' }, { clock, random })
        if (!here) return nothing
        const { caseId, zone } = here
        const { rows, changes, plan, days } = await seenBy(tx, here)
        const instant = clock()
        const today = dayHere(plan, instant)
        const newest = newestOf(rows)
        const writers = await writersIn(tx, caseId)
        const isShown = touches({ from: today, to: today }, days)
        const now = isShown ? (inOrder(plan.versions).findLast(({ effective }) => effective <= today)?.id ?? null) : null
        const open = openChanges(plan, changes, newest, instant).filter(({ row }) => touches({ from: row.fromDay, to: row.toDay }, days))
        return {
          caseId,
          zone,
          today,
          children: await childrenIn(tx, caseId),
          orders: (await ordersIn(tx, caseId)).map(({ id, title, effective }) => ({ id, title, effective })),
          versions: rows.map((row) => presentVersion(row, { here, writers, newest, now, instant })),
          shows: isLimited(days) ? days : null,
          base: newest?.id ?? null,
          toConfirm: open.map((one) => presentChange(one, here, newest!.id)),
          otherJoined: here.side !== null && (await otherJoined(tx, here)),
          can: { add: here.role === 'parent' && !here.isFormer },
        }
      }),

    days: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'schedule' }, { clock, random })
        if (!here) return { caseId: null, laid: null, difference: null }
        const seen = await seenBy(tx, here)
        const { plan, days } = seen
        const child = await childOf(tx, here.caseId, query.child)
        const months = Number(query.months ?? 24)
        const row = seen.rows.find(({ id }) => id === query.version)
        if (query.version !== undefined && !row) throw noVersion()
        const isIn = row?.state === 'approved'
        const after = row && !isIn ? planWith(plan, row, clock()) : plan
        // Of one that is in force: what was before it came.
        const before = isIn ? { ...plan, versions: plan.versions.filter(({ id }) => id !== row.id) } : plan
        const today = dayHere(plan, clock())
        const start = (query.from as Day | undefined) ?? (row ? (row.effective as Day) : startFor(today, months, seen))
        if (after.versions.length === 0) return { caseId: here.caseId, laid: null, difference: null }
        return {
          caseId: here.caseId,
          // In force: from today on. Of days that are asked for, or of a seat that is shown some only: from the first of them.
          laid: expandSchedule(after, child, start, months, days, row || query.from !== undefined || isLimited(days) ? start : today),
          difference: row ? differenceOf(before, after, child, rangeOf(start, months), days) : null,
        }
      }),

    why: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'schedule' }, { clock, random })
        if (!here) return { caseId: null, parts: [] }
        const { rows, plan, days } = await seenBy(tx, here)
        const child = await childOf(tx, here.caseId, query.child)
        const row = rows.find(({ id }) => id === query.version)
        if (query.version !== undefined && !row) throw noVersion()
        const after = row && row.state !== 'approved' ? planWith(plan, row, clock()) : plan
        const titles = new Map(rows.map(({ id, title }) => [id, title]))
        return { caseId: here.caseId, parts: reasonsOf(after, child, query.day as Day, { titles, days }) }
      }),

    compare: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'schedule' }, { clock, random })
        if (!here) return { caseId: null, comparison: null }
        const { rows, days } = await seenBy(tx, here)
        const child = await childOf(tx, here.caseId, query.child)
        const [before, after] = [query.before, query.after].map((asked) => rows.find(({ id }) => id === asked))
        if (!before || !after) throw noVersion()
        const months = Number(query.months ?? 12)
        return { caseId: here.caseId, comparison: compared(before, after, { zone: here.zone, child, months, days }) }
      }),
  }
}
