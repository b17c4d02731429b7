import { signedIn } from '#access/actor.ts'
import { type Cases, type CaseTx, changed } from '#access/cases.ts'
import { within } from '#domain/schedule/within.ts'
import { minutesOfDay, numberOf } from '#domain/time/calendar.ts'
import { timeOf } from '#domain/time/wall.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import { idOf } from '#http/key-id.ts'
import { childrenIn, requireSeat, requireParent, type Membership } from '#case/cases/public.ts'
import { childOf, noChild, planFor } from '#schedule/schedule/public.ts'
import { compared } from './comparing.ts'
import type { calls } from './contract.ts'
import { actualsIn, addActual, setActual } from './store.ts'

export interface Deps {
  cases: Cases
  clock: Clock
  random: Random
}

/** Two years at most: they are laid out day by day. */
const mostDays = 732

/** The first moment of a day where the family lives. */
const startOf = (day: number, zone: string) => new Date(zoneOf(zone)!.instantOf(day * minutesOfDay) * 60_000)

export function service({ cases, clock, random }: Deps): Handlers<typeof calls> {
  const tell = (tx: CaseTx, here: Membership, at: Date, isPrivate: boolean) =>
    changed(tx, { caseId: here.caseId, topic: 'schedule', privateTo: isPrivate ? here.memberId : null, at })

  return {
    actual: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'schedule' }, { clock, random })
        const asked = { from: query.from as Day, to: query.to as Day }
        if (asked.to < asked.from) throw new Fault('invalid', 'It ends before it begins.', { field: 'to' })
        if (numberOf(asked.to) - numberOf(asked.from) >= mostDays) throw new Fault('invalid', 'Choose two years or less.', { field: 'to' })
        const none = { records: [], planned: null, actual: null, days: 0, differing: [] }
        if (!here) return { caseId: null, zone: 'UTC', ...none, shows: null, can: { add: false } }
        const { caseId, zone, days } = here
        const shared = {
          caseId,
          zone,
          shows: days.from === null && days.to === null ? null : days,
          can: { add: here.role === 'parent' && !here.isFormer },
        }
        const range = within(asked, days)
        if (!range) return { ...shared, ...none }
        const plan = await planFor(tx, here)
        const child = await childOf(tx, caseId, query.child)
        const moments = { from: startOf(numberOf(range.from), zone), to: startOf(numberOf(range.to) + 1, zone) }
        const records = await actualsIn(tx, caseId, moments)
        const found = plan.versions.length === 0 ? null : compared(plan, child, range, records, clock())
        return {
          ...shared,
          ...none,
          ...found,
          records: records.map(({ authorId, fromAt, toAt, createdAt, ...record }) => ({
            ...record,
            isMine: authorId === here.memberId,
            fromAt: fromAt.toISOString(),
            toAt: toAt.toISOString(),
            createdAt: createdAt.toISOString(),
          })),
        }
      }),

    record: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const now = clock()
      const id = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const zone = zoneOf(here.zone)!
        const at = ({ day, at: time }: typeof body.from) =>
          new Date(zone.instantOf(numberOf(day as Day) * minutesOfDay + timeOf(time)) * 60_000)
        const [fromAt, toAt] = [at(body.from), at(body.to)]
        if (toAt <= fromAt) throw new Fault('invalid', 'It ends before it begins.', { field: 'to' })
        if (toAt.getTime() > now) throw new Fault('invalid', 'It has not happened yet. Note it when it is over.', { field: 'to' })
        const children = await childrenIn(tx, here.caseId)
        if (body.childIds.some((child) => !children.some(({ id: known }) => known === child))) throw noChild()
        const by = { caseId: here.caseId, id, authorId: here.memberId, at: new Date(now) }
        const { holder, note, childIds, isShared } = body
        if (await addActual(tx, by, { holder, note, childIds, isShared, fromAt, toAt, day: body.from.day }))
          await tell(tx, here, by.at, !isShared)
        return { id }
      })
    },

    settleRecord: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const at = new Date(clock())
        const by = { caseId: here.caseId, id: params.record, authorId: here.memberId, at }
        if (!(await setActual(tx, by, body.act === 'remove')))
          throw new Fault('not_found', 'There is no such record of your own, or it is shared already.')
        await tell(tx, here, at, body.act === 'remove')
        return { id: params.record }
      }),
  }
}
