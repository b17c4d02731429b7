import { expect, test } from 'vitest'
import { cookiesOf, putPersonOf, type SignedIn, signIn, withCookie, worldOfAccounts } from '#test/support/signed-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { flagDefaults } from '#map/flags.ts'
import { insidePages } from '#map/inside.generated.ts'
import { builtFlags } from '#map/nav.ts'
import { pages } from '#map/pages.generated.ts'
import { answers } from './harm-answers.testing.ts'

const reason = 'for a test'

async function flagsOf(person: SignedIn): Promise<{ version: number; flags: Record<string, boolean> }> {
  const reply = await person.inject('/api/flags')
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const sees = async (person: SignedIn, flag: string) => (await flagsOf(person)).flags[flag]

const post = (person: SignedIn, url: string, payload: object) => person.inject({ method: 'POST', url, payload })
async function done(person: SignedIn, url: string, payload: object) {
  const reply = await post(person, url, payload)
  expect([url, reply.statusCode, reply.body]).toEqual([url, 200, reply.body])
  return reply.json<{ id: string }>()
}
const set = (by: SignedIn, flag: string, body: object) => done(by, `/api/staff/flags/${flag}`, { reason, ...body })
const check = (by: SignedIn, flag: string) => done(by, `/api/staff/harm/${flag}`, { answers })

async function people() {
  const backend = await worldOfAccounts({ env: { DEMO: 'off' } })
  const [root, ana, ben] = await Promise.all(['super', 'ana', 'ben'].map((name) => signIn(backend, `${name}@demo.test`)))
  return { backend, root: root!, ana: ana!, ben: ben! }
}
const audit = ({ database }: TestApp) =>
  database.owner.selectFrom('audit').selectAll().where('action', 'like', 'flags.%').orderBy('at').execute()

test('everybody who is signed in reads their 40 flags, which begin as the specification has them', async () => {
  const { backend, ana } = await people()
  const { flags } = await flagsOf(ana)
  expect(Object.keys(flags)).toHaveLength(40)
  expect(Object.values(flags).filter(Boolean)).toHaveLength(9)
  expect((await backend.app.inject('/api/flags')).statusCode).toBe(401)
})

test('a flag is set for all, for a cohort and for one person, and the nearest word counts', async () => {
  const { root, ana, ben } = await people()
  await check(root, 'marketplace')
  await set(root, 'marketplace', { scope: 'all', isOn: true })
  expect([await sees(ana, 'marketplace'), await sees(ben, 'marketplace')]).toEqual([true, true])
  await set(root, 'marketplace', { scope: 'person', target: 'Ben@Demo.test', isOn: false })
  expect([await sees(ana, 'marketplace'), await sees(ben, 'marketplace')]).toEqual([true, false])

  const { id } = await done(root, '/api/staff/cohorts', { name: 'First testers' })
  await done(root, `/api/staff/cohorts/${id}/members`, { email: 'ana@demo.test' })
  await set(root, 'marketplace', { scope: 'cohort', target: id, isOn: false })
  expect(await sees(ana, 'marketplace')).toBe(true)
  await done(ana, `/api/flags/beta/${id}`, { isIn: true })
  expect(await sees(ana, 'marketplace')).toBe(false)

  await set(root, 'marketplace', { scope: 'person', target: 'ben@demo.test', isOn: null })
  await set(root, 'marketplace', { scope: 'all', isOn: null })
  expect(await sees(ben, 'marketplace')).toBe(false)
})

test('every change has its reason in the history and its line in the audit, and neither can be altered', async () => {
  const { backend, root } = await people()
  await set(root, 'evidenceVault', { scope: 'all', isOn: false, reason: 'Uploads are slow today' })
  backend.clock.now += 1
  await set(root, 'evidenceVault', { scope: 'all', isOn: null, reason: 'Uploads are well again' })
  const history = (await root.inject('/api/staff/flags/history?flag=evidenceVault')).json<{ items: object[]; next: null }>()
  expect(history).toMatchObject({
    items: [
      { name: 'evidenceVault', scope: 'all', isOn: null, by: 'super@demo.test', reason: 'Uploads are well again' },
      { name: 'evidenceVault', scope: 'all', isOn: false, by: 'super@demo.test', reason: 'Uploads are slow today' },
    ],
    next: null,
  })
  expect((await audit(backend)).map(({ action, subject, reason: why, outcome }) => [action, subject, why, outcome])).toEqual([
    ['flags.set', 'evidenceVault', 'Uploads are slow today', 'done'],
    ['flags.clear', 'evidenceVault', 'Uploads are well again', 'done'],
  ])
  const { accounts } = backend.database
  for (const table of ['flag_change', 'flag_exposure', 'harm_check'] as const) {
    await expect(accounts.deleteFrom(table).execute()).rejects.toThrow('permission denied')
    await expect(accounts.updateTable(table).set({ name: 'x' }).execute()).rejects.toThrow('permission denied')
  }
})

test('a change without a reason, of no flag, or for nobody changes nothing', async () => {
  const { backend, root, ana } = await people()
  const before = await flagsOf(ana)
  const tried: [string, object, number][] = [
    ['evidenceVault', { scope: 'all', isOn: false }, 400],
    ['evidenceVault', { scope: 'all', isOn: false, reason: '   ' }, 400],
    ['noSuchFlag', { scope: 'all', isOn: false, reason }, 404],
    ['toString', { scope: 'all', isOn: false, reason }, 404],
    ['evidenceVault', { scope: 'person', target: 'nobody@demo.test', isOn: false, reason }, 400],
    ['evidenceVault', { scope: 'person', isOn: false, reason }, 400],
    ['evidenceVault', { scope: 'cohort', target: '00000000-0000-4000-8000-000000000000', isOn: false, reason }, 400],
    ['evidenceVault', { scope: 'cohort', target: "x' or 1=1", isOn: false, reason }, 400],
  ]
  for (const [flag, body, status] of tried) {
    expect([flag, body, (await post(root, `/api/staff/flags/${flag}`, body)).statusCode]).toEqual([flag, body, status])
  }
  expect(await flagsOf(ana)).toEqual(before)
  expect(await audit(backend)).toEqual([])
})

test('what is off for everybody is turned on for nobody before the harm checklist was answered whole', async () => {
  const { backend, root, ana } = await people()
  const on = { scope: 'person', target: 'ana@demo.test', isOn: true, reason }
  expect((await post(root, '/api/staff/flags/videoCalls', on)).json()).toMatchObject({ code: 'conflict', detail: { field: 'harm' } })
  const wrong = [[], answers.slice(1), [...answers, answers[0]], answers.map((one) => ({ ...one, isRisk: true, note: '' }))]
  for (const given of wrong) expect((await post(root, '/api/staff/harm/videoCalls', { answers: given })).statusCode).toBe(400)
  expect(await sees(ana, 'videoCalls')).toBe(false)

  await check(root, 'videoCalls')
  backend.clock.now += 1
  expect((await root.inject('/api/staff/harm/videoCalls')).json()).toMatchObject({ answers, by: 'super@demo.test' })
  await set(root, 'videoCalls', on)
  expect(await sees(ana, 'videoCalls')).toBe(true)
  expect((await audit(backend)).map(({ action }) => action)).toEqual(['flags.answerHarm', 'flags.set'])
})

test('the number goes up with every change, and only then', async () => {
  const { root, ana } = await people()
  const number = async () => (await ana.inject('/api/flags/version')).json<{ version: number }>().version
  const first = await number()
  expect((await flagsOf(ana)).version).toBe(first)
  await set(root, 'evidenceVault', { scope: 'all', isOn: false })
  expect(await number()).toBe(first + 1)
  expect((await post(root, '/api/staff/flags/none', { scope: 'all', isOn: false, reason })).statusCode).toBe(404)
  expect(await number()).toBe(first + 1)
})

test('to be asked into a cohort changes nothing; to say yes does, to leave ends it, and the log has both', async () => {
  const { backend, root, ana, ben } = await people()
  const { id } = await done(root, '/api/staff/cohorts', { name: 'Testers' })
  await check(root, 'familyJournal')
  await done(root, `/api/staff/cohorts/${id}/flags/familyJournal`, { isOn: true, reason })
  await done(root, `/api/staff/cohorts/${id}/members`, { email: 'ana@demo.test' })
  expect((await ana.inject('/api/flags/beta')).json()).toEqual({ cohorts: [{ id, name: 'Testers', state: 'asked' }], flags: [] })
  expect(await sees(ana, 'familyJournal')).toBe(false)
  // Nobody joins unasked.
  expect((await post(ben, `/api/flags/beta/${id}`, { isIn: true })).statusCode).toBe(404)

  backend.clock.now += 1_000
  await done(ana, `/api/flags/beta/${id}`, { isIn: true })
  await done(ana, `/api/flags/beta/${id}`, { isIn: true })
  expect([await sees(ana, 'familyJournal'), await sees(ben, 'familyJournal')]).toEqual([true, false])
  backend.clock.now += 1_000
  await done(ana, `/api/flags/beta/${id}`, { isIn: false })
  expect(await sees(ana, 'familyJournal')).toBe(false)
  // Who left is asked again, or stays out.
  expect((await post(ana, `/api/flags/beta/${id}`, { isIn: true })).statusCode).toBe(404)

  const log = (await root.inject('/api/staff/exposures')).json<{ items: object[] }>()
  expect(log.items).toMatchObject([
    { flag: 'familyJournal', cohort: 'Testers', email: 'ana@demo.test', began: false },
    { flag: 'familyJournal', cohort: 'Testers', email: 'ana@demo.test', began: true },
  ])
  expect(log.items).toHaveLength(2)
})

test('to turn a flag on, off, or to close the cohort begins and ends it for everybody who is in', async () => {
  const { backend, root, ana, ben } = await people()
  const { id } = await done(root, '/api/staff/cohorts', { name: 'Testers' })
  for (const [person, name] of [
    [ana, 'ana'],
    [ben, 'ben'],
  ] as const) {
    await done(root, `/api/staff/cohorts/${id}/members`, { email: `${name}@demo.test` })
    await done(person, `/api/flags/beta/${id}`, { isIn: true })
  }
  await check(root, 'dataQuality')
  await done(root, `/api/staff/cohorts/${id}/flags/dataQuality`, { isOn: true, reason })
  backend.clock.now += 1_000
  const { id: account } = await backend.database.owner
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'ben@demo.test')
    .executeTakeFirstOrThrow()
  await done(root, `/api/staff/cohorts/${id}/members/${account}/out`, {})
  expect([await sees(ana, 'dataQuality'), await sees(ben, 'dataQuality')]).toEqual([true, false])
  backend.clock.now += 1_000
  await done(root, `/api/staff/cohorts/${id}/close`, { reason })
  expect(await sees(ana, 'dataQuality')).toBe(false)
  const { items } = (await root.inject('/api/staff/exposures')).json<{ items: { email: string; began: boolean }[] }>()
  expect(items.map(({ email, began }) => `${email.slice(0, 3)} ${began ? 'begins' : 'ends'}`).toSorted()).toEqual([
    'ana begins',
    'ana ends',
    'ben begins',
    'ben ends',
  ])
  for (const url of [`/members`, `/close`, `/flags/dataQuality`]) {
    const body = { email: 'ana@demo.test', isOn: true, reason }
    expect((await post(root, `/api/staff/cohorts/${id}${url}`, body)).json()).toMatchObject({ code: 'conflict' })
  }
  expect((await ana.inject('/api/flags/beta')).json()).toEqual({ cohorts: [], flags: [] })
})

