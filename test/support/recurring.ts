import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { Family, TestPerson } from './family.ts'

/** A call about recurring expenses of a family. */
export const recur = async (
  who: TestPerson,
  f: Family,
  path: string,
  payload: object = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<LightMyRequestResponse> =>
  who.inject({
    method,
    url: `/api/cases/${f.caseId}/recurring-expenses${path === '' ? '' : `/${path}`}`,
    payload,
    headers: { 'idempotency-key': randomUUID() },
  })

/** A recurring expense that can be added: $96 on the last day of each month, from a day to come on the server's clock. */
export const ruleDraft = (f: Family, category: string) => ({
  title: 'Piano lessons',
  cents: 9_600,
  category,
  children: [f.children[0]!.id],
  repeat: { unit: 'month', day: 31 },
  firstDay: '2026-05-04',
  lastDay: null as string | null,
})
