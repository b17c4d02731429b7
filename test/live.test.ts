import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { everywhere } from '#http/headers.ts'
import { liveWorld, machine, putFamily } from './support/live-family.ts'
import { putPersonOf } from './support/signed-in.ts'
import type { TestApp } from './support/test-app.ts'

/** A busy machine is no failure: late events count too. */
const soon = { timeout: 20_000 }

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)

test("one parent's change reaches the open page of the other as a number and a scope, without its content", async () => {
  const { family, server } = await liveWorld()
  const ben = await server.open(family, family.ben)
  expect(ben.status).toBe(200)
  await server.change(family, family.ana)
  await server.change(family, family.ana, { topic: 'orders' })
  await expect.poll(() => ben.seqs(), soon).toEqual([1, 2])
  expect(ben.heard).toEqual([
    { id: '0.0', type: 'start', data: '{"seq":0,"own":0}' },
    { id: '1.0', type: 'change', data: '{"seq":1,"own":0,"topic":"calendar"}' },
    { id: '2.0', type: 'change', data: '{"seq":2,"own":0,"topic":"orders"}' },
  ])
  expect(server.reports).toEqual([])
})

test('the reply is a stream that no proxy stores or buffers, with the headers of every reply', async () => {
  const { family, server } = await liveWorld()
  const { headers } = await server.open(family, family.ana)
  expect(headers).toMatchObject(everywhere)
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
})

test('a page that reconnects sends its position in the header or the address, and receives each later change once', async () => {
  const { family, server } = await liveWorld()
  for (let n = 0; n < 5; n += 1) await server.change(family, family.ana)
  const byAddress = await server.open(family, family.ben, '&after=2')
  const byHeader = await server.open(family, family.ben, '&after=1', { 'last-event-id': '4' })
  const upToDate = await server.open(family, family.ben, '&after=5')
  await server.change(family, family.ana)
  await expect.poll(() => byAddress.seqs(), soon).toEqual([3, 4, 5, 6])
  await expect.poll(() => byHeader.seqs(), soon).toEqual([5, 6])
  await expect.poll(() => upToDate.seqs(), soon).toEqual([6])
  expect([byAddress, byHeader, upToDate].flatMap((reader) => reader.types())).not.toContain('start')
})

test('a number that the case has not reached, or that is far behind, is answered with a new start', async () => {
  const { backend, family, server } = await liveWorld()
  const early = await server.open(family, family.ben, '&after=7')
  await expect.poll(() => early.heard, soon).toEqual([{ id: '0.0', type: 'start', data: '{"seq":0,"own":0}' }])
  const { caseId } = family
  await machine(backend).asSystem('a test', async (tx) => {
    const lines = numbers(1, 6_000).map((seq) => ({ case_id: caseId, seq, topic: 'calendar', at: new Date(backend.clock.now) }))
    for (let from = 0; from < lines.length; from += 1_000)
      await tx
        .insertInto('case_change')
        .values(lines.slice(from, from + 1_000))
        .execute()
    await tx.updateTable('case_count').set({ last: 6_000 }).where('case_id', '=', caseId).execute()
  })
  const far = await server.open(family, family.ben, '&after=3')
  await expect.poll(() => far.heard, soon).toEqual([{ id: '6000.0', type: 'start', data: '{"seq":6000,"own":0}' }])
  // Up to that limit the page gets every change, however many queries that takes.
  const near = await server.open(family, family.ben, '&after=1001')
  await expect.poll(() => near.seqs().length, soon).toBe(4_999)
  expect(near.seqs()).toEqual(numbers(1002, 6000))
})

test("a grant receives its own scopes, and no person receives another person's private changes", async () => {
  const { family, server } = await liveWorld()
  const [ana, ben, lawyer] = [
    await server.open(family, family.ana),
    await server.open(family, family.ben),
    await server.open(family, family.lawyer),
  ]
  await server.change(family, family.ben, { topic: 'orders' })
  await expect.poll(() => ana.seqs(), soon).toEqual([1])
  await server.change(family, family.ana, { privateTo: family.members.ana })
  await expect.poll(() => ana.heard.map(({ id }) => id), soon).toEqual(['0.0', '1.0', '1.1'])
  await server.change(family, family.ana)
  await expect.poll(() => ana.seqs(), soon).toEqual([1, 1, 2])
  await expect.poll(() => ben.seqs(), soon).toEqual([1, 2])
  await expect.poll(() => lawyer.seqs(), soon).toEqual([2])
})

