import { expect } from 'vitest'
import type { Rule } from '#domain/schedule/types.ts'
import type { Draft } from '#schedule/versions/contract.ts'
import { type Family, type TestPerson, system } from './family.ts'
import type { TestApp } from './test-app.ts'

// Parents' actions on versions of a schedule, for the tests of features that depend on one.

export const weeks = (nights: string, at = '18:00', anchor = '2026-01-05'): Rule => ({
  id: 'weeks',
  layer: 'base',
  children: 'all',
  span: { kind: 'cycle', anchor: anchor as never, nights, handover: { at, place: 'School' } },
  clause: { paragraph: '5', text: 'The children are with the parents in turns.' },
})
export const christmas: Rule = {
  id: 'christmas',
  layer: 'holiday',
  children: 'all',
  span: {
    kind: 'holiday',
    date: { type: 'fixed', month: 12, day: 25 },
    from: { offset: -1, at: '12:00' },
    to: { offset: 1, at: '12:00' },
    turn: { even: 'B', odd: 'A' },
  },
  label: 'Christmas',
}
export const draft: Draft = {
  title: '2-2-5-5',
  basis: 'agreed',
  orderId: null,
  effective: '2027-01-04',
  rules: [weeks('AABBAAAAABBBBB'), christmas],
  note: '',
}

type Answer = ReturnType<TestPerson['inject']>
export const post = (who: TestPerson, url: string, payload: object = {}, key?: string): Answer =>
  who.inject({ method: 'POST', url, payload, ...(key && { headers: { 'idempotency-key': key } }) })
export const versionsOf = ({ caseId }: Family) => `/api/cases/${caseId}/schedule/versions`
export const current = async (who: TestPerson, { caseId }: Family) => (await who.inject(`/api/schedule?case=${caseId}`)).json()
export const read = async (who: TestPerson, { caseId }: Family, noun: string, query: Record<string, string>) =>
  (await who.inject(`/api/schedule/${noun}?${new URLSearchParams({ case: caseId, ...query }).toString()}`)).json()
export const newDraft = async (who: TestPerson, f: Family, more: object = {}) =>
  (await post(who, versionsOf(f), { ...draft, ...more })).json().id as string
export const act = (who: TestPerson, f: Family, id: string, verb: string, body: object = {}): Answer =>
  post(who, `${versionsOf(f)}/${id}/${verb}`, body)

export async function proposed(who: TestPerson, f: Family, more: object = {}): Promise<string> {
  const id = await newDraft(who, f, more)
  const { base } = await current(who, f)
  const reply = await act(who, f, id, 'propose', { base, respondBy: null })
  expect(reply.json()).toEqual({ state: 'proposed' })
  return id
}
export async function inForce(f: Family, more: object = {}): Promise<string> {
  const id = await proposed(f.ana, f, more)
  const { base } = await current(f.ben, f)
  expect((await act(f.ben, f, id, 'approve', { base })).json()).toEqual({ state: 'approved' })
  return id
}
/** Ben has not joined yet. */
export const notJoined = (backend: TestApp, f: Family) =>
  system(backend, (tx) => tx.updateTable('case_member').set({ joined_at: null }).where('id', '=', f.ben.memberId).execute())

export const stranger = '99999999-9999-4999-8999-999999999999'

/** Moves the server's clock; who is signed in stays so, as someone who was there all the time. */
export async function clockAt({ clock, database }: Pick<TestApp, 'clock' | 'database'>, now: number): Promise<void> {
  clock.now = now
  await database.owner
    .updateTable('session')
    .set({ last_used_at: new Date(now), expires_at: new Date(now + 86_400_000) })
    .execute()
}
