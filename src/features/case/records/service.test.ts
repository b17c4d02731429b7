import { expect, test } from 'vitest'
import { type Family, family, grant, system, type TestPerson } from '#test/support/family.ts'
import { speaksClamd } from '#test/support/clamd.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { askFor, judged, makeRecords, makingDeps, recordFor, textOf } from '#test/support/records.ts'
import { clockAt, post } from '#test/support/schedule-acts.ts'
import { sha256Of, upload } from '#test/support/files.ts'
import { sharedApp, type TestApp, testApp } from '#test/support/test-app.ts'
import { jobs } from './jobs.ts'
import { makeRecord } from './making.ts'

const theApp = sharedApp()

async function begin() {
  const backend = await theApp()
  return { backend, f: await family(backend) }
}
const send = async (who: TestPerson & { memberId: string }, f: Family, subject: string, more: object = {}) => {
  const to = who.memberId === f.ana.memberId ? f.ben.memberId : f.ana.memberId
  const reply = await post(who, `/api/cases/${f.caseId}/messages`, { ...written([to]), subject, sendAt: null, ...more })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ id: string; thread: string }>()
}
const open = (who: TestPerson, f: Family, id: string) => post(who, `/api/cases/${f.caseId}/messages/${id}/open`)
const listOf = async (who: TestPerson, f: Family, more = '') => (await who.inject(`/api/records?case=${f.caseId}${more}`)).json()
const whole = (files: ReadonlyMap<string, Uint8Array>) =>
  Buffer.concat([...files].filter(([name]) => !name.startsWith('verify.')).map(([, content]) => Buffer.from(content))).toString('latin1')

async function makeOne() {
  const { backend, f } = await begin()
  const first = await send(f.ana, f, 'Pickup on Friday', { body: 'Can you come at six?' })
  await letMessagesOut(backend)
  expect((await open(f.ben, f, first.id)).statusCode).toBe(200)
  return { backend, f, openedAt: backend.clock.now, ...(await recordFor(backend, f.ana, f, { certificate: 'TX', prefix: 'MORENO-' })) }
}
let made: ReturnType<typeof makeOne> | undefined
/** One record of one message, for the tests that do not change it. */
const oneRecord = () => (made ??= makeOne())

test('a record has the messages on paper, as a table and as data, and its check holds', async () => {
  const { f, id, files, archive, openedAt } = await oneRecord()

  const names = [...files.keys()]
  for (const name of [
    'README.txt',
    'record.pdf',
    'certificate-draft.pdf',
    'messages.json',
    'messages.csv',
    'verify.mjs',
    'verify.html',
    'manifest.json',
  ])
    expect(names).toContain(name)
  const { holds, wrong } = await judged(files)
  expect([holds, wrong]).toEqual([true, []])

  const [message] = JSON.parse(textOf(files, 'messages.json')).messages
  expect(message).toMatchObject({
    number: 1,
    subject: 'Pickup on Friday',
    body: 'Can you come at six?',
    from: { name: 'Ana Moreno' },
    entry: { seq: 1 },
  })
  expect(message.to).toMatchObject([{ name: 'Ben Carter', firstViewedAt: new Date(openedAt).toISOString() }])
  expect(textOf(files, 'messages.csv')).toContain('"Can you come at six?"')

  const { records } = await listOf(f.ana, f)
  expect(records).toMatchObject([
    { id, state: 'ready', progress: 100, made: { items: 1, pages: 1, bytes: archive.length, sha256: sha256Of(archive) } },
  ])
  expect(records[0].made.manifest).toBe(sha256Of(files.get('manifest.json')!))
})

test('a byte that is changed in any of its files is named', async () => {
  const { files } = await oneRecord()
  for (const name of ['record.pdf', 'messages.json', 'proof/shared.leaves.jsonl', 'verify.html']) {
    const changed = Uint8Array.from(files.get(name)!)
    changed[Math.floor(changed.length / 2)]! ^= 1
    const { holds, wrong } = await judged(new Map([...files, [name, changed]]))
    expect([name, holds]).toEqual([name, false])
    expect(wrong.join('\n')).toContain(name)
  }
})