test('a case of someone else is answered as one that does not exist, to the letter', async () => {
  const { backend, family, server } = await liveWorld()
  const stranger = await putPersonOf(backend)
  const [foreign, missing] = [
    await server.open(family, stranger),
    await server.open({ caseId: '99999999-9999-4999-8999-999999999999' }, stranger),
  ]
  expect([foreign.status, missing.status]).toEqual([404, 404])
  await expect.poll(() => foreign.isOver() && missing.isOver(), soon).toBe(true)
  expect(foreign.body()).toBe(missing.body())
  expect(foreign.body()).toContain('There is no such case.')
})

test('a visitor, a person at a gate and an invalid address are refused with a sentence', async () => {
  const { backend, family, server } = await liveWorld()
  const due = await putPersonOf(backend, { agreed: 'no' })
  const answers = [
    await server.open(family, { cookie: '' }),
    await server.open(family, due),
    await server.open({ caseId: 'x' }, family.ana),
    await server.open(family, family.ana, '&after=-1'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 400, 400])
  await expect
    .poll(() => answers.map(({ body }) => (JSON.parse(body()) as { code: string }).code), soon)
    .toEqual(['unauthenticated', 'forbidden', 'invalid', 'invalid'])
})

test('asvs-7.4.1: the stream of a session that was ended is ended too, by every way to end it, without a request', async () => {
  const { backend, family, server } = await liveWorld()
  const { owner } = backend.database
  const ways: [string, (account: string) => Promise<unknown>][] = [
    ['ended', (account) => owner.deleteFrom('session').where('account_id', '=', account).execute()],
    [
      'expired',
      (account) =>
        owner
          .updateTable('session')
          .set({ expires_at: new Date(backend.clock.now) })
          .where('account_id', '=', account)
          .execute(),
    ],
    ['suspended', (account) => owner.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', account).execute()],
  ]
  for (const [way, end] of ways) {
    const { caseId, ana, ben } = await putFamily(backend)
    const [his, hers] = [await server.open({ caseId }, ben), await server.open({ caseId }, ana)]
    await end(ben.account)
    await expect.poll(() => [way, his.isOver(), his.types().at(-1)], soon).toEqual([way, true, 'over'])
    expect([way, hers.isOver()]).toEqual([way, false])
  }
  expect((await server.open(family, family.ana)).status).toBe(200)
})

test('an open stream is no use of the session: left alone, it ends, and the stream with it', async () => {
  const { backend, family, server } = await liveWorld()
  const ben = await server.open(family, family.ben)
  backend.clock.now += 14 * 60_000
  await server.open(family, family.ben)
  await server.change(family, family.ana)
  await expect.poll(() => ben.seqs(), soon).toEqual([1])
  expect(ben.isOver()).toBe(false)
  backend.clock.now += 61_000
  await expect.poll(() => [ben.isOver(), ben.types().at(-1)], soon).toEqual([true, 'over'])
})

test('a parent who is removed while the page is open gets one event that says so, and no later change', async () => {
  const { backend, family, server } = await liveWorld()
  const [ana, ben, lawyer] = [
    await server.open(family, family.ana),
    await server.open(family, family.ben),
    await server.open(family, family.lawyer),
  ]
  const leave = (id: string) =>
    machine(backend).asSystem('a test', (tx) =>
      tx
        .updateTable('case_member')
        .set({ ended_at: new Date(backend.clock.now) })
        .where('case_id', '=', family.caseId)
        .where('id', '=', id)
        .execute(),
    )
  await leave(family.members.ben)
  // Whether the check or the next change comes first: no change is sent after the seat has ended.
  await server.change(family, family.ana)
  await expect.poll(() => [ben.isOver(), ben.types()], soon).toEqual([true, ['start', 'gone']])
  await expect.poll(() => [ana.seqs(), lawyer.seqs()], soon).toEqual([[1], [1]])
  expect((await server.open(family, family.ben)).status).toBe(404)
  // The parent who granted it leaves, and the grant with them.
  await leave(family.members.ana)
  await expect.poll(() => [lawyer.isOver(), lawyer.types().at(-1)], soon).toEqual([true, 'gone'])
})

test('a grant that runs out while its page is open ends the stream', async () => {
  const { backend, family, server } = await liveWorld()
  const ends = new Date(backend.clock.now + 60_000)
  await machine(backend).asSystem('a test', (tx) =>
    tx.updateTable('case_member').set({ expires_at: ends }).where('id', '=', family.members.lawyer).execute(),
  )
  const lawyer = await server.open(family, family.lawyer)
  backend.clock.now += 60_000
  await expect.poll(() => [lawyer.isOver(), lawyer.types().at(-1)], soon).toEqual([true, 'gone'])
})

/** Signed in on one more device. */
async function anotherSession({ database: { owner }, clock }: TestApp, account: string) {
  const token = `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
  const at = new Date(clock.now)
  const times = { created_at: at, updated_at: at, last_used_at: at, confirmed_at: at, expires_at: new Date(clock.now + 3_600_000) }
  const token_hash = createHash('sha256').update(token).digest('hex')
  await owner
    .insertInto('session')
    .values({ id: randomUUID(), account_id: account, token_hash, ...times })
    .execute()
  return { account, cookie: `session=${token}.signature` }
}

test('a session has at most four streams at once, an account twelve; a page that reconnects still has one', async () => {
  const { backend, family, server } = await liveWorld()
  const open = (page: string, by: { cookie: string } = family.ana) => server.open(family, by, `&page=${page}`)
  const four = [await open('a'), await open('b'), await open('c'), await open('d')]
  expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const fifth = await open('e')
  expect(fifth.status).toBe(429)
  const again = await open('b')
  expect(again.status).toBe(200)
  await expect.poll(() => four.map((reader) => reader.isOver()), soon).toEqual([false, true, false, false])
  four[0]!.close()
  await expect.poll(async () => (await open('e')).status, soon).toBe(200)
  // On other devices of the same person: four each, and twelve in all.
  const devices = [await anotherSession(backend, family.ana.account), await anotherSession(backend, family.ana.account)]
  const statuses: number[] = []
  for (const by of devices) for (const page of ['a', 'b', 'c', 'd']) statuses.push((await open(page, by)).status)
  expect(statuses).toEqual(statuses.map(() => 200))
  expect((await open('a', await anotherSession(backend, family.ana.account))).status).toBe(429)
  // The other parent is not concerned.
  expect((await open('a', family.ben)).status).toBe(200)
  expect(backend.reports).toEqual([])
})

test('a page that polls receives the same changes as a stream, and its position', async () => {
  const { backend, family, server } = await liveWorld()
  const since = async (by: { cookie: string }, more = '') => {
    const reply = await fetch(`${server.origin}/api/live/since?case=${family.caseId}${more}`, {
      headers: { cookie: by.cookie, 'x-background': '1' },
    })
    return { status: reply.status, body: (await reply.json()) as unknown }
  }
  expect(await since(family.ben)).toEqual({ status: 200, body: { seq: 0, own: 0, isStart: true, changes: [], isMore: false } })
  await server.change(family, family.ana)
  await server.change(family, family.ana, { topic: 'orders' })
  const changes = [
    { seq: 1, own: null, topic: 'calendar' },
    { seq: 2, own: null, topic: 'orders' },
  ]
  expect(await since(family.ben, '&after=0')).toEqual({ status: 200, body: { seq: 2, own: 0, isStart: false, changes, isMore: false } })
  expect(await since(family.lawyer, '&after=0')).toEqual({
    status: 200,
    body: { seq: 2, own: 0, isStart: false, changes: [changes[0]], isMore: false },
  })
  expect(await since(family.ben, '&after=2')).toMatchObject({ body: { seq: 2, changes: [] } })
  expect((await since(await putPersonOf(backend), '&after=0')).status).toBe(404)
  expect((await since({ cookie: '' })).status).toBe(401)
})

test('a server that stops lets its streams go, and stops', async () => {
  const { family, server } = await liveWorld()
  const readers = [await server.open(family, family.ana), await server.open(family, family.ben)]
  await server.close()
  await expect.poll(() => readers.map((reader) => reader.isOver()), soon).toEqual([true, true])
})
