import { toConfirm } from '#domain/schedule/confirm.ts'
import type { Plan } from '#domain/schedule/types.ts'
import type { Membership } from '#case/cases/public.ts'
import type { VersionRow } from '#schedule/versions/public.ts'
import type { ToConfirm } from './contract.ts'
import type { ChangeRow } from './store.changes.ts'

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

export function presentChange(
  { agreed, from, to, underway, row }: ReturnType<typeof openChanges>[number],
  here: Membership,
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
