import { beforeAll, expect, test } from 'vitest'
import { casesOf } from '#access/cases.ts'
import { limiter } from '#http/limits.ts'
import { family } from '#test/support/family.ts'
import { builtPages, sharedApp, type TestApp, testApp, testSecret } from '#test/support/test-app.ts'
import { growDays } from './days.ts'

const theApp = sharedApp()
let site: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  site = await builtPages()
}, 150_000)
const look = async ({ app }: TestApp, code: string) => {
  const reply = await app.inject({ method: 'POST', url: '/api/ledger/look', payload: { code } })
  return [reply.statusCode, reply.json()]
}

test('anyone who has a code learns on which day it was issued, and nothing of whose it is', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const addChild = (name: string) => f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/children`, payload: { name, born: null } })
  const codeNow = async () => (await f.ana.inject(`/api/ledger/code?case=${f.caseId}`)).json().code.code as string
  await addChild('Maya')
  const first = await codeNow()
  await addChild('Leo')
  // One that is no longer the newest was issued all the same.
  for (const code of [first, await codeNow(), first.toLowerCase().replaceAll('-', ' ')])
    expect(await look(backend, code)).toEqual([200, { day: '2026-03-12' }])
  expect(await look(backend, '0000-0000-0000-0000')).toEqual([200, { day: null }])
  expect(await look(backend, '1234')).toMatchObject([400, { detail: { field: 'code' } }])
})

test('the code of a private log is none', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/tasks`, payload: { title: 'Call the clerk', dueOn: null } })
  const { newestHead } = await import('./public.ts')
  const { database, clock } = backend
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now })
  const at = { caseId: f.caseId, log: f.ana.memberId, host: 'records.example', at: new Date(clock.now) }
  const { code } = (await cases.asActor(f.ana, (tx) => newestHead(tx, at)))!
  expect(await look(backend, code)).toEqual([200, { day: null }])
})

test('the page answers without JavaScript, and codes are tried thirty times in an hour, no more', async () => {
  const backend = await testApp({ pages: site, limiter: limiter(() => 0) })
  const f = await family(backend)
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/children`, payload: { name: 'Maya', born: null } })
  const { code } = (await f.ana.inject(`/api/ledger/code?case=${f.caseId}`)).json().code as { code: string }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = (typed: string) => backend.app.inject({ method: 'POST', url: '/verify', headers, payload: `form=look&key=k&code=${typed}` })
  expect((await send(code)).body).toContain('This code was issued on Mar 12, 2026.')
  expect((await send('0000-0000-0000-0000')).body).toContain('No record here ever had this code.')
  expect((await send('12')).body).toContain('A code has 16 letters and numbers.')
  // Its address alone asks for nothing: the button does.
  const page = (await backend.app.inject(`/verify/${code}`)).body
  expect(page).toContain(`value="${code}"`)
  expect(page).not.toContain('This code was issued')
  expect(page).toContain('name="robots" content="noindex')
  const answers: number[] = []
  for (let n = 0; n < 31; n += 1) answers.push((await look(backend, '0000-0000-0000-0000'))[0] as number)
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1)
})

test('the days are public: a page of seven, their files, and nothing of who wrote', async () => {
  const backend = await testApp()
  await family(backend)
  const { database, clock, app } = backend
  const now = () => clock.now
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: now })
  const deps = { cases, clock: now, host: 'records.example', secret: testSecret, isAnchored: false }
  await growDays(deps)
  clock.now += 8 * 86_400_000
  await growDays(deps)
  const first = (await app.inject('/api/ledger/days')).json()
  expect(first.days).toHaveLength(7)
  expect(first.days[0]).toEqual({
    day: '2026-03-19',
    size: 1024,
    root: expect.stringMatching(/^[0-9a-f]{64}$/),
    at: new Date(clock.now).toISOString(),
    stamp: null,
  })
  const rest = (await app.inject(`/api/ledger/days?before=${first.next}`)).json()
  expect([rest.days.map(({ day }: { day: string }) => day), rest.next]).toEqual([['2026-03-12', '2026-03-11'], null])
  const note = (await app.inject('/api/ledger/days/2026-03-19/day.txt')).body
  expect(note).toMatch(/^records\.example\/ledger\/private\/2026-03-19\n1024\n/)
  const none = ['/api/ledger/days/2026-03-19/day.tsr', '/api/ledger/days/2026-03-20/day.txt', '/api/ledger/days/2026-02-30/day.txt']
  for (const url of none) expect((await app.inject(url)).statusCode).toBe(404)
  expect((await app.inject('/api/ledger/days?before=2026-02-30')).statusCode).toBe(400)
})
