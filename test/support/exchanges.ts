import { randomUUID } from 'node:crypto'
import { type Family, type TestPerson, system } from './family.ts'
import type { TestApp } from './test-app.ts'

/** A schedule in effect: Monday to Thursday nights with Ana, Friday to Sunday nights with Ben, exchanges at 6 pm at the library. */
export async function scheduled(backend: TestApp, f: Family, nights = 'AAAABBB', at = '18:00'): Promise<void> {
  const rule = {
    id: 'weeks',
    layer: 'base',
    children: 'all',
    span: { kind: 'cycle', anchor: '2026-03-02', nights, handover: { at, place: 'Library' } },
  }
  // Approved before it begins: a version makes no exchange before that.
  const when = new Date('2026-01-02T15:00:00.000Z')
  await system(backend, (tx) =>
    tx
      .insertInto('schedule_version')
      .values({
        case_id: f.caseId,
        id: randomUUID(),
        author_id: f.ana.memberId,
        title: 'Our weeks',
        basis: 'agreed',
        effective_on: '2026-01-05',
        rules: JSON.stringify([rule]),
        state: 'approved',
        proposed_at: when,
        answered_by: f.ben.memberId,
        answered_at: when,
        created_at: when,
      })
      .execute(),
  )
}

/** An order in force that says something. */
export async function ordered(backend: TestApp, f: Family, facts: object): Promise<void> {
  await system(backend, (tx) =>
    tx
      .insertInto('case_order')
      .values({
        case_id: f.caseId,
        id: randomUUID(),
        author_id: f.ana.memberId,
        is_shared: true,
        title: 'Consent decree',
        kind: 'decree',
        effective_on: '2026-01-05',
        facts: JSON.stringify(facts),
        created_at: new Date(backend.clock.now),
      })
      .execute(),
  )
}

/** A call that changes something, as pages make it. */
export const send = (
  who: TestPerson,
  { caseId }: Family,
  path: string,
  payload: object = {},
  key?: string,
  method: 'POST' | 'PUT' = 'POST',
): ReturnType<TestPerson['inject']> =>
  who.inject({
    method,
    url: `/api/cases/${caseId}/exchanges/${path}`,
    payload,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
