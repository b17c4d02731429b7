// Solo mode: every page and every read of a case works for a parent whose co-parent never joins.
import { beforeAll, expect, test } from 'vitest'
import { insidePages } from '#map/inside.generated.ts'
import { nameOf } from '#map/lines.ts'
import { featuresOfCases } from './support/all-checks.ts'
import { scheduled } from './support/exchanges.ts'
import { type Family, family, type TestPerson, newPerson, system } from './support/family.ts'
import { builtPages, type TestApp, testApp } from './support/test-app.ts'

/** Their addresses; one plan by itself (`?plan`) needs a plan, and is a page of `features/schedule/plans`' own tests. */
const ofCases = insidePages
  .filter((line) => featuresOfCases.includes(nameOf(line)) && line.query !== 'plan')
  .map(({ feature, path, query }) => ({ feature, path: query === undefined ? path : `${path}?${query}=` }))

/** A parent whose co-parent has a place and no account. */
async function alone(backend: TestApp): Promise<{ ana: TestPerson; caseId: string; childIds: string[] }> {
  const ana = await newPerson(backend)
  const post = async (url: string, payload: object) => {
    const reply = await ana.inject({ method: 'POST', url, payload })
    expect([url, reply.statusCode, reply.body]).toEqual([url, 200, reply.body])
    return reply.json()
  }
  const { caseId } = await post('/api/cases', { title: 'Ours', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Carter' })
  const { id } = await post(`/api/cases/${caseId}/children`, { name: 'Maya', born: null })
  return { ana, caseId, childIds: [id] }
}

/** The answers that are embedded in a page. */
function seedsOf(html: string): [string, { data?: unknown; status?: number }][] {
  const text = /<script id="seed"[^>]*>([^]*?)<\/script>/.exec(html)?.[1]
  return Object.entries((JSON.parse(text!) as { seeds: Record<string, object> }).seeds)
}

let pages: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  pages = await builtPages()
}, 150_000)

test('there are pages of every feature of a case', () => {
  expect([...new Set(ofCases.map(nameOf))].toSorted()).toEqual(featuresOfCases)
})

test('every page of a case is whole, and everything that it needs is there', async () => {
  const backend = await testApp({ pages })
  const { ana } = await alone(backend)
  for (const { path } of ofCases) {
    const page = await ana.inject(path)
    expect([path, page.statusCode]).toEqual([path, 200])
    expect([path, /<h1[ >]/.test(page.body)]).toEqual([path, true])
    const missing = seedsOf(page.body).filter(([, seed]) => !('data' in seed))
    expect([path, missing]).toEqual([path, []])
  }
  expect(backend.reports).toEqual([])
})

test("a parent's own schedule counts at once, and an event, a check-in and a hearing are stored", async () => {
  const backend = await testApp()
  const { ana, caseId, childIds } = await alone(backend)
  const send = async (path: string, payload: object) => {
    const reply = await ana.inject({ method: 'POST', url: `/api/cases/${caseId}${path}`, payload })
    expect([path, reply.statusCode, reply.body]).toEqual([path, 200, reply.body])
    return reply.json()
  }
  // The next exchange is in ten minutes: the new schedule makes none before that.
  const span = { kind: 'cycle', anchor: '2026-03-02', nights: 'AAABBBB', handover: { at: '14:10', place: 'Library' } }
  const rules = [{ id: 'weeks', layer: 'base', children: 'all', span }]
  const { id } = await send('/schedule/versions', { title: 'Weeks', basis: 'own', orderId: null, effective: '2026-03-02', rules, note: '' })
  expect(await send(`/schedule/versions/${id}/propose`, { base: null, respondBy: null })).toEqual({ state: 'approved' })
  expect((await ana.inject(`/api/calendar/tonight?case=${caseId}`)).json()).toMatchObject({ hasSchedule: true })
  await send('/calendar/events', {
    kind: 'health',
    title: 'Dentist',
    firstDay: '2026-03-20',
    lastDay: '2026-03-20',
    from: '15:30',
    to: '16:30',
    place: '',
    notes: '',
    childIds,
    sides: ['A'],
    dropOff: null,
    pickUp: null,
    repeat: null,
    isShared: true,
  })
  const [next] = (await ana.inject(`/api/exchanges/list?case=${caseId}`)).json().upcoming
  await send('/exchanges/check-ins', {
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
  await send('/hearings', {
    title: 'Status conference',
    kind: 'status_conference',
    day: '2026-04-20',
    from: '09:30',
    to: '10:30',
    zone: 'America/New_York',
    court: 'Domestic Relations Court',
    room: '3B',
    remote: '',
    judge: '',
    sides: ['A'],
    preparation: [],
    documentsDueOn: null,
    notes: '',
    isShared: true,
  })
  expect((await ana.inject(`/api/people?case=${caseId}`)).json()).toMatchObject({ isSolo: true })
})

test('after the other parent left, everything is as if they had never joined', async () => {
  const backend = await testApp({ pages })
  const f: Family = await family(backend)
  await scheduled(backend, f)
  expect((await f.ben.inject({ method: 'POST', url: `/api/cases/${f.caseId}/people/leave`, payload: {} })).statusCode).toBe(200)
  const seats = await system(backend, (tx) => tx.selectFrom('case_member').select('account_id').where('case_id', '=', f.caseId).execute())
  expect(seats.filter(({ account_id }) => account_id === null)).toHaveLength(1)
  for (const who of [f.ana, f.ben]) {
    for (const { path } of ofCases) {
      const page = await who.inject(path)
      expect([path, page.statusCode]).toEqual([path, 200])
      expect([path, seedsOf(page.body).filter(([, seed]) => !('data' in seed))]).toEqual([path, []])
    }
  }
})
