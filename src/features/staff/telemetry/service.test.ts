import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { limiter } from '#http/limits.ts'
import { jobs } from './jobs.ts'
import { mostOfDay } from './rules.ts'

const draft = 'My ex Robert Miller told Judge Quincy Adamsworth on 12 March that our daughter Lily lives at 14 Elm Street'

const crashed = {
  type: 'frontend_error',
  severity: 'high',
  component: '/rate-your-court',
  error: "TypeError: Cannot read properties of undefined (reading 'map')",
  stack: 'TypeError: x\n at Se (https://court.example/assets/page.rate-CJlLgawa.js:1:2345)',
  url: 'https://court.example/rate-your-court?for=0b5c2f6e-1111-4000-8000-000000000000',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.7632.6 Safari/537.36',
  metadata: { componentStack: '\n at View (https://court.example/assets/page.rate-CJlLgawa.js:1:99)', errorBoundary: 'page' },
} as const

const send = ({ app }: TestApp, payload: object, remoteAddress = '192.0.2.7') =>
  app.inject({ method: 'POST', url: '/api/bug-detection/log-error', payload, remoteAddress })
const storedErrors = async ({ database }: TestApp) =>
  (await sql`select * from error_log`.execute(database.owner)).rows as Record<string, unknown>[]

test('a crash is stored with its day, its shape and its place, and nothing about the visitor or the time', async () => {
  const backend = await testApp()
  const reply = await send(backend, crashed)
  expect(reply.json()).toEqual({ logged: true })
  const [row] = await storedErrors(backend)
  expect(row).toEqual({
    day: '2026-03-12',
    fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    stack: expect.stringMatching(/^[0-9a-f]{32}$/),
    component: '/rate-your-court',
    kind: 'TypeError',
    message: 'Cannot read properties of undefined',
    page: '/rate-your-court',
    boundary: 'page',
    browser: 'Chrome 156',
    places: ['page.rate-CJlLgawa.js:1:2345'],
    seen: 1,
  })
})

test('nothing of a rating’s draft is stored, whichever field it arrives in', async () => {
  const backend = await testApp()
  const withDraft = [
    { ...crashed, error: `SyntaxError: Unexpected token 'M', "${draft}" is not valid JSON` },
    { ...crashed, error: draft },
    { ...crashed, error: `TypeError: Cannot use 'in' operator to search for 'x' in ${draft}` },
    { ...crashed, error: `${draft}: x` },
    { ...crashed, stack: `Error: ${draft}\n at ${draft} (https://court.example/assets/base-Be6UvUsR.js:1:2)` },
    { ...crashed, component: draft.slice(0, 100) },
    { ...crashed, url: `https://court.example/reviews?q=${encodeURIComponent(draft)}#${draft}` },
    { ...crashed, url: `/${draft}` },
    { ...crashed, userAgent: `${draft} Chrome/156` },
    { ...crashed, metadata: { errorBoundary: 'page', componentStack: `at ${draft}` } },
  ]
  for (const payload of withDraft) expect((await send(backend, payload)).statusCode).toBe(200)
  const text = JSON.stringify(await storedErrors(backend))
  for (const word of draft.split(' ').filter((one) => one.length > 4)) expect(text).not.toContain(word)
  expect(text).not.toContain('court.example')
  expect(text).not.toContain('0b5c2f6e')
})

test('the same crash on the same day is counted up; on another day it is a new row', async () => {
  const backend = await testApp()
  for (let n = 0; n < 3; n++) await send(backend, crashed)
  backend.clock.now += 24 * 3_600_000
  await send(backend, crashed)
  expect((await storedErrors(backend)).map(({ day, seen }) => [day, seen])).toEqual([
    ['2026-03-12', 3],
    ['2026-03-13', 1],
  ])
})

test('a report over 8 KiB, of another type, or with another field that is not text is refused, and nothing is stored', async () => {
  const backend = await testApp()
  const wrong = [
    { ...crashed, stack: 'x'.repeat(9_000) },
    {
      ...crashed,
      stack: '\u{1f600}'.repeat(1_700),
      userAgent: '\u{1f600}'.repeat(250),
      metadata: { ...crashed.metadata, componentStack: 'é'.repeat(1_900) },
    },
    { ...crashed, type: 'note' },
    { ...crashed, metadata: null },
    {},
  ]
  for (const payload of wrong) expect((await send(backend, payload)).statusCode).toBe(400)
  expect(await storedErrors(backend)).toEqual([])
})

test('one visitor who reports without end gets 429', async () => {
  const backend = await testApp({ limiter: limiter(() => 0) })
  const codes: number[] = []
  for (let n = 0; n < 22; n++) codes.push((await send(backend, crashed)).statusCode)
  expect(codes.slice(0, 20)).toEqual(Array<number>(20).fill(200))
  expect(codes.slice(20)).toEqual([429, 429])
})

test('a flood of invented crashes stops at the limit of a day, and known ones are still counted', async () => {
  const backend = await testApp()
  await send(backend, crashed)
  await sql`insert into error_log (day, fingerprint, stack, kind, message, page, boundary, browser, places)
    select date '2026-03-12', md5(n::text), stack, 'Error', '', '', 'page', 'another', '{}' from error_group, generate_series(2, ${mostOfDay}) n`.execute(
    backend.database.owner,
  )
  expect((await send(backend, { ...crashed, url: '/reviews' })).json()).toEqual({ logged: false })
  expect((await send(backend, crashed)).json()).toEqual({ logged: true })
  expect(await storedErrors(backend)).toHaveLength(mostOfDay)
})

test('a crash is deleted after 30 days', async () => {
  const backend = await testApp()
  await send(backend, crashed)
  const [forget] = jobs({ db: backend.database.app, clock: () => backend.clock.now })
  backend.clock.now += 30 * 24 * 3_600_000
  await forget!.run()
  expect(await storedErrors(backend)).toHaveLength(1)
  backend.clock.now += 24 * 3_600_000
  await forget!.run()
  expect(await storedErrors(backend)).toEqual([])
})