test('two open cohorts never share a name, a closed one gives its name back, and one can be renamed', async () => {
  const { root } = await people()
  const { id } = await done(root, '/api/staff/cohorts', { name: 'Testers' })
  expect((await post(root, '/api/staff/cohorts', { name: ' testers ' })).statusCode).toBe(409)
  const rename = (name: string) => root.inject({ method: 'PATCH', url: `/api/staff/cohorts/${id}`, payload: { name } })
  expect((await rename('TESTERS')).statusCode).toBe(200)
  await done(root, `/api/staff/cohorts/${id}/close`, { reason })
  await done(root, '/api/staff/cohorts', { name: 'Testers' })
  const { cohorts } = (await root.inject('/api/staff/cohorts')).json<{ cohorts: { name: string; closedAt: string | null }[] }>()
  expect(cohorts.map(({ name, closedAt }) => [name, closedAt === null])).toEqual([
    ['Testers', true],
    ['TESTERS', false],
  ])
})

test('who tests something may write about it, once however often it is sent; nobody else may', async () => {
  const { backend, root, ana, ben } = await people()
  const { id } = await done(root, '/api/staff/cohorts', { name: 'Testers' })
  await check(root, 'legalContent')
  await done(root, `/api/staff/cohorts/${id}/flags/legalContent`, { isOn: true, reason })
  await done(root, `/api/staff/cohorts/${id}/members`, { email: 'ana@demo.test' })
  const body = { flag: 'legalContent', text: 'The third page is hard to find.' }
  const send = (person: SignedIn) =>
    person.inject({ method: 'POST', url: '/api/flags/feedback', payload: body, headers: { 'idempotency-key': 'k'.repeat(24) } })
  expect((await send(ana)).statusCode).toBe(403)
  await done(ana, `/api/flags/beta/${id}`, { isIn: true })
  expect((await ana.inject('/api/flags/beta')).json()).toMatchObject({ flags: ['legalContent'] })
  expect([(await send(ana)).statusCode, (await send(ana)).statusCode, (await send(ben)).statusCode]).toEqual([200, 200, 403])
  expect((await post(ana, '/api/flags/feedback', { ...body, flag: 'videoCalls' })).statusCode).toBe(403)

  // The role tests everything that it is shown.
  const tester = withCookie(backend, (await putPersonOf(backend, { roles: ['beta_tester'] })).cookie)
  expect((await tester.inject('/api/flags/beta')).json<{ flags: string[] }>().flags).toHaveLength(9)
  await done(tester, '/api/flags/feedback', { flag: 'evidenceVault', text: 'It is well.' })
  const { items } = (await root.inject('/api/staff/feedback')).json<{ items: { flag: string; email: string; text: string }[] }>()
  expect(items.map(({ flag, text }) => [flag, text])).toContainEqual(['legalContent', body.text])
  expect(items).toHaveLength(2)
})

