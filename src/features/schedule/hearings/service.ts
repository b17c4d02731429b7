import { signedIn } from '#access/actor.ts'
import { type Cases, type CaseTx, changed } from '#access/cases.ts'
import { zoneOf } from '#domain/time/zone.ts'
import { numberOf, minutesOfDay } from '#domain/time/calendar.ts'
import { timeOf } from '#domain/time/wall.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import { idOf } from '#http/key-id.ts'
import { requireSeat, requireParent, type Membership } from '#case/cases/public.ts'
import type { Ics } from '#ports/ics/port.ts'
import { checksOf } from './checks.ts'
import type { calls, Draft, Hearing } from './contract.ts'
import { canComeIn, readHearings } from './imports.ts'
import { alterations, canOf, keepTicks, wrongIn } from './rules.ts'
import {
  addHearing,
  changeHearing,
  type HearingRow,
  hearingsIn,
  keepVersion,
  setCancelled,
  setPreparation,
  type VersionRow,
  versionsIn,
} from './store.ts'

export interface Deps {
  cases: Cases
  clock: Clock
  random: Random
  ics: Pick<Ics, 'read'>
}

const noHearing = () => new Fault('not_found', 'There is no such hearing.')
const changedSince = () =>
  new Fault(
    'conflict',
    'This hearing was changed meanwhile, here or in another window. Load it again; what you wrote is still in this form.',
  )

/** The instants of a hearing, from the clock on the wall of its court. @throws Fault `invalid` */
function timesOf(draft: Draft): { fromAt: Date; toAt: Date } {
  const wrong = wrongIn(
    draft,
    (zone) => zoneOf(zone) !== null,
    (day) => readDay(day) !== null,
  )
  if (wrong) throw new Fault('invalid', wrong.sentence, { field: wrong.field })
  const zone = zoneOf(draft.zone)!
  const at = (time: string) => new Date(zone.instantOf(numberOf(draft.day as Day) * minutesOfDay + timeOf(time)) * 60_000)
  return { fromAt: at(draft.from), toAt: at(draft.to) }
}

/** What was changed, one change after the other: each version beside what came after it. */
function changesOf(row: HearingRow, versions: readonly VersionRow[]): Hearing['changes'] {
  let after: Draft = row
  return versions
    .filter((version) => version.hearingId === row.id)
    .map(({ was, at }) => {
      const what = alterations(was, after)
      after = was
      return { at: at.toISOString(), what }
    })
    .filter(({ what }) => what.length > 0)
}

function shown(row: HearingRow, versions: readonly VersionRow[], here: Membership): Hearing {
  const isMine = row.authorId === here.memberId
  return {
    ...row,
    fromAt: row.fromAt.toISOString(),
    toAt: row.toAt.toISOString(),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    isMine,
    changes: changesOf(row, versions),
    can: canOf({ isMine, isFormer: here.isFormer }),
  }
}

