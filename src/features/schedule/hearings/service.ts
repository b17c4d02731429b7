import { lockCase } from '#access/cases.ts'
import { notify } from '#accounts/notifications/public.ts'
import {
  audience,
  type CaseContext,
  type CaseDeps,
  caseHandlers,
  type InCase,
  type Membership,
  notFound,
  requireSeat,
} from '#case/cases/public.ts'
import { zoneOf } from '#domain/time/zone.ts'
import { numberOf, minutesOfDay } from '#domain/time/calendar.ts'
import { timeOf } from '#domain/time/wall.ts'
import type { Handlers } from '#http/bind.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Ics } from '#ports/ics/port.ts'
import { checksOf } from './checks.ts'
import { calls, type Draft, type Hearing } from './contract.ts'
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

export interface Deps extends CaseDeps {
  ics: Pick<Ics, 'read'>
}

const noHearing = () => notFound(msg`There is no such hearing.`)
const changedSince = () =>
  new Fault(
    'conflict',
    msg`This hearing was changed meanwhile, here or in another window. Load it again; what you wrote is still in this form.`,
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

function presentHearing(row: HearingRow, versions: readonly VersionRow[], seat: Membership): Hearing {
  const isMine = row.authorId === seat.memberId
  return {
    ...row,
    fromAt: row.fromAt.toISOString(),
    toAt: row.toAt.toISOString(),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    isMine,
    changes: changesOf(row, versions),
    can: canOf({ isMine, isFormer: seat.isFormer }),
  }
}

/**
 * The caller's own hearing, to change it; one that the other parent shares is seen and not changed. It takes the case's turn: a tick
 * that arrives while a change is being saved is lost otherwise.
 */
async function ownHearing(c: CaseContext, id: string): Promise<HearingRow> {
  await lockCase(c.tx, c.caseId)
  const [row = noHearing()] = await hearingsIn(c.tx, c.caseId, undefined, id)
  if (row.authorId !== c.seat.memberId) throw new Fault('forbidden', msg`Only who added a hearing changes it.`)
  return row
}

/** The other parent sees it, or saw it until now. */
const notifyOther = (c: CaseContext, id: string) =>
  notify(c.tx, { caseId: c.caseId, to: 'parents', kind: 'hearing', about: id, page: '/court-calendar-tracker' })

export function service({ ics, ...deps }: Deps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'hearings')
  /** Reads a file, without a transaction being open meanwhile; and which of the caller's hearings are there already. */
  async function read(asked: InCase, file: string) {
    const { seat, there } = await on.readAsParent(async (c) => ({
      seat: c.seat,
      there: new Set((await hearingsIn(c.tx, c.caseId)).map(({ id }) => id)),
    }))(asked)
    return { found: await readHearings(ics, file, seat, deps.clock()), there }
  }

  return {
    list: on.read(calls.list, async (c) => {
      const rows = await hearingsIn(c.tx, c.caseId)
      const versions = await versionsIn(c.tx, c.caseId)
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        hearings: rows.map((row) => presentHearing(row, versions, c.seat)),
        can: { add: c.isActiveParent },
      }
    }),

    checks: on.read(calls.checks, async (c) => {
      // It reads of the schedule, the children, the orders and the places too: a granted seat's look at each is noted.
      const also = (['schedule', 'children', 'orders', 'exchanges'] as const).filter((scope) => c.seat.scopes.includes(scope))
      if (c.seat.role !== 'parent' && also.length > 0) await requireSeat(c.tx, { caseId: c.caseId, scope: also }, deps)
      return { checks: await checksOf(c.tx, c.seat, await hearingsIn(c.tx, c.caseId), c.now) }
    }),

    preview: async (asked) => {
      const { found, there } = await read(asked, asked.body.file)
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

    takeIn: async (asked) => {
      const { file, take } = asked.body
      const chosen = (await read(asked, file)).found.filter((one) => canComeIn(one) && take.includes(one.id))
      const takeIn = on.change(async (c) => {
        let added = 0
        for (const { id, draft } of chosen) {
          if (await addHearing(c.tx, c.authored(id), draft, timesOf(draft))) added += 1
        }
        // Not the file, which may hold what was not chosen.
        return { reply: { added }, publish: added > 0 && 'author', record: { hearings: chosen.map(({ draft }) => draft) } }
      })
      return takeIn(asked)
    },

    add: on.change(async (c, { body }) => {
      const by = c.authored()
      const isNew = await addHearing(c.tx, by, body, timesOf(body))
      if (isNew && body.isShared) await notifyOther(c, by.id)
      return { reply: { id: by.id }, publish: isNew && audience(body.isShared), ...(body.isShared && { record: body }) }
    }),

    change: on.change(async (c, { params, body }) => {
      const times = timesOf(body)
      const row = await ownHearing(c, params.hearing)
      const by = { caseId: c.caseId, id: row.id, sequence: body.sequence, at: c.at }
      const draft = { ...body, preparation: keepTicks(row.preparation, body.preparation) }
      if (!(await changeHearing(c.tx, by, draft, times))) throw changedSince()
      await keepVersion(c.tx, { caseId: c.caseId, id: c.freshId(), at: c.at }, row)
      if (body.isShared || row.isShared) await notifyOther(c, row.id)
      const record = body.isShared && { record: { ...draft, id: row.id }, sharedFrom: !row.isShared && row.id }
      return { reply: { sequence: body.sequence + 1 }, publish: audience(body.isShared || row.isShared), ...record }
    }),

    cancel: on.change(async (c, { params, body }) => {
      const row = await ownHearing(c, params.hearing)
      if ((row.cancelledAt !== null) === body.cancelled) return { reply: body }
      await setCancelled(c.tx, { caseId: c.caseId, id: row.id, at: c.at }, body.cancelled)
      if (row.isShared) await notifyOther(c, row.id)
      return { reply: body, publish: audience(row.isShared), record: { id: row.id, ...body } }
    }),

    tick: on.change(async (c, { params, body }) => {
      const row = await ownHearing(c, params.hearing)
      const line = row.preparation[body.line]
      // The list was changed in another window: what was meant is no longer in its place.
      if (line?.text !== body.text) throw changedSince()
      const lines = row.preparation.map((each, index) => (index === body.line ? { ...each, done: body.done } : each))
      await setPreparation(c.tx, { caseId: c.caseId, id: row.id }, lines)
      return { reply: { done: body.done }, publish: 'author' }
    }),
  }
}
