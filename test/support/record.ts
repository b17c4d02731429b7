import { expect } from 'vitest'
import type { OrderDraft } from '#case/orders/contract.ts'
import type { CaseRecord } from '#case/toolkit/contract.ts'
import type { Family, TestPerson } from './family.ts'

type Method = 'POST' | 'PUT'
type Answer = ReturnType<TestPerson['inject']>
/** Sends a change of the family's case. */
export const send = (who: TestPerson, { caseId }: Family, method: Method, path: string, payload: object, key?: string): Answer =>
  who.inject({ method, url: `/api/cases/${caseId}${path}`, payload, ...(key && { headers: { 'idempotency-key': key } }) })
export const recordOf = async (who: TestPerson, { caseId }: Family): Promise<CaseRecord> =>
  (await who.inject(`/api/cases/record?case=${caseId}`)).json().record

export const order: OrderDraft = {
  title: 'Decree',
  kind: 'decree',
  signedOn: null,
  effectiveOn: '2020-01-01',
  endsOn: null,
  facts: { exchange: { time: '18:00', clause: { paragraph: '6(a)', text: 'At 6 p.m.' } } },
  isShared: false,
}
export const judge = { kind: 'judge', name: 'Judge Oswin', professionalId: null, detail: '3B' }

/** Everything that a parent keeps, once. */
export async function fill(who: TestPerson, f: Family) {
  const replies = [
    await send(who, f, 'PUT', '/profile', { county: 'Franklin', docket: 'DR-1', filedOn: '2026-01-05', phase: 'filed', step: 7 }),
    await send(who, f, 'POST', '/contacts', judge),
    await send(who, f, 'POST', '/tasks', { title: 'Call the clerk', dueOn: '2026-05-01' }),
    await send(who, f, 'POST', '/orders', order),
    await send(who, f, 'POST', '/views', { page: 'case-toolkit', name: 'Open tasks', query: 'tasks=open' }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
}
