import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { putPersonOf, withCookie } from '#test/support/signed-in.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { jobs } from './jobs.ts'
import { tally } from './tally.ts'

interface Group {
  stack: string
  seen: number
  status: string
  pages: string[]
  returnedOn: string | null
}

const crashed = {
  type: 'frontend_error',
  severity: 'high',
  component: '/reviews',
  error: "TypeError: Cannot read properties of undefined (reading 'map')",
  stack: 'at Se (/assets/page.reviews-CJlLgawa.js:1:2345)\nat Rt (/assets/base-Be6UvUsR.js:2:99)',
  url: '/reviews',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.7632.6 Safari/537.36',
  metadata: { componentStack: '', errorBoundary: 'page' },
} as const

const send = ({ app }: TestApp, part: object = {}) =>
  app.inject({ method: 'POST', url: '/api/bug-detection/log-error', payload: { ...crashed, ...part } })
const adminOf = async (backend: TestApp) => withCookie(backend, (await putPersonOf(backend, { roles: ['admin'] })).cookie)
type Admin = Awaited<ReturnType<typeof adminOf>>
const groupsFor = async ({ inject }: Admin, query = '') =>
  (await inject(`/api/bug-detection/groups${query}`)).json<{ groups: Group[]; counts: object }>()
const judge = ({ inject }: Admin, stack: string, payload: object) =>
  inject({ method: 'PATCH', url: `/api/bug-detection/groups/${stack}`, payload })

test('errors with one stack are one group, regardless of page, browser, day and release', async () => {
  const backend = await testApp()
  await send(backend)
  await send(backend, { url: '/search-professionals', userAgent: 'Firefox/151.0' })
  await send(backend, { stack: crashed.stack.replace('CJlLgawa', 'ZZZZZZZZ') })
  backend.clock.now += 24 * 3_600_000
  await send(backend)
  await send(backend, { stack: 'at Se (/assets/page.reviews-CJlLgawa.js:1:9)' })
  const admin = await adminOf(backend)
  const { groups, counts } = await groupsFor(admin)
  expect(groups).toMatchObject([
    { seen: 4, firstOn: '2026-03-12', lastOn: '2026-03-13', status: 'new', pages: ['/reviews', '/search-professionals'] },
    { seen: 1, firstOn: '2026-03-13', pages: ['/reviews'] },
  ])
  expect(counts).toEqual({ new: 2, known: 0, fixed: 0, ignored: 0 })
  expect((await admin.inject(`/api/bug-detection/groups/${groups[0]!.stack}`)).json()).toMatchObject({
    places: ['page.reviews-CJlLgawa.js:1:2345', 'base-Be6UvUsR.js:2:99'],
    components: [{ name: '/reviews', seen: 4 }],
    browsers: [
      { name: 'Chrome 156', seen: 3 },
      { name: 'Firefox 151', seen: 1 },
    ],
    days: [
      { name: '2026-03-13', seen: 1 },
      { name: '2026-03-12', seen: 3 },
    ],
  })
})

test('a status and a note are stored and audited; a fixed group that comes back is new again, an ignored one is not', async () => {
  const backend = await testApp()
  await send(backend)
  const admin = await adminOf(backend)
  const { stack } = (await groupsFor(admin)).groups[0]!
  expect((await judge(admin, stack, { status: 'fixed', note: 'in the next release' })).json()).toMatchObject({ status: 'fixed' })
  backend.clock.now += 24 * 3_600_000
  await send(backend)
  const again = await adminOf(backend)
  expect((await groupsFor(again, '?status=new')).groups).toMatchObject([
    { stack, status: 'new', returnedOn: '2026-03-13', note: 'in the next release' },
  ])
  await judge(again, stack, { status: 'ignored', note: '' })
  await send(backend)
  expect((await groupsFor(again)).groups).toMatchObject([{ status: 'ignored', returnedOn: null, seen: 3 }])
  const audited = await backend.database.owner.selectFrom('audit').select(['action', 'subject', 'detail']).orderBy('at').execute()
  expect(audited).toEqual([
    { action: 'telemetry.judge', subject: stack, detail: { status: 'fixed' } },
    { action: 'telemetry.judge', subject: stack, detail: { status: 'ignored' } },
  ])
  expect((await judge(again, '0'.repeat(32), { status: 'known', note: '' })).statusCode).toBe(404)
  expect((await judge(again, stack, { status: 'gone', note: '' })).statusCode).toBe(400)
})

test('10,000 equal reports make one row with the correct count, few writes, and nothing is left waiting', async () => {
  const backend = await testApp()
  const most = 10_000
  const logged: boolean[] = []
  // As many concurrent requests as a busy server handles.
  for (let sent = 0; sent < most; sent += 500) {
    const replies = await Promise.all(Array.from({ length: 500 }, () => send(backend)))
    logged.push(...replies.map((reply) => reply.json<{ logged: boolean }>().logged))
  }
  expect(logged).toEqual(Array<boolean>(most).fill(true))
  const { owner } = backend.database
  expect(await owner.selectFrom('error_log').select('seen').execute()).toEqual([{ seen: most }])
  expect((await owner.selectFrom('error_group').select('seen').execute()).map(({ seen }) => Number(seen))).toEqual([most])
  expect(backend.reports).toEqual([])
})

