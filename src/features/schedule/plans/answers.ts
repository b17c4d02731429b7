import type { CaseTx } from '#access/cases.ts'
import type { Waiting } from '#case/answers/public.ts'
import { sidesIn, type Membership } from '#case/cases/public.ts'
import { chainsOf, counted } from './items.ts'
import { clausesIn, plansIn } from './store.ts'

/** The plans with clauses that wait for this parent's answer, one row for each plan. */
export async function clausesWaitingFor(tx: CaseTx, here: Membership): Promise<Waiting[]> {
  const { side } = here
  const rows = await clausesIn(tx, here.caseId)
  if (side === null || !rows.some(({ state, authorId }) => (state === 'proposed' || state === 'countered') && authorId !== here.memberId))
    return []
  const sides = await sidesIn(tx, here.caseId)
  const sideOf = (member: string) => sides.get(member) ?? 'A'
  // Names do not matter here: they do not change whom a clause waits for.
  const eyes = { names: { A: '', B: '', children: [] }, caseTitle: '', knowsNames: false, side, sideOf }
  return (await plansIn(tx, here.caseId)).flatMap(({ id, title }): Waiting[] => {
    const chains = chainsOf(
      rows.filter(({ planId }) => planId === id),
      eyes,
    )
    const count = counted(chains).waits[side]
    const asked = chains.filter(({ item }) => (item.state === 'proposed' || item.state === 'countered') && item.by !== side)
    const [first] = asked
    if (count === 0 || !first) return []
    const sentAt = Math.max(...asked.map(({ head }) => head.createdAt.getTime()))
    return [
      {
        kind: 'plan',
        id,
        side: first.item.by,
        title,
        count,
        sentAt: new Date(sentAt).toISOString(),
        respondBy: null,
        to: `/parenting-plan-builder?plan=${id}&request=${first.id}`,
      },
    ]
  })
}
