// A person who was invited reads, answers and exports free for ever: shown by two parents whose time is over, through every call
// of every feature of a case.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { type AnyCall, urlOf } from '#http/contract.ts'
import { audiencesOfCalls } from './support/all-checks.ts'
import { scheduled } from './support/exchanges.ts'
import { type Family, family, type TestPerson } from './support/family.ts'
import { type TestApp, testApp } from './support/test-app.ts'

/** All that has to be paid for, as the features' `feature.checks.ts` say: own new work. Answers, reading and what takes something back are not among it. */
const isPaidFor = ({ name }: AnyCall) => audiencesOfCalls[name] === 'premium'

const tellOf = ({ method, path }: AnyCall) => `${method} ${path}`
const hasCase = ({ path, query }: AnyCall) =>
  path.includes('/:case') || 'case' in ((query as unknown as { def?: { shape?: object } } | undefined)?.def?.shape ?? {})

/** Every call of the features that are about a case. */
const callsOfCases = features
  .map(({ calls }) => Object.values(calls))
  .filter((calls) => calls.some(hasCase))
  .flat()
const paidFor = callsOfCases.filter(isPaidFor).map(tellOf)

/** A family whose time is over, with things of hers that wait for him. */
async function waitingForHim(backend: TestApp) {
  const f = await family(backend)
  // Children change hands 27 minutes before now.
  await scheduled(backend, f, 'AAABBBB', '13:33')
  const made = async (url: string, payload: object) => {
    const reply = await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}${url}`, payload })
    expect([url, reply.statusCode, reply.body]).toEqual([url, 200, reply.body])
    return reply.json()
  }
  const leg = (from: string, to: string, side: string) => ({ from, to, side, children: f.children.map(({ id }) => id) })
  const trade = (day: string, next: string) => ({
    kind: 'give',
    legs: [leg(`2026-03-${day}T18:00`, `2026-03-${next}T18:00`, 'B')],
    reason: 'A wedding.',
    handover: '',
    respondBy: null,
  })
  const terms = [trade('23', '24'), trade('24', '25'), trade('25', '26')]
  const trades = []
  for (const each of terms) trades.push(((await made('/exchanges/trades', { ...each, send: true })) as { id: string }).id)
  const rules = [
    {
      id: 'weeks',
      layer: 'base',
      children: 'all',
      span: { kind: 'cycle', anchor: '2026-03-02', nights: 'AABBAAAAABBBBB', handover: { at: '18:00' } },
    },
  ]
  const draft = { title: 'Other weeks', basis: 'agreed', orderId: null, effective: '2026-05-04', rules, note: '' }
  const versions = []
  for (const _ of [1, 2]) {
    const { id } = await made('/schedule/versions', draft)
    const { base } = (await f.ana.inject(`/api/schedule?case=${f.caseId}`)).json()
    await made(`/schedule/versions/${id}/propose`, { base, respondBy: null })
    versions.push(id as string)
  }
  const plan = ((await made('/plans', { title: 'Our plan' })) as { id: string }).id
  const answers = { 'first-refusal': { hours: 4, answer: 2 }, 'transport-one': { parent: 'B' } }
  for (const [clause, given] of Object.entries(answers)) await made(`/plans/${plan}/clauses`, { clause, answers: given })
  for (const { id, version, digest, answers: given } of (await f.ana.inject(`/api/plans/${plan}?case=${f.caseId}`)).json().items)
    await made(`/plans/${plan}/clauses/${id}/propose`, { version, digest, answers: given })
  const event = await made('/calendar/events', {
    kind: 'health',
    title: 'Dentist',
    firstDay: '2026-03-20',
    lastDay: '2026-03-20',
    from: '15:30',
    to: '16:30',
    place: '',
    notes: '',
    childIds: [],
    sides: ['A', 'B'],
    dropOff: null,
    pickUp: null,
    repeat: null,
    isShared: true,
  })
  await over(backend, f)
  return { f, trades, terms, versions, plan, event: event.id as string }
}

/** Both trials have ended and neither parent has a plan: no one sponsors the case. */
async function over({ database, clock }: TestApp, { ana, ben }: Family) {
  const { numUpdatedRows } = await database.owner
    .updateTable('entitlement')
    .set({ trial_ends_at: new Date(clock.now - 1), paid_until: null })
    .where('account_id', 'in', [ana.account, ben.account])
    .executeTakeFirst()
  expect(numUpdatedRows).toBe(2n)
  for (const who of [ana, ben]) expect((await who.inject('/api/auth/user')).json()).toMatchObject({ isPremium: false })
}

test("only a parent's own new work needs a plan, and a paid call must be added to this list on purpose", async () => {
  const calls = callsOfCases
  expect(
    calls
      .filter(({ access }) => access === 'premium')
      .map(tellOf)
      .toSorted(),
  ).toEqual(paidFor.toSorted())
  for (const call of calls) expect([tellOf(call), typeof call.access === 'string' ? call.access : 'staff']).not.toContain('staff')
})

test('no other call of any feature of a case turns a parent away whose time is over, and every paid one does', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await over(backend, f)
  const refusedAt: string[] = []
  for (const call of callsOfCases) {
    const params = Object.fromEntries(
      [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, name === 'case' ? f.caseId : randomUUID()]),
    )
    const url = urlOf(call, { params, query: hasCase(call) && call.method === 'GET' ? { case: f.caseId } : {} })
    const reply = await f.ben.inject({ method: call.method as 'GET', url, ...(call.method !== 'GET' && { payload: {} }) })
    expect([tellOf(call), reply.statusCode < 500]).toEqual([tellOf(call), true])
    if (reply.statusCode === 403) refusedAt.push(tellOf(call))
  }
  expect(refusedAt.toSorted()).toEqual(paidFor.toSorted())
})

test('he answers each request that waits for him, checks in, adds later records, and exports all of it', async () => {
  const backend = await testApp()
  const { f, trades, terms, versions, plan, event } = await waitingForHim(backend)
  const post = async (who: TestPerson, path: string, payload: object = {}) => {
    const reply = await who.inject({ method: 'POST', url: `/api/cases/${f.caseId}${path}`, payload })
    expect([path, reply.statusCode, reply.body]).toEqual([path, 200, reply.body])
    return reply.json()
  }
  expect(await post(f.ben, `/exchanges/trades/${trades[0]}/accept`)).toEqual({ state: 'accepted' })
  expect(await post(f.ben, `/exchanges/trades/${trades[1]}/decline`, { reason: 'We are away.' })).toEqual({ state: 'declined' })
  await post(f.ben, `/exchanges/trades/${trades[2]}/view`)
  await post(f.ben, `/exchanges/trades/${trades[2]}/counter`, terms[2])
  const { base } = (await f.ben.inject(`/api/schedule?case=${f.caseId}`)).json()
  expect(await post(f.ben, `/schedule/versions/${versions[0]}/approve`, { base })).toEqual({ state: 'approved' })
  expect(await post(f.ben, `/schedule/versions/${versions[1]}/decline`, { reason: 'One is enough.' })).toEqual({ state: 'declined' })
  const { items } = (await f.ben.inject(`/api/plans/${plan}?case=${f.caseId}`)).json()
  const [one, two] = items as { id: string; version: string; digest: string; answers: object }[]
  await post(f.ben, `/plans/${plan}/clauses/${one!.id}/answer`, { version: one!.version, digest: one!.digest, act: 'accept' })
  await post(f.ben, `/plans/${plan}/clauses/${two!.id}/answer`, { version: two!.version, digest: two!.digest, act: 'decline' })
  await post(f.ben, `/calendar/events/${event}/addenda`, { text: 'The dentist is closed that day.' })
  const [next] = (await f.ben.inject(`/api/exchanges/list?case=${f.caseId}`)).json().upcoming
  await post(f.ben, '/exchanges/check-ins', {
    dueAt: next.dueAt,
    toSide: next.toSide,
    kind: 'arrived',
    when: { agoMs: 0 },
    note: '',
    isShared: true,
    isWithin: null,
    position: null,
    photo: null,
  })
  for (const kind of ['pdf', 'docx']) {
    const paper = await f.ben.inject(`/api/cases/${f.caseId}/plans/${plan}/plan.${kind}`)
    expect([kind, paper.statusCode, paper.rawPayload.length > 500]).toEqual([kind, 200, true])
  }
  const feed = await post(f.ben, '/calendar/feeds', { name: 'My phone', layers: ['schedule', 'exchanges'] })
  const file = await backend.app.inject(new URL(feed.address as string).pathname)
  expect([file.statusCode, file.body.startsWith('BEGIN:VCALENDAR')]).toEqual([200, true])
  const own = await f.ben.inject('/api/settings/export')
  expect([own.statusCode, own.rawPayload.length > 500]).toEqual([200, true])
})
