import { lockCase } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { othersVersion, ownVersion, settled } from './find.ts'
import { checkBase, digestOf, newestOf } from './present.ts'
import { stateAt } from './rules.ts'
import { answerVersion, noteView, withdrawVersion } from './store.proposing.ts'
import { type VersionRow, versionsOf } from './store.versions.ts'

/** @throws Fault `conflict` where it waits for no answer any more; that its time is over has a sentence of its own */
function checkWaits({ now }: CaseContext, row: VersionRow | undefined): void {
  const state = row && stateAt(row.state, row.respondBy?.getTime() ?? null, now)
  if (state === 'expired') throw new Fault('conflict', msg`The time to answer this proposal is over. Whoever made it may propose it again.`)
  if (state !== 'proposed') throw settled()
}

type AnswerCalls = Pick<typeof calls, 'view' | 'approve' | 'decline' | 'withdraw'>

/** What becomes of a proposal. */
export function answering(deps: CaseDeps): Handlers<AnswerCalls> {
  const on = caseHandlers(deps, 'schedule')
  return {
    view: on.change(async (c, { params }) => {
      const { row, named } = await othersVersion(c, params.version)
      const isFirst = await noteView(c.tx, named)
      const viewedAt = (isFirst ? c.at : (row.viewedAt ?? c.at)).toISOString()
      return { reply: { viewedAt }, publish: isFirst && 'all', record: { id: row.id } }
    }),

    approve: on.change(async (c, { params, body }) => {
      const { row, named } = await othersVersion(c, params.version)
      await lockCase(c.tx, c.caseId)
      const rows = await versionsOf(c.tx, c.caseId)
      checkWaits(
        c,
        rows.find(({ id }) => id === row.id),
      )
      checkBase(newestOf(rows), body.base)
      if (!(await answerVersion(c.tx, { ...named, memberId: c.seat.memberId, state: 'approved', note: '' }))) throw settled()
      return { reply: { state: 'approved' }, publish: 'all', record: { id: row.id, digest: digestOf(row) } }
    }),

    decline: on.change(async (c, { params, body }) => {
      const { row, named } = await othersVersion(c, params.version)
      checkWaits(c, row)
      if (!(await answerVersion(c.tx, { ...named, memberId: c.seat.memberId, state: 'declined', note: body.reason }))) throw settled()
      return { reply: { state: 'declined' }, publish: 'all', record: { id: row.id, reason: body.reason } }
    }),

    withdraw: on.change(async (c, { params }) => {
      const { row, named } = await ownVersion(c, params.version)
      checkWaits(c, row)
      if (!(await withdrawVersion(c.tx, named))) throw settled()
      return { reply: { state: 'withdrawn' }, publish: 'all', record: { id: row.id } }
    }),
  }
}
