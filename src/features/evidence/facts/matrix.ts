import { type CaseContext, childrenIn, parentsIn } from '#case/cases/public.ts'
import { contactsIn } from '#case/contacts/public.ts'
import { tasksIn } from '#case/tasks/public.ts'
import { hearingsIn } from '#schedule/hearings/public.ts'
import { type CountedFact, gapsOf, strengthOf } from '#domain/facts/strength.ts'
import type { Reply } from '#http/contract.ts'
import type { ExhibitLabels } from '#evidence/items/public.ts'
import { dayInZone } from '#kernel/dates.ts'
import type { calls } from './contract.ts'
import { countedOf, presented, targetsOf } from './present.ts'
import { factsIn, slimFacts, type Whose } from './store.ts'
import { issuesIn } from './store.issues.ts'

type Matrix = Reply<typeof calls.matrix>

const [mostMissing, mostAgainst, mostNext] = [20, 100, 5]

/** Next days of the case from what is entered elsewhere: papers due for a hearing, hearings, and tasks with a day. */
async function nextDays({ tx, caseId }: CaseContext, today: string): Promise<Matrix['next']> {
  const hearings = (await hearingsIn(tx, caseId)).filter(({ cancelledAt }) => cancelledAt === null)
  const tasks = (await tasksIn(tx, caseId)).filter(({ doneAt }) => doneAt === null)
  const days = [
    ...hearings.map(({ title, documentsDueOn }) => ({ kind: 'documents' as const, day: documentsDueOn, title })),
    ...hearings.map(({ title, day }) => ({ kind: 'hearing' as const, day, title })),
    ...tasks.map(({ title, dueOn }) => ({ kind: 'task' as const, day: dueOn, title })),
  ]
  const coming = days.flatMap(({ day, ...rest }) => (day !== null && day >= today ? [{ ...rest, day }] : []))
  return coming.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)).slice(0, mostNext)
}

async function peopleOf({ tx, caseId, isActiveParent }: CaseContext): Promise<string[]> {
  if (!isActiveParent) return []
  const parents = [...(await parentsIn(tx, caseId)).values()].map(({ name }) => name)
  const names = [...parents, ...(await childrenIn(tx, caseId)).map(({ name }) => name)]
  return [...new Set([...names, ...(await contactsIn(tx, caseId)).map(({ name }) => name)])]
}

/** Issues and what each has: the answer to where the case has gaps. */
export async function matrixOf(c: CaseContext, whose: Whose, labels: readonly ExhibitLabels[]): Promise<Matrix> {
  const issues = await issuesIn(c.tx, whose)
  const known = new Set(issues.map(({ id }) => id))
  const slim = await slimFacts(c.tx, whose)
  const targets = await targetsOf(
    c,
    slim.flatMap(({ citations }) => citations),
  )
  const facts: (CountedFact & { said: string })[] = slim.map(({ citations, authorId, ...fact }) => ({
    ...fact,
    issues: fact.issues.filter((id) => known.has(id)),
    citations: citations.map((cited) => countedOf(targets, cited, authorId === c.seat.memberId)),
  }))
  const rows = issues.map((issue) => ({ ...issue, strength: strengthOf(facts.filter((fact) => fact.issues.includes(issue.id))) }))
  const loose = facts.filter((fact) => fact.issues.length === 0)
  const missing = facts
    .map((fact) => ({ id: fact.id, said: fact.said, gaps: gapsOf(fact), issues: [...fact.issues] }))
    .filter(({ gaps }) => gaps.length > 0)
  const ofFacts = missing.reduce((sum, { gaps }) => sum + gaps.length, 0)
  const today = dayInZone(c.seat.zone, c.now)
  return {
    caseId: c.caseId,
    issues: rows,
    without: loose.length > 0 ? strengthOf(loose, false) : null,
    facts: facts.length,
    gaps: ofFacts + rows.reduce((sum, { strength }) => sum + strength.gaps.no_fact, 0),
    missing: missing.slice(0, mostMissing),
    against: await presented(c, await factsIn(c.tx, whose, { against: 'yes' }, { most: mostAgainst }), { issues: known, labels }),
    next: await nextDays(c, today),
    people: await peopleOf(c),
    today,
    can: { add: c.isActiveParent },
  }
}
