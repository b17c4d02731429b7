import { randomUUID } from 'node:crypto'
import type { Rule } from '#domain/schedule/types.ts'
import type { Range } from '#schedule/calendar/contract.ts'
import type { Conflict } from '#schedule/conflicts/contract.ts'
import type { Draft, EventRecord, Occurrence } from '#schedule/events/contract.ts'
import { type Family, type TestPerson, system } from './family.ts'
import type { TestApp } from './test-app.ts'

// Actions on a family for tests of the calendar's features. The tests' clock is at Thursday, March 12, 2026, 2 pm in New York.

export const draft: Draft = {
  title: 'Dentist',
  kind: 'health',
  firstDay: '2026-03-20',
  lastDay: '2026-03-20',
  from: '15:30',
  to: '16:30',
  place: 'Dr. Wu',
  notes: '',
  childIds: [],
  sides: ['A'],
  dropOff: null,
  pickUp: null,
  repeat: null,
  isShared: true,
}

/** Named, for a copy of the tree has its packages elsewhere. */
type Answer = ReturnType<TestPerson['inject']>
export const add = (who: TestPerson, { caseId }: Family, more: Partial<Draft> = {}, key?: string): Answer =>
  who.inject({
    method: 'POST',
    url: `/api/cases/${caseId}/calendar/events`,
    payload: { ...draft, ...more },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
export const range = async (who: TestPerson, { caseId }: Family, query = 'from=2026-03-01&to=2026-04-30') =>
  (await who.inject(`/api/calendar/range?case=${caseId}&${query}`)).json() as Range
export const event = async (who: TestPerson, { caseId }: Family, id: string) =>
  (await who.inject(`/api/calendar/event?case=${caseId}&id=${id}`)).json() as EventRecord
export const change = (who: TestPerson, { caseId }: Family, id: string, body: object): Answer =>
  who.inject({ method: 'PUT', url: `/api/cases/${caseId}/calendar/events/${id}`, payload: body })
export const post = (who: TestPerson, { caseId }: Family, path: string, payload: object = {}): Answer =>
  who.inject({ method: 'POST', url: `/api/cases/${caseId}/calendar/${path}`, payload })
export const titles = ({ events }: { events: readonly Occurrence[] }) => events.map(({ title, firstDay }) => `${firstDay} ${title}`)

/** Weeks in turns from Sunday 1 March: A has the first. */
export async function schedule(backend: TestApp, f: Family, more: readonly Rule[] = [], effective = '2026-01-01') {
  const rules: Rule[] = [
    {
      id: 'weeks',
      layer: 'base',
      children: 'all',
      span: { kind: 'cycle', anchor: '2026-03-01' as never, nights: 'AAAAAAABBBBBBB', handover: { at: '18:00', place: 'Library' } },
      clause: { paragraph: '5', text: 'Weeks in turns.' },
    },
    ...more,
  ]
  const at = new Date(backend.clock.now)
  await system(backend, (tx) =>
    tx
      .insertInto('schedule_version')
      .values({
        case_id: f.caseId,
        id: randomUUID(),
        author_id: f.ana.memberId,
        title: 'Weeks',
        basis: 'agreed',
        effective_on: effective,
        rules: JSON.stringify(rules),
        state: 'approved',
        proposed_at: at,
        answered_by: f.ben.memberId,
        answered_at: at,
        created_at: at,
      })
      .execute(),
  )
}

export const conflicts = async (who: TestPerson, { caseId }: Family) =>
  (await who.inject(`/api/calendar/conflicts?case=${caseId}`)).json().conflicts as Conflict[]