test('what its author has not opened is in no byte of it, and making it opens nothing', async () => {
  const backend = await testApp({ env: { CLAMD_URL: (await speaksClamd()).url } })
  const f = await family(backend)
  const words = 'Zanzibar lighthouse quartet'
  const file = (await upload(f.ana, f, 'marzipan.txt', Buffer.from('the bytes of marzipan\n'))).json<{ id: string }>()
  await post(f.ana, `/api/cases/${f.caseId}/files/${file.id}/prepare`)
  const { id, thread } = await send(f.ana, f, 'Summer', { body: words, files: [file.id] })
  await letMessagesOut(backend)

  const closed = await recordFor(backend, f.ben, f)
  for (const secret of [words, 'marzipan']) expect(whole(closed.files)).not.toContain(secret)
  expect(JSON.parse(textOf(closed.files, 'messages.json')).messages).toMatchObject([{ subject: 'Summer', body: null, files: null }])
  expect(JSON.parse(textOf(closed.files, 'manifest.json')).omitted.counts).toEqual([
    { what: 'texts of messages that were not opened', count: 1 },
  ])
  expect((await judged(closed.files)).holds).toBe(true)
  const seen = (await f.ana.inject(`/api/messages/threads/${thread}?case=${f.caseId}`)).json().messages[0]
  expect(seen.to[0].firstViewedAt).toBeNull()

  await open(f.ben, f, id)
  const opened = await recordFor(backend, f.ben, f)
  expect(textOf(opened.files, 'messages.json')).toContain(words)
  expect(textOf(opened.files, 'files/messages/0001-marzipan.txt')).toBe('the bytes of marzipan\n')
  expect((await judged(opened.files)).holds).toBe(true)
})

test('a record of one thread, or of some days, has those entries alone, each with its proof', async () => {
  const { backend, f } = await begin()
  const first = await send(f.ana, f, 'First thread', { body: 'one' })
  await letMessagesOut(backend)
  await clockAt(backend, backend.clock.now + 2 * 86_400_000)
  await send(f.ana, f, 'Second thread', { body: 'two' })
  await letMessagesOut(backend)

  const one = await recordFor(backend, f.ana, f, { thread: first.thread })
  expect(whole(one.files)).not.toContain('Second thread')
  expect(one.files.has('proof/shared.hashes')).toBe(false)
  expect(JSON.parse(textOf(one.files, 'manifest.json'))).toMatchObject({
    filters: ['Messages of the thread “First thread”'],
    logs: [{ leaves: 'chosen', size: 2 }],
  })
  expect((await judged(one.files)).holds).toBe(true)

  // The days are those of the case's zone: 14 March in New York.
  const late = await recordFor(backend, f.ana, f, { from: '2026-03-14', to: '2026-03-14' })
  expect(JSON.parse(textOf(late.files, 'messages.json')).messages).toMatchObject([{ subject: 'Second thread' }])
  expect((await judged(late.files)).holds).toBe(true)
  const none = await recordFor(backend, f.ana, f, { to: '2026-03-01' })
  expect(JSON.parse(textOf(none.files, 'messages.json')).messages).toEqual([])
  expect((await judged(none.files)).holds).toBe(true)
})

test('settlement offers, and what was added to them, are left out and counted, unless they are asked for', async () => {
  const { backend, f } = await begin()
  const offer = await send(f.ana, f, 'An offer', { kind: 'settlement', body: 'You keep the kayak' })
  await letMessagesOut(backend)
  const added = await post(f.ana, `/api/cases/${f.caseId}/messages/${offer.id}/reply`, {
    ...written([f.ben.memberId]),
    body: 'And the paddles',
    sendAt: null,
    isAddendum: true,
  })
  expect(added.statusCode).toBe(200)
  await letMessagesOut(backend)
  const without = await recordFor(backend, f.ana, f)
  for (const words of ['kayak', 'paddles']) expect(whole(without.files)).not.toContain(words)
  const { omitted } = JSON.parse(textOf(without.files, 'manifest.json'))
  expect(omitted.counts).toEqual([{ what: 'settlement offers', count: 2 }])
  expect(omitted.statement).toContain('Fed. R. Evid. 408')
  const withThem = await recordFor(backend, f.ana, f, { offers: true })
  expect(textOf(withThem.files, 'messages.json')).toContain('kayak')
})

test('messages that go out together stand in the order in which they were sent, as in the ledger', async () => {
  const { backend, f } = await begin()
  for (const subject of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await send(f.ana, f, subject)
    backend.clock.now += 10
  }
  await letMessagesOut(backend)
  const { files } = await recordFor(backend, f.ana, f)
  const { messages } = JSON.parse(textOf(files, 'messages.json'))
  expect(messages.map((message: { subject: string; entry: { seq: number } }) => [message.subject, message.entry.seq])).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((subject, n) => [subject, n + 1]),
  )
})

test('proofs are the same bytes, whatever the other parent does for themselves', async () => {
  const { backend, f } = await begin()
  await send(f.ana, f, 'Pickup')
  await letMessagesOut(backend)
  const before = await recordFor(backend, f.ana, f)
  for (let n = 0; n < 20; n += 1) await post(f.ben, `/api/cases/${f.caseId}/tasks`, { title: `Task ${n}`, dueOn: null })
  const after = await recordFor(backend, f.ana, f)
  const proofs = ({ files }: typeof before) =>
    [...files].filter(([name]) => name.startsWith('proof/')).map(([name, content]) => [name, sha256Of(content)])
  expect(proofs(after)).toEqual(proofs(before))
})