test('the lists go on page by page, and a cursor that is none of ours is refused', async () => {
  const { backend, root } = await people()
  for (let n = 0; n < 30; n++) {
    backend.clock.now += n % 2
    await set(root, 'evidenceVault', { scope: 'all', isOn: n % 2 === 0, reason: `change ${n}` })
  }
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const reply = await root.inject(`/api/staff/flags/history?cursor=${cursor}`)
    const { items, next } = reply.json<{ items: { reason: string }[]; next: string | null }>()
    seen.push(...items.map((item) => item.reason))
    cursor = next
  }
  expect(seen).toHaveLength(30)
  expect(new Set(seen).size).toBe(30)
  for (const list of ['flags/history', 'exposures', 'feedback']) {
    expect((await root.inject(`/api/staff/${list}?cursor=eHg`)).statusCode).toBe(400)
  }
})

test('show-all shows everything while developing, and does nothing elsewhere', async () => {
  for (const [env, count] of [
    [{ SHOW_ALL_FLAGS: 'on', NODE_ENV: 'development' }, 40],
    [{ SHOW_ALL_FLAGS: 'off', NODE_ENV: 'development' }, 9],
    [{ SHOW_ALL_FLAGS: 'on', NODE_ENV: 'production' }, 9],
    [{ SHOW_ALL_FLAGS: 'on' }, 9],
  ] as const) {
    const backend = await worldOfAccounts({ env: { DEMO: 'off', ...env } })
    const ana = withCookie(backend, (await putPersonOf(backend)).cookie)
    expect([env, Object.values((await flagsOf(ana)).flags).filter(Boolean).length]).toEqual([env, count])
  }
})