test('during a write any number of equal reports is added up; only a limited number of different ones waits', async () => {
  const writes: [string, number][] = []
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const counted = tally<string>(async (item, count) => {
    writes.push([item, count])
    await gate
    return true
  }, 10)
  const equal = Array.from({ length: 10_000 }, () => counted.add('a', 'a'))
  expect(counted.size()).toBe(1)
  const others = Array.from({ length: 1_000 }, (_, n) => counted.add(`${n}`, `${n}`))
  expect(counted.size()).toBe(10)
  open()
  expect((await Promise.all(equal)).every(Boolean)).toBe(true)
  expect((await Promise.all(others)).filter(Boolean)).toHaveLength(9)
  expect(writes.slice(0, 2)).toEqual([
    ['a', 1],
    ['a', 9_999],
  ])
  expect(writes).toHaveLength(11)
  expect(counted.size()).toBe(0)
})

test('a failed write rejects the promise of its reporter, and the next one goes on', async () => {
  let times = 0
  const counted = tally<string>(async () => {
    times += 1
    if (times === 1) throw new Error('the database is gone')
    return true
  })
  const first = counted.add('a', 'a')
  const second = counted.add('b', 'b')
  await expect(first).rejects.toThrow('gone')
  expect(await second).toBe(true)
})

test('500 reports full of ids, names, addresses, numbers and quoted words leave none of these in the database', async () => {
  const backend = await testApp()
  const random = seededRandom(41)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random.next() * from.length)]!
  const canaries: string[] = []
  const canary = () => {
    const n = canaries.length
    const made = pick([
      () => random.uuid(),
      () => `zq${n}.person@mail.example`,
      () => `Zquentin${n} Zadamsworth${n}`,
      () => `${n} Zelmstreet${n}`,
      () => `90${String(n).padStart(5, '0')}7`,
      () => `(515) 555-${String(1000 + n)}`,
      () => `tok_${n}${random.uuid().replaceAll('-', '')}`,
    ])()
    canaries.push(made)
    return made
  }
  const errors = [
    (c: string) => `TypeError: Cannot read properties of undefined (reading '${c}')`,
    (c: string) => `SyntaxError: Unexpected token '${c}', "${c}" is not valid JSON`,
    (c: string) => `Error: “${c}” was typed`,
    (c: string) => `${c}: ${c}`,
    (c: string) => `ApiError: 500: {"message":"${c}"}`,
    (c: string) => `TypeError: ${c} is not a function`,
    (c: string) => c,
  ]
  const frames = [
    (c: string) => `at Se (https://court.example/assets/page.rate-CJlLgawa.js:1:${1 + canaries.length}?q=${c})`,
    (c: string) => `at ${c} (https://court.example/assets/base-Be6UvUsR.js:2:99)`,
    (c: string) => `at https://court.example/professionals/${c}?from=${c}#${c}:3:4`,
    (c: string) => `Error: ${c}\n    at f (<anonymous>)`,
    (c: string) => `${c}@https://court.example/assets/${c}.js:1:1`,
  ]
  for (let n = 0; n < 500; n += 1) {
    const stack = Array.from({ length: 1 + Math.floor(random.next() * 6) }, () => pick(frames)(canary())).join('\n')
    const reply = await send(backend, {
      component: pick(['/reviews', 'shell', canary()]),
      error: pick(errors)(canary()).slice(0, 1000),
      stack,
      url: pick([`https://court.example/professionals/${canary()}?q=${canary()}`, `/reviews?by=${canary()}#${canary()}`, `/${canary()}`]),
      userAgent: pick([crashed.userAgent, `Firefox/151.0 ${canary()}`, canary()]),
      metadata: {
        componentStack: `at ${canary()} (/assets/base-Be6UvUsR.js:1:1)`,
        errorBoundary: pick(['page', 'router', 'app'] as const),
      },
    })
    expect(reply.statusCode).toBe(200)
  }
  const { owner } = backend.database
  const text = JSON.stringify([
    await owner.selectFrom('error_log').selectAll().execute(),
    await owner.selectFrom('error_group').selectAll().execute(),
  ])
  expect(canaries.length).toBeGreaterThan(1_500)
  expect(canaries.filter((one) => text.includes(one) || text.includes(encodeURIComponent(one)))).toEqual([])
  expect(text).not.toMatch(/Zquentin|Zadamsworth|Zelmstreet|mail\.example|court\.example|tok_/)
  expect(JSON.parse(text)).toMatchObject([expect.arrayContaining([expect.objectContaining({ kind: 'TypeError' })]), expect.anything()])
})

test('a report from a page for signed-in users is stored with the pattern of the page', async () => {
  const backend = await testApp()
  await send(backend, { url: '/bug-detection?x=1', component: '/bug-detection' })
  expect((await groupsFor(await adminOf(backend))).groups).toMatchObject([{ pages: ['/bug-detection'] }])
})

test('a group outlives its days, and is deleted after a year without a report', async () => {
  const backend = await testApp()
  await send(backend)
  const [forget] = jobs({ db: backend.database.app, clock: () => backend.clock.now })
  const left = async () => {
    await forget!.run()
    const { rows } = await sql<{ log: number; groups: number }>`
      select (select count(*)::integer from error_log) as log, (select count(*)::integer from error_group) as groups`.execute(
      backend.database.owner,
    )
    return rows[0]
  }
  backend.clock.now += 31 * 24 * 3_600_000
  expect(await left()).toEqual({ log: 0, groups: 1 })
  backend.clock.now += 335 * 24 * 3_600_000
  expect(await left()).toEqual({ log: 0, groups: 0 })
})

test('the role of the app cannot write what admins note about a group, and the admins’ role cannot create one', async () => {
  const backend = await testApp()
  await send(backend)
  await expect(backend.database.app.updateTable('error_group').set({ note: 'x' }).execute()).rejects.toThrow('permission denied')
  await expect(backend.database.accounts.deleteFrom('error_group').execute()).rejects.toThrow('permission denied')
})
