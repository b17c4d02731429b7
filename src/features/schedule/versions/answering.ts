import { signedIn } from '#access/actor.ts'
import { lockCase } from '#access/cases.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import type { calls } from './contract.ts'
import type { CaseDeps } from '#case/cases/public.ts'
import { othersVersion, ownVersion, settled, tell } from './entering.ts'
import { stateAt } from './rules.ts'
import { checkBase, newestOf } from './present.ts'
import { answerVersion, noteView, withdrawVersion } from './store.proposing.ts'
import { type VersionRow, versionsOf } from './store.versions.ts'

/** @throws Fault `conflict` where it waits for no answer any more: told apart is what nobody did, the end of its time */
function checkWaits(row: VersionRow | undefined, now: number): void {
  const state = row && stateAt(row.state, row.respondBy?.getTime() ?? null, now)
  if (state === 'expired') throw new Fault('conflict', 'The time to answer this proposal is over. Whoever made it may propose it again.')
  if (state !== 'proposed') throw settled()
}

type AnswerCalls = Pick<typeof calls, 'view' | 'approve' | 'decline' | 'withdraw'>

/** What becomes of a proposal. */
export function answering({ cases, clock }: CaseDeps): Handlers<AnswerCalls> {
  return {
    view: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, row, named } = await othersVersion(tx, params)
        const at = new Date(clock())
        if (await noteView(tx, { ...named, at })) {
          await tell(tx, here, at)
          return { viewedAt: at.toISOString() }
        }
        return { viewedAt: (row.viewedAt ?? at).toISOString() }
      }),

    approve: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, named } = await othersVersion(tx, params)
        await lockCase(tx, here.caseId)
        const rows = await versionsOf(tx, here.caseId)
        const at = new Date(clock())
        checkWaits(
          rows.find(({ id }) => id === params.version),
          at.getTime(),
        )
        checkBase(newestOf(rows), body.base)
        if (!(await answerVersion(tx, { ...named, at, memberId: here.memberId, state: 'approved', note: '' }))) throw settled()
        await tell(tx, here, at)
        return { state: 'approved' as const }
      }),

    decline: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, row, named } = await othersVersion(tx, params)
        const at = new Date(clock())
        checkWaits(row, at.getTime())
        if (!(await answerVersion(tx, { ...named, at, memberId: here.memberId, state: 'declined', note: body.reason }))) throw settled()
        await tell(tx, here, at)
        return { state: 'declined' as const }
      }),

    withdraw: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, row, named } = await ownVersion(tx, params)
        const at = new Date(clock())
        checkWaits(row, at.getTime())
        if (!(await withdrawVersion(tx, { ...named, at }))) throw settled()
        await tell(tx, here, at)
        return { state: 'withdrawn' as const }
      }),
  }
}