test('the demonstration shows all that is built until staff switch it off, and nothing else', async () => {
  const backend = await worldOfAccounts({ env: { DEMO: 'on' } })
  const [root, ana] = [await signIn(backend, 'super@demo.test'), await signIn(backend, 'ana@demo.test')]
  const built = builtFlags([...pages, ...insidePages])
  const { flags } = await flagsOf(ana)
  expect(flags).toEqual({ ...flagDefaults, ...Object.fromEntries(built.map((name) => [name, true])) })
  expect(['caseFileManagement', 'smartFilingTracker', 'timeTradeRequests', 'exchangeTracking'].map((name) => flags[name])).toEqual(
    Array.from({ length: 4 }, () => true),
  )
  expect(flags['videoCalls']).toBe(false)
  await set(root, 'exchangeTracking', { scope: 'all', isOn: false })
  expect(await sees(ana, 'exchangeTracking')).toBe(false)
  const list = (await root.inject('/api/staff/flags')).json<{ flags: { name: string; isOnByDefault: boolean }[] }>()
  expect(list.flags.find(({ name }) => name === 'exchangeTracking')).toMatchObject({ isOnByDefault: true })
  // The code's own defaults are the specification's.
  expect(flagDefaults.exchangeTracking).toBe(false)
})

test('a path and its calls work whatever the flag of its item says', async () => {
  const { backend, root } = await people()
  await set(root, 'professionalDirectory', { scope: 'all', isOn: false })
  const reply = await backend.app.inject('/api/professionals/count')
  expect([reply.statusCode, cookiesOf(reply)]).toEqual([200, ''])
})
