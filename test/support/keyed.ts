import { randomUUID } from 'node:crypto'
import { criteriaOf } from '#domain/ratings/criteria.ts'
import { ordered, scheduled } from './exchanges.ts'
import type { Family, TestPerson } from './family.ts'
import { putPerson } from './ratings.ts'
import type { SignedIn } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

type Who = Pick<SignedIn, 'inject'>
/** Someone who is not signed in. */
export const anybody = ({ app }: TestApp): Who => ({ inject: (asked) => app.inject(asked) })

/** One request with its key, and another one to the same call. */
export interface Again {
  who: Who
  first: { params?: Record<string, string>; body?: object }
  other: { params?: Record<string, string>; body?: object }
}

export interface Around {
  backend: TestApp
  f: Family
  ofCase: { case: string }
}
/** How a call that takes a key is sent once, and what else may be sent to it. */
export type Ready = (around: Around) => Promise<Again> | Again

/** A body and one with something else in it. */
export const twoOf = (who: Who, params: Record<string, string>, body: object, more: object): Again => ({
  who,
  first: { params, body },
  other: { params, body: { ...body, ...more } },
})
export const made = async (who: TestPerson, url: string, payload: object): Promise<Record<string, string>> =>
  (await who.inject({ method: 'POST', url, payload })).json()

const sourced = { source: 'https://courts.example/roster', sourceOn: '2026-03-01' }
export const firm = (name: string) => ({ kind: 'firm', name, parent: null, state: 'OH', county: 'Wood', ...sourced })
export const seat = (professional: string, role: string) => ({
  professional,
  role,
  isExclusive: false,
  fromOn: '2020-05-01',
  fromPrecision: 'day',
  toOn: null,
  ...sourced,
})
export const domain = (name: string) => ({ domain: name, ...sourced })
export const demand = (docket: string) => ({
  kind: 'subpoena',
  fromWhom: 'Domestic Relations Court, Wood County',
  docket,
  asksFor: 'Everything that is kept about the author of one review.',
  receivedOn: '2026-03-10',
  answerBy: '2026-03-24',
})

/** An organization that staff adds. @returns its id */
export const addFirm = async (admin: Who): Promise<string> =>
  (await admin.inject({ method: 'POST', url: '/api/organizations', payload: firm('Fern & Pike') })).json<{ id: string }>().id

/** A rating that a check holds, which waits for a moderator. @returns its id */
export async function putHeld({ database: { owner } }: TestApp): Promise<string> {
  const [id, professional] = [randomUUID(), await putPerson(owner)]
  await owner
    .insertInto('review')
    .values({
      id,
      professional_id: professional,
      criteria: JSON.stringify(Object.fromEntries(criteriaOf('judge', 'judge').map((name) => [name, 2]))),
      saw: 'I saw the hearing. The judge took a bribe from the other lawyer.',
      part: 'parent',
      outcome: 'mixed',
      event_month: '2026-02-01',
      received_on: '2026-03-11',
      status: 'queued_human',
      is_hearsay: false,
    })
    .execute()
  await owner
    .insertInto('review_event')
    .values({ id: randomUUID(), review_id: id, n: 1, actor: 'system', event: 'held', checks: ['C4.1'], on_day: '2026-03-11' })
    .execute()
  return id
}
/** What a moderator decides on it who has seen the one line of its log. */
export const refusing = { verb: 'refused', letter: 'accusation', lines: 1 }

/** What the cases of these requests stand on: an order, and a schedule with a hand-over 27 minutes ago. */
export async function lay(backend: TestApp, f: Family): Promise<void> {
  await scheduled(backend, f, 'AAABBBB', '13:33')
  await ordered(backend, f, {})
}
