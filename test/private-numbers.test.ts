import { get } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { iterations } from './support/depth.ts'
import { type Family, type LiveServer, liveServer, putFamily } from './support/live-family.ts'
import { listen } from './support/live-reader.ts'
import { putPersonOf } from './support/signed-in.ts'
import { type TestApp, testApp } from './support/test-app.ts'

// Whether, and how much, one parent works in private is nothing that the other, or their lawyer, reads off a number.

const soon = { timeout: 60_000 }
type Cookie = { cookie: string }

/** Changes something as a page does, over HTTP. */
async function change({ origin }: LiveServer, { cookie }: Cookie, url: string, payload: object): Promise<void> {
  const reply = await fetch(`${origin}${url}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin },
    body: JSON.stringify(payload),
  })
  const text = await reply.text()
  expect([url, reply.status, text]).toEqual([url, 200, text])
}

const order = (title: string, isShared: boolean) => ({
  title,
  kind: 'temporary',
  signedOn: null,
  effectiveOn: '2026-03-01',
  endsOn: null,
  facts: {},
  isShared,
})
const hearing = (title: string, isShared: boolean) => ({
  title,
  kind: 'hearing',
  day: '2026-04-03',
  from: '09:00',
  to: '10:00',
  zone: 'America/New_York',
  court: '',
  room: '',
  remote: '',
  judge: '',
  sides: [],
  preparation: [],
  documentsDueOn: null,
  notes: '',
  isShared,
})

/** Ana keeps something to herself: of each kind in turn. */
async function inPrivate(server: LiveServer, { caseId, ana }: Family, n: number): Promise<void> {
  const at = `/api/cases/${caseId}`
  if (n % 3 === 0) return change(server, ana, `${at}/orders`, order(`Mine ${n}`, false))
  if (n % 3 === 1) return change(server, ana, `${at}/hearings`, hearing(`Mine ${n}`, false))
  return change(server, ana, `${at}/tasks`, { title: `Mine ${n}`, dueOn: null })
}

/** The bytes of a stream, without the empty lines that keep it open, which depend on the clock. */
async function bytesOf({ origin }: LiveServer, { caseId }: Family, { cookie }: Cookie): Promise<() => string> {
  let text = ''
  const request = get(`${origin}/api/live?case=${caseId}`, { headers: { cookie }, agent: false }, (reply) => {
    reply.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  })
  request.on('error', () => {})
  onTestFinished(() => void request.destroy())
  const received = () => text.replaceAll(':\n\n', '')
  await expect.poll(received, soon).toContain('start')
  return received
}

/** What Ben and both lawyers receive while Ana shares three things and makes up to `most` private changes, and what they read after. */
async function heard(backend: TestApp, server: LiveServer, most: number) {
  const family = await putFamily(backend)
  const hers = await putPersonOf(backend)
  await backend.database.owner.connection().execute(async (db) => {
    const { sql } = await import('kysely')
    await sql`select set_config('app.reason', 'a test', false)`.execute(db)
    await db
      .insertInto('case_member')
      .values({
        case_id: family.caseId,
        id: crypto.randomUUID(),
        account_id: hers.account,
        role: 'mediator',
        name: 'M.',
        granted_by: family.members.ana,
        scopes: ['orders', 'hearings'],
        joined_at: new Date(backend.clock.now),
      })
      .execute()
    await sql`select set_config('app.reason', '', false)`.execute(db)
  })
  const listeners = [family.ben, family.lawyer, hers]
  const streams = await Promise.all(listeners.map(async (who) => bytesOf(server, family, who)))
  for (let share = 0; share < 3; share += 1) {
    for (let n = 0; n < most / 3; n += 8)
      await Promise.all(Array.from({ length: Math.min(8, Math.ceil(most / 3) - n) }, async (_, k) => inPrivate(server, family, n + k)))
    await change(server, family.ana, `/api/cases/${family.caseId}/orders`, order(`Shared ${share}`, true))
    // One at a time, so that each is a separate event.
    await expect.poll(streams[0]!, soon).toContain(`"seq":${share + 1}`)
  }
  await expect.poll(streams[2]!, soon).toContain('"seq":3')
  const asked = await Promise.all(
    listeners.flatMap(({ cookie }) =>
      ['', '&after=0', '&after=1', '&after=0.0', '&after=3'].map(async (after) => {
        const reply = await fetch(`${server.origin}/api/live/since?case=${family.caseId}${after}`, { headers: { cookie } })
        const headers = [...reply.headers].filter(([name]) => name !== 'date')
        return JSON.stringify([reply.status, headers, await reply.text()])
      }),
    ),
  )
  return { family, received: streams.map((stream) => stream()), asked }
}

/** Every list that the other parent opens. */
const pages = [
  'exchanges/list',
  'exchanges/punctuality',
  'exchanges/trades',
  'calendar/range',
  'calendar/tonight',
  'calendar/conflicts',
  'hearings',
  'hearings/checks',
  'schedule',
  'schedule/days',
  'plans',
  'people',
  'cases/record',
]

test('the other parent and the lawyers receive the same bytes, whether she made no private change or 1,000', async () => {
  const backend = await testApp()
  const server = await liveServer(backend, 'in-process')
  const most = iterations(1_000, 150)
  const [none, many] = [await heard(backend, server, 0), await heard(backend, server, most)]
  expect(many.received).toEqual(none.received)
  expect(none.received[0]).toContain('id: 3.0\nevent: change\ndata: {"seq":3,"own":0,"topic":"orders"}')
  expect(many.asked).toEqual(none.asked)
  // Her own number has no gap: the sequence of her private work.
  const { caseId, ana, members } = many.family
  const made = 3 * Math.ceil(most / 3)
  const own = await listen(`${server.origin}/api/live?case=${caseId}&after=0.0`, { cookie: ana.cookie })
  onTestFinished(() => own.close())
  const numbers = () => own.heard.map(({ data }) => JSON.parse(data) as { seq: number; own: number })
  await expect.poll(() => numbers().length, soon).toBe(made + 3)
  const mine = [...new Set(numbers().map((each) => each.own))].filter((number) => number > 0)
  expect(mine).toEqual(Array.from({ length: made }, (_, n) => n + 1))
  expect(numbers().at(-1)).toMatchObject({ seq: 3, own: made })
  const { sql } = await import('kysely')
  const { rows } = await backend.database.owner.connection().execute(async (db) => {
    await sql`select set_config('app.reason', 'a test', false)`.execute(db)
    const found = await sql<{ member_id: string; last: number }>`select member_id, last from seat_count where case_id = ${caseId}`.execute(
      db,
    )
    await sql`select set_config('app.reason', '', false)`.execute(db)
    return found
  })
  expect(rows).toEqual([{ member_id: members.ana, last: made }])
}, 300_000)

test('every list that the other parent opens is equal to the byte before and after private changes, headers and all', async () => {
  const backend = await testApp()
  const server = await liveServer(backend, 'in-process')
  const family = await putFamily(backend)
  const read = async ({ cookie }: Cookie) =>
    Promise.all(
      pages.map(async (page) => {
        const reply = await fetch(`${server.origin}/api/${page}?case=${family.caseId}`, { headers: { cookie } })
        return [page, reply.status, [...reply.headers].filter(([name]) => name !== 'date'), await reply.text()]
      }),
    )
  await change(server, family.ana, `/api/cases/${family.caseId}/hearings`, hearing('Shared', true))
  const others = [family.ben, family.lawyer]
  // Read twice before: a lawyer's look is noted once.
  await Promise.all(others.map(read))
  const before = await Promise.all(others.map(read))
  expect(before[0]!.map(([, status]) => status)).toEqual(pages.map(() => 200))
  for (let n = 0; n < 12; n += 1) await inPrivate(server, family, n)
  const grant = { scopes: ['schedule'], seesPrivate: false, from: null, to: null, until: null }
  await change(server, family.ana, `/api/cases/${family.caseId}/people/invitations`, {
    role: 'attorney',
    name: 'L.',
    email: null,
    ...grant,
  })
  expect(await Promise.all(others.map(read))).toEqual(before)
})

test("a device that was offline gets its owner's private changes, by position; an attorney gets those of the grant", async () => {
  const backend = await testApp()
  const server = await liveServer(backend, 'in-process')
  const family = await putFamily(backend)
  const { caseId, ana, members } = family
  const attorney = await putPersonOf(backend)
  const { sql } = await import('kysely')
  await backend.database.owner.connection().execute(async (db) => {
    await sql`select set_config('app.reason', 'a test', false)`.execute(db)
    await db
      .insertInto('case_member')
      .values({
        case_id: caseId,
        id: crypto.randomUUID(),
        account_id: attorney.account,
        role: 'attorney',
        name: 'A.',
        granted_by: members.ana,
        sees_private: true,
        scopes: ['hearings'],
        joined_at: new Date(backend.clock.now),
      })
      .execute()
    await sql`select set_config('app.reason', '', false)`.execute(db)
  })
  const his = await bytesOf(server, family, attorney)
  for (let n = 0; n < 6; n += 1) await inPrivate(server, family, n)
  await change(server, ana, `/api/cases/${caseId}/hearings`, hearing('Shared', true))
  const away = await listen(`${server.origin}/api/live?case=${caseId}&after=0.4`, { cookie: ana.cookie })
  onTestFinished(() => away.close())
  await expect.poll(() => away.heard.map(({ id }) => id), soon).toEqual(['1.4', '1.5', '1.6'])
  // Two of her six were hearings; of the orders and tasks no number of his tells.
  await expect.poll(his, soon).toContain('id: 1.2')
  expect(his().match(/"own":(\d+),"topic":"(\w+)"/g)).toEqual(
    expect.arrayContaining(['"own":1,"topic":"hearings"', '"own":2,"topic":"hearings"']),
  )
  expect(his()).not.toMatch(/"own":[3-9]|orders|"topic":"case"/)
})