export function service({ cases, clock, random, ics }: Deps): Handlers<typeof calls> {
  /** One's own hearing, to change it; one that is shared by the other parent is seen and not changed. */
  async function ownHearing(tx: CaseTx, caseId: string, id: string) {
    const here = await requireParent(tx, caseId)
    const [row] = await hearingsIn(tx, caseId, undefined, id)
    if (!row) throw noHearing()
    if (row.authorId !== here.memberId) throw new Fault('forbidden', 'Only who added a hearing changes it.')
    return { here, row }
  }
  /** Told to everybody who sees it; a private one to its author's own pages alone. */
  const tell = (tx: CaseTx, here: Membership, isShared: boolean, at: Date) =>
    changed(tx, { caseId: here.caseId, topic: 'hearings', privateTo: isShared ? null : here.memberId, at })

  return {
    list: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'hearings' }, { clock, random })
        if (!here) return { caseId: null, zone: 'UTC', hearings: [], can: { add: false } }
        const rows = await hearingsIn(tx, here.caseId)
        const versions = await versionsIn(tx, here.caseId)
        return {
          caseId: here.caseId,
          zone: here.zone,
          hearings: rows.map((row) => shown(row, versions, here)),
          can: { add: here.role === 'parent' && !here.isFormer },
        }
      }),

    checks: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'hearings' }, { clock, random })
        if (!here) return { checks: [] }
        // It reads of the schedule, the children, the orders and the places too: a granted seat's look at each is noted.
        const also = (['schedule', 'children', 'orders', 'exchanges'] as const).filter((scope) => here.scopes.includes(scope))
        if (here.role !== 'parent' && also.length > 0) await requireSeat(tx, { caseId: here.caseId, scope: also }, { clock, random })
        return { checks: await checksOf(tx, here, await hearingsIn(tx, here.caseId), clock()) }
      }),

    preview: async ({ actor, params, body }) => {
      const { here, there } = await cases.asActor(signedIn(actor), async (tx) => {
        const seat = await requireParent(tx, params.case)
        return { here: seat, there: new Set((await hearingsIn(tx, seat.caseId)).map(({ id }) => id)) }
      })
      const found = await readHearings(ics, body.file, here, clock())
      return {
        events: found.map(({ id, why, draft: { title, day, from, to, zone, court } }) => ({
          id,
          why,
          title,
          day,
          from,
          to,
          zone,
          court,
          isThere: there.has(id),
        })),
      }
    },

    takeIn: async ({ actor, params, body }) => {
      const person = signedIn(actor)
      // A file is read without a transaction being open meanwhile.
      const seat = await cases.asActor(person, (tx) => requireParent(tx, params.case))
      const chosen = (await readHearings(ics, body.file, seat, clock())).filter((one) => canComeIn(one) && body.take.includes(one.id))
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const at = new Date(clock())
        let added = 0
        for (const { id, draft } of chosen) {
          const by = { caseId: here.caseId, id, authorId: here.memberId, at }
          if (await addHearing(tx, by, draft, timesOf(draft))) added += 1
        }
        if (added > 0) await tell(tx, here, false, at)
        return { added }
      })
    },

    add: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const times = timesOf(body)
      const now = clock()
      const id = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const at = new Date(now)
        if (await addHearing(tx, { caseId: here.caseId, id, authorId: here.memberId, at }, body, times))
          await tell(tx, here, body.isShared, at)
        return { id }
      })
    },

    change: async ({ actor, params, body }) => {
      const times = timesOf(body)
      return cases.asActor(signedIn(actor), async (tx) => {
        const { here, row } = await ownHearing(tx, params.case, params.hearing)
        const now = clock()
        const by = { caseId: here.caseId, id: row.id, sequence: body.sequence, at: new Date(now) }
        const draft = { ...body, preparation: keepTicks(row.preparation, body.preparation) }
        if (!(await changeHearing(tx, by, draft, times))) throw changedSince()
        await keepVersion(tx, { caseId: here.caseId, id: uuid7(now, random), at: by.at }, row)
        await tell(tx, here, body.isShared || row.isShared, by.at)
        return { sequence: body.sequence + 1 }
      })
    },

    cancel: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, row } = await ownHearing(tx, params.case, params.hearing)
        const at = new Date(clock())
        if ((row.cancelledAt !== null) !== body.cancelled) {
          await setCancelled(tx, { caseId: here.caseId, id: row.id, at }, body.cancelled)
          await tell(tx, here, row.isShared, at)
        }
        return body
      }),

    tick: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, row } = await ownHearing(tx, params.case, params.hearing)
        const line = row.preparation[body.line]
        // The list was changed in another window: what was meant is no longer in its place.
        if (line?.text !== body.text) throw changedSince()
        const lines = row.preparation.map((each, index) => (index === body.line ? { ...each, done: body.done } : each))
        await setPreparation(tx, { caseId: here.caseId, id: row.id }, lines)
        await tell(tx, here, false, new Date(clock()))
        return { done: body.done }
      }),
  }
}