test('a record is its author’s alone: not the other parent’s, not a professional’s', async () => {
  const { backend, f, id } = await oneRecord()
  const gal = await grant(backend, f, { role: 'gal', scopes: ['messages'] })
  for (const who of [f.ben, gal]) {
    expect((await who.inject(`/api/cases/${f.caseId}/records/${id}/record.zip`)).statusCode).toBe(404)
    expect((await post(who, `/api/cases/${f.caseId}/records/${id}/remove`)).statusCode).toBe(404)
    expect((await listOf(who, f)).records).toEqual([])
  }
  expect((await askFor(gal, f)).statusCode).toBe(404)
  expect((await listOf(gal, f)).can).toEqual({ make: false })
})

test('a parent whose part has ended takes the record along, as it was until then', async () => {
  const { backend, f } = await begin()
  await send(f.ana, f, 'Before')
  await letMessagesOut(backend)
  const sizeOf = (files: ReadonlyMap<string, Uint8Array>) => JSON.parse(textOf(files, 'manifest.json')).logs[0].size as number
  const before = sizeOf((await recordFor(backend, f.ana, f)).files)
  expect((await post(f.ana, `/api/cases/${f.caseId}/people/leave`)).statusCode).toBe(200)
  backend.clock.now += 60_000
  expect((await post(f.ben, `/api/cases/${f.caseId}/children`, { name: 'Born later', born: null })).statusCode).toBe(200)
  const { files } = await recordFor(backend, f.ana, f)
  expect(JSON.parse(textOf(files, 'messages.json')).messages).toMatchObject([{ subject: 'Before' }])
  // That they left is the last entry; the other parent's later one is not there.
  expect(sizeOf(files)).toBe(before + 1)
  expect((await judged(files)).holds).toBe(true)
})

test('bad input is refused with a sentence and changes nothing', async () => {
  const { f } = await begin()
  const refused = async (more: object) => {
    const reply = await askFor(f.ana, f, more)
    return [reply.statusCode, reply.json<{ message: string }>().message]
  }
  expect(await refused({ from: '2026-02-30' })).toEqual([400, 'There is no such day in the calendar.'])
  expect(await refused({ from: '2026-03-02', to: '2026-03-01' })).toEqual([400, 'The first day has to come before the last one.'])
  expect(await refused({ thread: '99999999-9999-4999-8999-999999999999' })).toEqual([404, 'There is no such thread.'])
  expect((await refused({ prefix: 'a b' }))[0]).toBe(400)
  expect((await listOf(f.ana, f)).records).toEqual([])
})

test('a case without a shared entry says so; only a few are made at once, and one that is canceled is not made', async () => {
  const { backend, f } = await begin()
  const ids = []
  for (let n = 0; n < 3; n += 1) ids.push((await askFor(f.ana, f)).json<{ id: string }>().id)
  expect((await askFor(f.ana, f)).statusCode).toBe(409)
  expect((await post(f.ana, `/api/cases/${f.caseId}/records/${ids[0]}/remove`)).json()).toEqual({ removed: true })
  await makeRecords(backend)
  const { records } = await listOf(f.ana, f)
  expect(records).toMatchObject([
    { state: 'failed', failure: 'There is nothing yet that a record could be made of.', made: null },
    { state: 'failed' },
  ])
})

test('two processes that make one record leave one archive, and it is deleted after thirty days', async () => {
  const backend: TestApp = await testApp()
  const f = await family(backend)
  await send(f.ana, f, 'Pickup')
  await letMessagesOut(backend)
  const { id } = (await askFor(f.ana, f)).json<{ id: string }>()
  const deps = makingDeps(backend)
  await Promise.all([makeRecord(deps, { caseId: f.caseId, id }), makeRecord(makingDeps(backend), { caseId: f.caseId, id })])
  const stored = async () => {
    const found = []
    for await (const blob of deps.files.list()) found.push(blob)
    return found.length
  }
  expect(await stored()).toBe(1)
  const reply = await f.ana.inject({ url: `/api/cases/${f.caseId}/records/${id}/record.zip`, headers: { range: 'bytes=0-1' } })
  expect([reply.statusCode, reply.body]).toEqual([206, 'PK'])

  backend.clock.now += 31 * 86_400_000
  for (const job of jobs(deps)) await job.run()
  expect(await stored()).toBe(0)
  expect(
    (await system(backend, (tx) => tx.selectFrom('case_record').select('removed_at').execute())).every(
      ({ removed_at }) => removed_at !== null,
    ),
  ).toBe(true)
})
