import { signedIn } from '../../access/actor.ts'
import { type Cases, type CaseTx, changed, takeTurn } from '../../access/cases.ts'
import { dayHere } from '../../domain/custody/tonight.ts'
import { inOrder } from '../../domain/custody/times.ts'
import type { Solve } from '../../domain/optimizer/types.ts'
import { minutesOfDay, numberOf } from '../../domain/time/calendar.ts'
import { timeOf } from '../../domain/time/wall.ts'
import { zoneOf } from '../../domain/time/zone.ts'
import type { Handlers } from '../../http/bind.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Day } from '../../kernel/day.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Random } from '../../kernel/random.ts'
import { uuid7 } from '../../kernel/uuid7.ts'
import { childrenIn, enter, enterAsParent, idOf, ordersIn, parentsIn, type Standing } from '../cases/door.ts'
import type { calls } from './contract.ts'
import { planOf } from './door.ts'
import { differenceOf, laidOf, planWith, rangeOf, reasonsOf } from './laying.ts'
import { bestPatterns } from './optimizing.ts'
import { compared } from './recording.ts'
import { keepsBack, wayOf } from './rules.ts'
import { actualsIn, addActual, setActual } from './store.actual.ts'
import {
  addDraft,
  agreedOf,
  answerChange,
  answerVersion,
  changeDraft,
  changesIn,
  emptyDraft,
  noteView,
  proposeDraft,
  versionsOf,
  withdrawVersion,
} from './store.ts'
import { checkBase, digestOf, newestOf, openChanges, problemsIn, shown, shownChange } from './versions.ts'

export interface Needs {
  cases: Cases
  clock: Clock
  random: Random
  /** Solves the programs of patterns of 28 nights. */
  solve: Solve
}

const noVersion = () => new Fault('not_found', 'There is no such schedule.')
const settled = () => new Fault('conflict', 'This proposal was answered or taken back meanwhile.')
const noDraft = () => new Fault('conflict', 'This is no draft any more: it was proposed or thrown away meanwhile.')
const noChild = () => new Fault('not_found', 'There is no such child in this case.')
/** Two years at most: months are laid out day by day. */
const mostDays = 732

