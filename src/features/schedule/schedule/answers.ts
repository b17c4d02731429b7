import type { CaseTx } from '#access/cases.ts'
import type { Waiting } from '#case/answers/public.ts'
import type { Membership } from '#case/cases/public.ts'
import { newestOf } from '#schedule/versions/public.ts'
import { openChanges, presentChange } from './open-changes.ts'
import { seenBy } from './seen.ts'
import { changesIn } from './store.changes.ts'

/** What was agreed before the newest schedule and this parent has said nothing of since, as one. */
export async function toConfirmBy(tx: CaseTx, here: Membership, now: number): Promise<Waiting[]> {
  // Nearly always there is nothing: then the schedule is not laid out for it.
  if ((await changesIn(tx, here.caseId)).length === 0) return []
  const { rows, changes, plan } = await seenBy(tx, here)
  const newest = newestOf(rows)
  if (!newest) return []
  const open = openChanges(plan, changes, newest, now)
    .map((one) => presentChange(one, here, newest.id))
    .filter(({ mine, can }) => mine === null && can.answer)
  if (open.length === 0) return []
  return [
    {
      kind: 'agreed',
      id: newest.id,
      side: null,
      title: newest.title,
      count: open.length,
      sentAt: newest.answeredAt!.toISOString(),
      respondBy: null,
      to: '/co-parenting-calendar?request=confirm',
    },
  ]
}
