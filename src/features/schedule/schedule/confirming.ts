import { signedIn } from '#access/actor.ts'
import { changed, lockCase } from '#access/cases.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { requireParent } from '#case/cases/public.ts'
import type { CaseDeps } from '#case/cases/public.ts'
import { checkBase, newestOf, otherJoined, settled, tell, versionsOf } from '#schedule/versions/public.ts'
import type { calls } from './contract.ts'
import { planOf } from './public.ts'
import { openChanges } from './open-changes.ts'
import { answerChange, changesIn } from './store.changes.ts'

/** What was agreed before the newest version: both parents say whether they still mean it. */
export function confirming({ cases, clock }: CaseDeps): Handlers<Pick<typeof calls, 'confirm'>> {
  return {
    confirm: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        await lockCase(tx, here.caseId)
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
        // The swap that it came from says so as well.
        if (is === 'dropped' && open.row.tradeId !== null) await changed(tx, { caseId: here.caseId, topic: 'trades', at })
        await tell(tx, here, at)
        return { is }
      }),
  }
}
