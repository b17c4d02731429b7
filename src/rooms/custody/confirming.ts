import { signedIn } from '../../access/actor.ts'
import { changed, takeTurn } from '../../access/cases.ts'
import { toConfirm } from '../../domain/custody/confirm.ts'
import type { Plan } from '../../domain/custody/types.ts'
import type { Handlers } from '../../http/bind.ts'
import { Fault } from '../../kernel/fault.ts'
import { enterAsParent, type Standing } from '../cases/door.ts'
import { checkBase, type Needs, newestOf, otherJoined, settled, tell, type VersionRow, versionsOf } from '../versions/door.ts'
import type { calls, ToConfirm } from './contract.ts'
import { planOf } from './door.ts'
import { answerChange, type ChangeRow, changesIn } from './store.changes.ts'

/** What was agreed before the newest version for days on which it counts, and is not settled since. */
export function openChanges(plan: Plan, changes: readonly ChangeRow[], newest: VersionRow | null, now: number) {
  if (!newest) return []
  const version = plan.versions.find(({ id }) => id === newest.id)
  if (!version) return []
  const rows = new Map(changes.map((change) => [change.id, change]))
  return toConfirm(plan, version, newest.answeredAt!.getTime())
    .filter(({ agreed, to }) => rows.get(agreed.id)!.confirmedFor !== newest.id && to > now)
    .map((one) => ({ ...one, row: rows.get(one.agreed.id)! }))
}

export function shownChange(
  { agreed, from, to, underway, row }: ReturnType<typeof openChanges>[number],
  here: Standing,
  version: string,
): ToConfirm {
  const said = row.answers.version === version ? row.answers : {}
  const [mine, others] = here.side === 'B' ? [said.B, said.A] : [said.A, said.B]
  const { span } = agreed
  return {
    id: agreed.id,
    label: agreed.label ?? null,
    holder: 'holder' in span ? span.holder : 'third',
    fromAt: new Date(from).toISOString(),
    toAt: new Date(to).toISOString(),
    underway,
    mine: mine ?? null,
    others: others ?? null,
    can: { answer: here.role === 'parent' && !here.isFormer },
  }
}

/** What was agreed before the newest version: both parents say whether they still mean it. */
export function confirming({ cases, clock }: Needs): Handlers<Pick<typeof calls, 'confirm'>> {
  return {
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
        // The swap that it came from says so as well.
        if (is === 'dropped' && open.row.tradeId !== null) await changed(tx, { caseId: here.caseId, topic: 'trades', at })
        await tell(tx, here, at)
        return { is }
      }),
  }
}
