import { dayAt, posted, type twoParents } from './two-parents.ts'

/** An expense of $42.78 that Ana sent, half each. @param approved whether Ben approved it */
export async function sentExpense(
  { request, his, caseId, child }: Awaited<ReturnType<typeof twoParents>>,
  approved: boolean,
): Promise<string> {
  const split = { kind: 'percent', A: 5000 }
  const category = { title: 'Activities', child: null, split, isPerChild: false, clause: { paragraph: '', text: '' }, since: '2026-01-01' }
  const { id } = await posted<{ id: string }>(request, `/api/cases/${caseId}/expense-categories`, category)
  const draft = {
    title: 'Soccer cleats',
    note: '',
    cents: 4278,
    day: dayAt(0),
    category: id,
    children: [child],
    tax: 'none',
    mileage: null,
    files: [],
  }
  const expense = await posted<{ id: string }>(request, `/api/cases/${caseId}/expenses`, { ...draft, send: true })
  if (approved) await posted(his.context().request, `/api/cases/${caseId}/expenses/${expense.id}/answer`, { approved: 4278, reason: '' })
  return expense.id
}

/** A request for $200 that Ana sent. */
export async function sentRequest({ request, caseId, child }: Awaited<ReturnType<typeof twoParents>>): Promise<string> {
  const split = { kind: 'percent', A: 5000 }
  const category = { title: 'Medical', child: null, split, isPerChild: false, clause: { paragraph: '', text: '' }, since: '2026-01-01' }
  const { id } = await posted<{ id: string }>(request, `/api/cases/${caseId}/expense-categories`, category)
  const asked = { title: 'Braces', cents: 20_000, category: id, children: [child], provider: 'Dr. Ruiz', note: '', files: [] }
  const body = { ...asked, day: dayAt(14), answerBy: null, send: true }
  return (await posted<{ id: string }>(request, `/api/cases/${caseId}/expense-requests`, body)).id
}
