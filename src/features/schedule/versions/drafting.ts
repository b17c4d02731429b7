import { signedIn } from '#access/actor.ts'
import { type CaseTx, lockCase } from '#access/cases.ts'
import { keepsBack } from '#domain/schedule/problem-words.ts'
import { dayHere } from '#domain/schedule/tonight.ts'
import { minutesOfDay, numberOf } from '#domain/time/calendar.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type { Handlers } from '#http/bind.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import { idOf } from '#http/key-id.ts'
import { childrenIn, requireParent, ordersIn } from '#case/cases/public.ts'
import type { calls } from './contract.ts'
import type { CaseDeps } from '#case/cases/public.ts'
import { otherJoined, ownVersion, tell } from './entering.ts'
import { wayOf } from './rules.ts'
import { checkBase, digestOf, newestOf, problemsIn } from './present.ts'
import { addDraft, changeDraft, emptyDraft, proposeDraft } from './store.proposing.ts'
import { versionsOf } from './store.versions.ts'

const noDraft = () => new Fault('conflict', 'This is no draft any more: it was proposed or thrown away meanwhile.')

/** The first moment after a day where the family lives: an answer on the day itself is in time. */
const endOf = (day: Day, zone: string) => new Date(zoneOf(zone)!.instantOf((numberOf(day) + 1) * minutesOfDay) * 60_000)

async function checkOrder(tx: CaseTx, caseId: string, order: string | null): Promise<void> {
  if (order !== null && !(await ordersIn(tx, caseId)).some(({ id }) => id === order))
    throw new Fault('invalid', 'There is no such order in this case.', { field: 'orderId' })
}

type DraftCalls = Pick<typeof calls, 'draft' | 'change' | 'discard' | 'propose'>

/** What a parent writes: kept as a draft, and proposed. */
export function drafting({ cases, clock, random }: CaseDeps): Handlers<DraftCalls> {
  return {
    draft: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const now = clock()
      const id = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
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
        const { here, named } = await ownVersion(tx, params)
        await lockCase(tx, here.caseId)
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
        const { here, named } = await ownVersion(tx, params)
        if (!(await emptyDraft(tx, named))) throw noDraft()
        await tell(tx, here, new Date(clock()), true)
        return { state: 'withdrawn' as const }
      }),

    propose: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, named } = await ownVersion(tx, params)
        await lockCase(tx, here.caseId)
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
  }
}
