import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { Split } from '#domain/splits/split.ts'
import type { Family, TestPerson } from './family.ts'

/** A call about expenses of a family: an expense with its verb, or a category. */
export const act = async (
  who: TestPerson,
  f: Family,
  path: string,
  payload: object = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<LightMyRequestResponse> =>
  who.inject({
    method,
    url: `/api/cases/${f.caseId}/expenses${path === '' ? '' : `/${path}`}`,
    payload,
    headers: { 'idempotency-key': randomUUID() },
  })

/** A category of its own, and an expense that can be sent under it. */
export async function firstCategory(who: TestPerson, f: Family, split: Split = { kind: 'percent', A: 6000 }, more: object = {}) {
  const category = {
    title: `School ${randomUUID().slice(0, 8)}`,
    child: null,
    split,
    isPerChild: false,
    clause: { paragraph: '', text: '' },
    since: '2026-01-01',
  }
  const made = await who.inject({
    method: 'POST',
    url: `/api/cases/${f.caseId}/expense-categories`,
    payload: { ...category, ...more },
    headers: { 'idempotency-key': randomUUID() },
  })
  const { id } = made.json<{ id: string }>()
  return {
    id,
    draft: {
      title: 'Soccer cleats',
      note: '',
      cents: 4278,
      day: '2026-03-10',
      category: id,
      children: [f.children[0]!.id],
      tax: 'none',
      mileage: null,
      files: [],
    },
  }
}

/** An expense that was sent. */
export async function sendExpense(who: TestPerson, f: Family, more: object = {}, split?: Split) {
  const { draft } = await firstCategory(who, f, split)
  const body = { ...draft, ...more }
  const sent = await act(who, f, '', { ...body, send: true })
  return { id: sent.json<{ id: string }>().id, draft: body }
}
