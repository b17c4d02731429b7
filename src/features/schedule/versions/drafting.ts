import { type CaseTx, lockCase } from '#access/cases.ts'
import { type CaseDeps, caseHandlers, childrenIn } from '#case/cases/public.ts'
import { ordersIn } from '#case/orders/public.ts'
import { keepsBack } from '#domain/schedule/problem-words.ts'
import { dayHere } from '#domain/schedule/tonight.ts'
import { minutesOfDay, numberOf } from '#domain/time/calendar.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type { Handlers } from '#http/bind.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { otherJoined, ownVersion } from './find.ts'
import { checkBase, digestOf, newestOf, problemsIn } from './present.ts'
import { wayOf } from './rules.ts'
import { addDraft, changeDraft, emptyDraft, proposeDraft } from './store.proposing.ts'
import { versionsOf } from './store.versions.ts'

const noDraft = () => new Fault('conflict', msg`This is no draft any more: it was proposed or thrown away meanwhile.`)

/** The first moment after a day where the family lives: an answer on the day itself is in time. */
const endOf = (day: Day, zone: string) => new Date(zoneOf(zone)!.instantOf((numberOf(day) + 1) * minutesOfDay) * 60_000)

async function checkOrder(tx: CaseTx, caseId: string, order: string | null): Promise<void> {
  if (order !== null && !(await ordersIn(tx, caseId)).some(({ id }) => id === order))
    throw new Fault('invalid', msg`There is no such order in this case.`, { field: 'orderId' })
}

type DraftCalls = Pick<typeof calls, 'draft' | 'change' | 'discard' | 'propose'>

/** What a parent writes: stored as a draft, and proposed. */
export function drafting(deps: CaseDeps): Handlers<DraftCalls> {
  const on = caseHandlers(deps, 'schedule')
  return {
    draft: on.change(async (c, { body }) => {
      await checkOrder(c.tx, c.caseId, body.orderId)
      const by = c.authored()
      const isNew = await addDraft(c.tx, by, body)
      const [row] = await versionsOf(c.tx, c.caseId, by.id)
      if (!row) throw noDraft()
      return { reply: { id: by.id, digest: digestOf(row) }, publish: isNew && 'author', isRecorded: false }
    }),

    change: on.change(async (c, { params, body }) => {
      const { named } = await ownVersion(c, params.version)
      await lockCase(c.tx, c.caseId)
      await checkOrder(c.tx, c.caseId, body.orderId)
      const [row] = await versionsOf(c.tx, c.caseId, params.version)
      if (row?.state !== 'draft') throw noDraft()
      if (digestOf(row) !== body.was)
        throw new Fault('conflict', msg`This draft was changed meanwhile, in another window. Load it again; what you wrote is still here.`)
      if (!(await changeDraft(c.tx, named, body))) throw noDraft()
      const [after] = await versionsOf(c.tx, c.caseId, params.version)
      return { reply: { digest: digestOf(after!) }, publish: 'author', isRecorded: false }
    }),

    discard: on.change(async (c, { params }) => {
      const { named } = await ownVersion(c, params.version)
      if (!(await emptyDraft(c.tx, named))) throw noDraft()
      return { reply: { state: 'withdrawn' }, publish: 'author', isRecorded: false }
    }),

    propose: on.change(async (c, { params, body }) => {
      const { named } = await ownVersion(c, params.version)
      await lockCase(c.tx, c.caseId)
      const { zone } = c.seat
      const rows = await versionsOf(c.tx, c.caseId)
      const row = rows.find(({ id }) => id === params.version)
      if (row?.state !== 'draft') throw noDraft()
      const newest = newestOf(rows)
      const today = dayHere({ zone, versions: [], agreed: [] }, c.now)
      const way = wayOf({
        basis: row.basis,
        hasOrder: row.orderId !== null || row.note !== '',
        otherJoined: await otherJoined(c.tx, c.seat),
        effective: row.effective,
        today,
        hasSchedule: newest !== null,
      })
      if (way.way === 'none') throw new Fault('invalid', way.sentence, { field: way.field })
      checkBase(newest, body.base)
      const problem = problemsIn(row, zone, await childrenIn(c.tx, c.caseId)).find(keepsBack)
      if (problem) throw new Fault('invalid', problem.sentence, { field: problem.rule ?? 'rules' })
      if (body.respondBy !== null && body.respondBy < today)
        throw new Fault('invalid', msg`The day to answer by is over.`, { field: 'respondBy' })
      const inForce = way.way === 'in_force'
      const respondBy = body.respondBy === null ? null : endOf(body.respondBy as Day, zone)
      if (!(await proposeDraft(c.tx, { ...named, respondBy, inForce }))) throw noDraft()
      const { id, title, basis, orderId, effective, rules, note } = row
      const record = { id, title, basis, orderId, effective, rules, note, digest: digestOf(row), respondBy, inForce }
      return { reply: { state: inForce ? 'approved' : 'proposed' }, publish: 'all', record }
    }),
  }
}