export function service({ cases, clock, random, solve }: Needs): Handlers<typeof calls> {
  const tell = (tx: CaseTx, here: Standing, at: Date, isPrivate = false) =>
    changed(tx, { caseId: here.caseId, topic: 'schedule', privateTo: isPrivate ? here.memberId : null, at })

  /** A version as one sees it, entered as a parent. */
  async function version(tx: CaseTx, params: { case: string; version: string }) {
    const here = await enterAsParent(tx, params.case)
    const [row] = await versionsOf(tx, here.caseId, params.version)
    if (!row) throw noVersion()
    return { here, row, named: { caseId: here.caseId, id: row.id } }
  }

  /** One's own, to change it. */
  async function own(tx: CaseTx, params: { case: string; version: string }) {
    const found = await version(tx, params)
    if (found.row.authorId !== found.here.memberId) throw new Fault('forbidden', 'Only who wrote it does that.')
    return found
  }

  /** The other parent's proposal, to answer it. */
  async function others(tx: CaseTx, params: { case: string; version: string }) {
    const found = await version(tx, params)
    if (found.row.authorId === found.here.memberId) throw new Fault('forbidden', 'It is the other parent who answers it.')
    return found
  }

  async function otherJoined(tx: CaseTx, here: Standing): Promise<boolean> {
    const parents = await parentsIn(tx, here.caseId)
    const other = parents.get(here.side === 'A' ? 'B' : 'A')
    return other !== undefined && other.joined_at !== null && other.ended_at === null
  }

  /** Which child a page shows: the one it names, or the first; `null` where none is entered yet. */
  async function childOf(tx: CaseTx, caseId: string, asked: string | undefined | null): Promise<string | null> {
    const children = await childrenIn(tx, caseId)
    if (asked && !children.some(({ id }) => id === asked)) throw noChild()
    return asked ?? children[0]?.id ?? null
  }

  return {
    current: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enter(tx, { caseId: query.case, scope: 'schedule' }, { clock, random })
        if (!here) {
          const none = { versions: [], base: null, toConfirm: [], otherJoined: false, can: { add: false } }
          return { caseId: null, zone: 'UTC', today: '1970-01-01', children: [], orders: [], ...none }
        }
        const { caseId, zone } = here
        const rows = await versionsOf(tx, caseId)
        const changes = await changesIn(tx, caseId)
        const plan = { ...(await planOf(tx, { caseId, zone })), agreed: changes.map(agreedOf) }
        const today = dayHere(plan, clock())
        const newest = newestOf(rows)
        const parents = await parentsIn(tx, caseId)
        const sides = new Map([...parents].map(([side, { id }]) => [id, side]))
        const now = inOrder(plan.versions).findLast(({ effective }) => effective <= today)?.id ?? null
        return {
          caseId,
          zone,
          today,
          children: await childrenIn(tx, caseId),
          orders: (await ordersIn(tx, caseId)).map(({ id, title, effective }) => ({ id, title, effective })),
          versions: rows.map((row) => shown(row, { here, sides, newest, now })),
          base: newest?.id ?? null,
          toConfirm: openChanges(plan, changes, newest, clock()).map((one) => shownChange(one, here, newest!.id)),
          otherJoined: here.side !== null && (await otherJoined(tx, here)),
          can: { add: here.role === 'parent' && !here.isFormer },
        }
      }),

    days: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enter(tx, { caseId: query.case, scope: 'schedule' }, { clock, random })
        if (!here) return { caseId: null, laid: null, difference: null }
        const plan = await planOf(tx, here)
        const child = await childOf(tx, here.caseId, query.child)
        const months = Number(query.months ?? 24)
        const [row] = query.version === undefined ? [] : await versionsOf(tx, here.caseId, query.version)
        if (query.version !== undefined && !row) throw noVersion()
        const isIn = row?.state === 'approved'
        const after = row && !isIn ? planWith(plan, row) : plan
        // Of one that is in force: what was before it came.
        const before = isIn ? { ...plan, versions: plan.versions.filter(({ id }) => id !== row.id) } : plan
        const first = (row ? row.effective : `${dayHere(plan, clock()).slice(0, 7)}-01`) as Day
        const start = (query.from as Day | undefined) ?? first
        if (after.versions.length === 0) return { caseId: here.caseId, laid: null, difference: null }
        return {
          caseId: here.caseId,
          laid: laidOf(after, child, start, months),
          difference: row ? differenceOf(before, after, child, rangeOf(start, months)) : null,
        }
      }),

    why: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enter(tx, { caseId: query.case, scope: 'schedule' }, { clock, random })
        if (!here) return { caseId: null, parts: [] }
        const plan = await planOf(tx, here)
        const child = await childOf(tx, here.caseId, query.child)
        const rows = await versionsOf(tx, here.caseId)
        const row = rows.find(({ id }) => id === query.version)
        if (query.version !== undefined && !row) throw noVersion()
        const after = row && row.state !== 'approved' ? planWith(plan, row) : plan
        const titles = new Map(rows.map(({ id, title }) => [id, title]))
        return { caseId: here.caseId, parts: reasonsOf(after, child, query.day as Day, titles) }
      }),

    preview: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enterAsParent(tx, params.case)
        const plan = await planOf(tx, here)
        const children = await childrenIn(tx, here.caseId)
        const child = await childOf(tx, here.caseId, body.child)
        const problems = problemsIn(body, here.zone, children)
        if (problems.some(({ level }) => level === 'stops')) return { problems, laid: null, difference: null }
        const after = planWith(plan, { id: 'asked', ...body })
        const start = body.effective as Day
        return {
          problems,
          laid: laidOf(after, child, start, body.months),
          difference: differenceOf(plan, after, child, rangeOf(start, body.months)),
        }
      }),

    draft: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const now = clock()
      const id = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        const here = await enterAsParent(tx, params.case)
        const at = new Date(now)
        await checkOrder(tx, here.caseId, body.orderId)
        if (await addDraft(tx, { caseId: here.caseId, id, authorId: here.memberId, at }, body)) await tell(tx, here, at, true)
        const [row] = await versionsOf(tx, here.caseId, id)
        if (!row) throw noDraft()
        return { id, digest: digestOf(row) }
      })
    },

    change: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, named } = await own(tx, params)
        await takeTurn(tx, here.caseId)
        await checkOrder(tx, here.caseId, body.orderId)
        const [row] = await versionsOf(tx, here.caseId, params.version)
        if (row?.state !== 'draft') throw noDraft()
        if (digestOf(row) !== body.was)
          throw new Fault('conflict', 'This draft was changed meanwhile, in another window. Load it again; what you wrote is still here.')
        if (!(await changeDraft(tx, named, body))) throw noDraft()
        const [after] = await versionsOf(tx, here.caseId, params.version)
        await tell(tx, here, new Date(clock()), true)
        return { digest: digestOf(after!) }
      }),

    discard: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, named } = await own(tx, params)
        if (!(await emptyDraft(tx, named))) throw noDraft()
        await tell(tx, here, new Date(clock()), true)
        return { state: 'withdrawn' as const }
      }),

    propose: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, named } = await own(tx, params)
        await takeTurn(tx, here.caseId)
        const rows = await versionsOf(tx, here.caseId)
        const row = rows.find(({ id }) => id === params.version)
        if (row?.state !== 'draft') throw noDraft()
        const newest = newestOf(rows)
        const at = new Date(clock())
        const today = dayHere({ zone: here.zone, versions: [], agreed: [] }, at.getTime())
        const way = wayOf({
          basis: row.basis,
          hasOrder: row.orderId !== null || row.note !== '',
          otherJoined: await otherJoined(tx, here),
          effective: row.effective,
          today,
          hasSchedule: newest !== null,
        })
        if (way.way === 'none') throw new Fault('invalid', way.sentence, { field: way.field })
        checkBase(newest, body.base)
        const problem = problemsIn(row, here.zone, await childrenIn(tx, here.caseId)).find(keepsBack)
        if (problem) throw new Fault('invalid', problem.sentence, { field: problem.rule ?? 'rules' })
        if (body.respondBy !== null && body.respondBy < today)
          throw new Fault('invalid', 'The day to answer by is over.', { field: 'respondBy' })
        const inForce = way.way === 'in_force'
        const respondBy = body.respondBy === null ? null : endOf(body.respondBy as Day, here.zone)
        if (!(await proposeDraft(tx, { ...named, at, respondBy, inForce }))) throw noDraft()
        await tell(tx, here, at)
        return { state: inForce ? ('approved' as const) : ('proposed' as const) }
      }),

    view: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, row, named } = await others(tx, params)
        const at = new Date(clock())
        if (await noteView(tx, { ...named, at })) {
          await tell(tx, here, at)
          return { viewedAt: at.toISOString() }
        }
        return { viewedAt: (row.viewedAt ?? at).toISOString() }
      }),

    approve: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, named } = await others(tx, params)
        await takeTurn(tx, here.caseId)
        const rows = await versionsOf(tx, here.caseId)
        if (rows.find(({ id }) => id === params.version)?.state !== 'proposed') throw settled()
        checkBase(newestOf(rows), body.base)
        const at = new Date(clock())
        if (!(await answerVersion(tx, { ...named, at, memberId: here.memberId, state: 'approved', note: '' }))) throw settled()
        await tell(tx, here, at)
        return { state: 'approved' as const }
      }),

    decline: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, named } = await others(tx, params)
        const at = new Date(clock())
        if (!(await answerVersion(tx, { ...named, at, memberId: here.memberId, state: 'declined', note: body.reason }))) throw settled()
        await tell(tx, here, at)
        return { state: 'declined' as const }
      }),

    withdraw: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, named } = await own(tx, params)
        if (!(await withdrawVersion(tx, named))) throw settled()
        await tell(tx, here, new Date(clock()))
        return { state: 'withdrawn' as const }
      }),

    confirm: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enterAsParent(tx, params.case)
        await takeTurn(tx, here.caseId)
        const plan = await planOf(tx, here)
        const newest = newestOf(await versionsOf(tx, here.caseId))
        const now = clock()
        const open = openChanges(plan, await changesIn(tx, here.caseId), newest, now).find(({ row }) => row.id === params.change)
        if (!open) throw new Fault('not_found', 'There is nothing to confirm here.')
        checkBase(newest, body.version)
        const before = open.row.answers.version === newest!.id ? open.row.answers : {}
        const answers = { ...before, version: newest!.id, [here.side]: body.say }
        const isBoth = !(await otherJoined(tx, here)) || answers.A === answers.B
        const is: 'open' | 'confirmed' | 'dropped' = !isBoth ? 'open' : body.say === 'keep' ? 'confirmed' : 'dropped'
        const at = new Date(now)
        const settling = { confirmedFor: is === 'confirmed' ? newest!.id : open.row.confirmedFor, droppedAt: is === 'dropped' ? at : null }
        if (!(await answerChange(tx, { caseId: here.caseId, id: params.change }, { answers, ...settling }))) throw settled()
        await tell(tx, here, at)
        return { is }
      }),

    actual: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enter(tx, { caseId: query.case, scope: 'schedule' }, { clock, random })
        const range = { from: query.from as Day, to: query.to as Day }
        if (range.to < range.from) throw new Fault('invalid', 'It ends before it begins.', { field: 'to' })
        if (numberOf(range.to) - numberOf(range.from) >= mostDays) throw new Fault('invalid', 'Choose two years or less.', { field: 'to' })
        if (!here)
          return { caseId: null, zone: 'UTC', records: [], planned: null, actual: null, days: 0, differing: [], can: { add: false } }
        const plan = await planOf(tx, here)
        const child = await childOf(tx, here.caseId, query.child)
        const moments = { from: startOf(range.from, here.zone), to: endOf(range.to, here.zone) }
        const records = await actualsIn(tx, here.caseId, moments)
        const found = plan.versions.length === 0 ? null : compared(plan, child, range, records, clock())
        return {
          caseId: here.caseId,
          zone: here.zone,
          records: records.map(({ authorId, fromAt, toAt, createdAt, ...record }) => ({
            ...record,
            isMine: authorId === here.memberId,
            fromAt: fromAt.toISOString(),
            toAt: toAt.toISOString(),
            createdAt: createdAt.toISOString(),
          })),
          planned: found?.planned ?? null,
          actual: found?.actual ?? null,
          days: found?.days ?? 0,
          differing: found?.differing ?? [],
          can: { add: here.role === 'parent' && !here.isFormer },
        }
      }),

    record: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const now = clock()
      const id = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        const here = await enterAsParent(tx, params.case)
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
        const here = await enterAsParent(tx, params.case)
        const at = new Date(clock())
        const by = { caseId: here.caseId, id: params.record, authorId: here.memberId, at }
        if (!(await setActual(tx, by, body.act === 'remove')))
          throw new Fault('not_found', 'There is no such record of your own, or it is shared already.')
        await tell(tx, here, at, body.act === 'remove')
        return { id: params.record }
      }),

    optimize: async ({ actor, params, body }) => {
      await cases.asActor(signedIn(actor), (tx) => enterAsParent(tx, params.case))
      // Outside of the transaction: no connection waits for a search.
      return bestPatterns(body, solve)
    },
  }
}

async function checkOrder(tx: CaseTx, caseId: string, order: string | null): Promise<void> {
  if (order !== null && !(await ordersIn(tx, caseId)).some(({ id }) => id === order))
    throw new Fault('invalid', 'There is no such order in this case.', { field: 'orderId' })
}

const startOf = (day: Day, zone: string) => new Date(zoneOf(zone)!.instantOf(numberOf(day) * minutesOfDay) * 60_000)
const endOf = (day: Day, zone: string) => new Date(zoneOf(zone)!.instantOf((numberOf(day) + 1) * minutesOfDay) * 60_000)
