// One plan as a person sees it: its clauses, who is who in them, and where it stands between the parents.
import type { CaseTx } from '#access/cases.ts'
import { childrenIn, type Membership, notFound, parentsIn, parentSeats, sidesIn } from '#case/cases/public.ts'
import { canChange } from '#case/cases/rules.ts'
import type { Names } from '#domain/plan/types.ts'
import { msg } from '#kernel/text.ts'
import type { PlanLine } from './contract.ts'
import { agreedNow, type Chain, chainsOf, counted, type Eyes, presentItems, textOf } from './items.ts'
import { type ClauseRow, clausesIn, type PlanRow, plansIn, storeWords } from './store.ts'

export const noPlan = () => notFound(msg`There is no such plan.`)

/** Whose names stand in the text, and who is who. */
export async function eyesOf(tx: CaseTx, here: Membership): Promise<Eyes & { otherJoined: boolean; otherLeft: boolean }> {
  const parents = await parentsIn(tx, here.caseId)
  const sides = await sidesIn(tx, here.caseId)
  const knowsNames = here.role === 'parent' || here.scopes.includes('children')
  const children = knowsNames ? (await childrenIn(tx, here.caseId)).map(({ name }) => name) : []
  const names: Names = {
    A: parents.get('A')?.name ?? 'Parent A',
    B: parents.get('B')?.name ?? 'Parent B',
    children: children.length > 0 ? children : ['the children'],
  }
  const otherSide = here.side === 'A' ? 'B' : 'A'
  const other = (await parentSeats(tx, here.caseId)).find(({ side }) => side === otherSide)
  return {
    names,
    caseTitle: here.title,
    knowsNames,
    side: canChange(here) ? here.side : null,
    sideOf: (member) => sides.get(member) ?? 'A',
    otherJoined: other?.joinedAt != null && other.endedAt === null,
    otherLeft: other?.endedAt != null,
  }
}

/** When the last of what is agreed was agreed. */
const lastYes = (chains: readonly Chain[]): Date | null =>
  chains.reduce<Date | null>((last, { agreed }) => {
    const at = agreed?.row.answeredAt ?? null
    return at !== null && (last === null || at > last) ? at : last
  }, null)

export function lineOf(row: PlanRow, chains: readonly Chain[], here: Membership, { sideOf }: Eyes): PlanLine {
  const isAgreed = agreedNow(chains)
  return {
    id: row.id,
    title: row.title,
    by: sideOf(row.authorId),
    isMine: row.authorId === here.memberId,
    isShared: row.isShared,
    isAgreed,
    agreedAt: isAgreed ? ((row.agreedAt ?? lastYes(chains))?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
    ...counted(chains),
  }
}

/** Stores the words of versions from before texts were stored, where the digest says that these are the words (decision 0061). */
async function storeOldWords(tx: CaseTx, caseId: string, rows: readonly ClauseRow[], eyes: Eyes) {
  for (const row of rows) {
    if (row.state === 'draft' || row.wording !== null) continue
    const { wording, names, isExact } = textOf(row, eyes)
    if (wording && isExact) await storeWords(tx, { caseId, id: row.id }, { names, wording })
  }
}

/** A plan with everything that one sees of it. @throws Fault `not_found` */
export async function loadPlan(tx: CaseTx, here: Membership, id: string) {
  const [row] = await plansIn(tx, here.caseId, id)
  if (!row || row.removedAt !== null) return noPlan()
  const eyes = await eyesOf(tx, here)
  const clauses = await clausesIn(tx, here.caseId, id)
  if (eyes.side !== null) await storeOldWords(tx, here.caseId, clauses, eyes)
  const chains = chainsOf(clauses, eyes)
  return { row, eyes, chains, items: presentItems(chains, eyes), line: lineOf(row, chains, here, eyes) }
}
