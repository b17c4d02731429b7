import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { firstCategory } from './expenses.ts'
import type { Family, TestPerson } from './family.ts'

/** A call about requests for expenses of a family. */
export const ask = async (
  who: TestPerson,
  f: Family,
  path: string,
  payload: object = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<LightMyRequestResponse> =>
  who.inject({
    method,
    url: `/api/cases/${f.caseId}/expense-requests${path === '' ? '' : `/${path}`}`,
    payload,
    headers: { 'idempotency-key': randomUUID() },
  })

/** A request that can be sent: $200 planned for a day to come on the server's clock. */
export const requestDraft = (f: Family, category: string) => ({
  title: 'Braces',
  cents: 20_000,
  category,
  children: [f.children[0]!.id],
  provider: 'Dr. Ruiz',
  day: '2026-05-04',
  answerBy: null,
  note: '',
  files: [],
})

/** A request that was sent. */
export async function sendRequest(who: TestPerson, f: Family, more: object = {}) {
  const { id: category, draft: expense } = await firstCategory(who, f)
  const draft = { ...requestDraft(f, category), ...more }
  const sent = await ask(who, f, '', { ...draft, send: true })
  if (sent.statusCode !== 200) throw new Error(sent.body)
  return { id: sent.json<{ id: string }>().id, draft, expense }
}
