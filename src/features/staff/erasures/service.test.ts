import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { changed } from '#access/cases.ts'
import { filesOf } from '#app/files.ts'
import { inGroups } from '#domain/transparency-log/head-code.ts'
import { actOnOrder, orderToErase, recordOrder, sentNow } from '#test/support/erasures.ts'
import { custodian, wordsOf } from '#test/support/copies.ts'
import { type Family, family, grant, system } from '#test/support/family.ts'
import { speaksClamd } from '#test/support/clamd.ts'
import { png, upload } from '#test/support/files.ts'
import { askFor, judged, makeRecords, makingDeps, recordFor, textOf } from '#test/support/records.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp, type TestApp, testApp, testSecret } from '#test/support/test-app.ts'

const theApp = sharedApp()
/** With a scanner: a text goes out where it was called clean. */
const env = { CLAMD_URL: (await speaksClamd(undefined, afterAll)).url }
let backend: TestApp
let f: Family
let [one, two]: Awaited<ReturnType<typeof custodian>>[] = []

async function begin(made?: TestApp) {
  backend = made ?? (await theApp())
  f = await family(backend)
  one = await custodian(backend)
  two = await custodian(backend)
}
const sentence = (reply: { statusCode: number; json: () => unknown }) => [reply.statusCode, (reply.json() as { message?: string }).message]
const listed = async (show = 'open') =>
  (await two!.inject(`/api/staff/erasures?show=${show}`))
    .json<{ orders: Record<string, unknown>[] }>()
    .orders.filter(({ caseId }) => caseId === f.caseId)
async function recorded(entry: number, more: object = {}) {
  const reply = await recordOrder(one!, { ...orderToErase(f, entry), ...more })
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  return reply.json<{ id: string }>().id
}
const threadOf = async (who: Family['ana'], thread: string) => (await who.inject(`/api/messages/threads/${thread}?case=${f.caseId}`)).json()

const canaries = ['Quetzalcoatl', 'Zanzibar', 'Ouagadougou', 'Popocatepetl', 'Xylophonist'] as const
const [inSubject, inBody, inName, inFile, inLink] = canaries

/** Every table with a row that has one of these words in any column: as it was written, as a stem of the search index, or as bytes. */
async function found(words: readonly string[]): Promise<string[]> {
  const needles = words.flatMap((word) => [word.slice(0, 9).toLowerCase(), Buffer.from(word.slice(0, 9)).toString('hex')])
  return system(backend, async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`select format('%I.%I', n.nspname, c.relname) as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`.execute(
      tx,
    )
    const at: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{
        needle: string
      }>`select distinct n.needle from ${sql.raw(name)} r, unnest(${needles}::text[]) as n(needle)
        where position(n.needle in lower(r::text)) > 0`.execute(tx)
      at.push(...rows.map(({ needle }) => `${name}: ${needle}`))
    }
    return at
  })
}
/** How many blobs the store has. */
async function blobs() {
  const all: string[] = []
  for await (const { sha256 } of store().list()) all.push(sha256)
  return all
}
const store = () => filesOf({ config: { dataDir: backend.folder, s3Url: '' }, secret: testSecret })

test('after two admins carried out an order the message is found nowhere, and its entry, sender and times stay', async () => {
  await begin(await testApp({ env }))
  const { id: file } = (await upload(f.ana, f, `${inName}.txt`, Buffer.from(`${inFile} at noon\n`))).json<{ id: string }>()
  await post(f.ana, `/api/cases/${f.caseId}/files/${file}/prepare`)
  const order = { title: 'Decree', kind: 'decree', signedOn: null, effectiveOn: '2020-01-01', endsOn: null, facts: {}, isShared: true }
  const { id: decree } = (await post(f.ana, `/api/cases/${f.caseId}/orders`, order)).json<{ id: string }>()
  const sent = await sentNow(backend, f, {
    subject: inSubject,
    body: `${inBody} by ten`,
    files: [file],
    links: [{ kind: 'order', id: decree, paragraph: inLink }],
    needsAnswer: true,
  })
  const other = await sentNow(backend, f, { subject: 'Cakes', body: 'This one stays.' })
  await post(f.ben, `/api/cases/${f.caseId}/messages/${sent.id}/open`)
  // A draft of an answer has the subject too, and a draft of another message the file.
  const draft = {
    kind: 'message',
    body: '',
    recipients: [f.ana.memberId],
    children: [],
    links: [],
    needsAnswer: false,
    answerBy: null,
    isEmergency: false,
  }
  await post(f.ben, `/api/cases/${f.caseId}/messages/drafts`, { ...draft, subject: '', refersTo: sent.id })
  await post(f.ana, `/api/cases/${f.caseId}/messages/drafts`, {
    ...draft,
    recipients: [f.ben.memberId],
    subject: 'Later',
    refersTo: null,
    files: [file],
  })
  const before = await recordFor(backend, f.ben, f)
  const { id: untouched } = await recordFor(backend, f.ana, f, { thread: other.thread })
  const { id: waiting } = (await askFor(f.ben, f, { thread: sent.thread })).json<{ id: string }>()
  expect((await found(canaries)).length).toBeGreaterThan(8)
  expect(await blobs()).toHaveLength(4)

  // By the code that is printed on a record, as someone types it.
  const code = await system(backend, (tx) =>
    tx.selectFrom('ledger_head').select('code').where('case_id', '=', f.caseId).whereRef('log', '=', 'case_id').executeTakeFirstOrThrow(),
  )
  const id = await recorded(sent.entry, { record: inGroups(code.code).toLowerCase() })
  const [atDesk] = await listed()
  expect(atDesk).toMatchObject({ id, caseId: f.caseId, entry: sent.entry, kind: 'message', isMine: false, state: 'waiting' })
  for (const secret of [...canaries, 'Moreno', 'Carter']) expect(JSON.stringify(atDesk)).not.toContain(secret)
  expect(sentence(await actOnOrder(one!, id, 'confirm'))).toEqual([
    403,
    'Someone else has to decide: never the person who asked, or who agreed before.',
  ])
  expect((await actOnOrder(two!, id, 'confirm')).json()).toEqual({ done: true })

  expect(await found(canaries)).toEqual([])
  // The archive of the record without it, and nothing else.
  expect(await blobs()).toHaveLength(1)
  expect((await f.ana.inject(`/api/cases/${f.caseId}/records/${untouched}/record.zip`)).statusCode).toBe(200)
  expect((await f.ben.inject(`/api/cases/${f.caseId}/records/${before.id}/record.zip`)).statusCode).toBe(404)
  await makeRecords(backend)
  const { records } = (await f.ben.inject(`/api/records?case=${f.caseId}`)).json()
  expect(records.find((record: { id: string }) => record.id === waiting)).toMatchObject({
    state: 'failed',
    failure: 'A court ordered a message erased while this record was being made. Make the record again.',
  })

  const [ended] = await listed('ended')
  for (const who of [f.ana, f.ben]) {
    const { messages, subject } = await threadOf(who, sent.thread)
    expect([subject, messages[0]]).toMatchObject([
      '',
      {
        erased: { court: 'Superior Court of Orange County', docket: '26-DR-1234' },
        from: { name: 'Ana Moreno' },
        to: [{ name: 'Ben Carter', firstViewedAt: expect.any(String) }],
        body: null,
        files: null,
        links: [],
        isUnread: false,
      },
    ])
    const { notifications } = (await who.inject('/api/notifications')).json<{ notifications: { kind: string }[] }>()
    expect(notifications.filter(({ kind }) => kind === 'erased')).toMatchObject([
      { to: `/co-parenting-messages?thread=${sent.thread}&message=${sent.id}` },
    ])
  }
  expect(sentence(await post(f.ben, `/api/cases/${f.caseId}/messages/${sent.id}/open`))).toEqual([
    409,
    'This message was erased by order of a court.',
  ])
  expect(sentence(await recordOrder(one!, orderToErase(f, sent.entry)))).toEqual([409, 'That message was erased already.'])

  // Records: one from before holds, and one from after says which entry was erased, by which, and by which order.
  expect((await judged(before.files)).wrong).toEqual([])
  for (const more of [{}, { thread: sent.thread }]) {
    const { files } = await recordFor(backend, f.ben, f, more)
    const { wrong, about } = await judged(files)
    expect(wrong).toEqual([])
    const says = `Entry ${sent.entry} of the shared log was erased by an order of a court (Superior Court of Orange County, 26-DR-1234, of 2026-03-02): entry ${String(ended!['erasedBy'])} says so.`
    expect(about).toContain(says)
    for (const [name, content] of files)
      for (const word of canaries) expect([name, Buffer.from(content).includes(word)]).toEqual([name, false])
    const paper = await wordsOf(files.get('record.pdf')!)
    expect(paper).toContain('by order of Superior Court of Orange County, 26-DR-1234.')
    expect(paper).toContain(`No. ${sent.entry} of the shared ledger`)
    expect(JSON.parse(textOf(files, 'messages.json')).messages[0]).toMatchObject({
      body: null,
      erased: { docket: '26-DR-1234' },
      entry: { seq: sent.entry },
    })
  }
})

test('each refusal has its sentence, and until it is confirmed an order can be withdrawn', async () => {
  await begin()
  const { entry, id: message } = await sentNow(backend, f)
  await post(f.ben, `/api/cases/${f.caseId}/messages/${message}/open`)
  const says = async (more: object) => sentence(await recordOrder(one!, { ...orderToErase(f, entry), ...more }))
  expect(await says({ entry: 99 })).toEqual([400, 'This record has no entry with that number.'])
  expect(await says({ entry: entry + 1 })).toEqual([400, 'That entry isn’t a message that was sent. Only a message can be erased.'])
  expect(await says({ record: randomUUID() })).toEqual([400, 'No record has this code or case ID. Compare it with the printed record.'])
  expect(await says({ orderedOn: '2026-03-20' })).toEqual([400, 'This day hasn’t come yet.'])
  expect(await says({ orderedOn: '2026-02-30' })).toEqual([400, 'There is no such day in the calendar.'])
  const id = await recorded(entry)
  expect(await says({})).toEqual([409, 'An order about that entry is waiting to be confirmed.'])
  expect((await actOnOrder(one!, id, 'withdraw')).json()).toEqual({ done: true })
  expect(sentence(await actOnOrder(two!, id, 'confirm'))).toEqual([409, 'This order was withdrawn, or carried out by someone else.'])
  expect(sentence(await actOnOrder(two!, randomUUID(), 'confirm'))).toEqual([404, 'There is no such order.'])
  expect((await threadOf(f.ben, message)).messages[0]).toMatchObject({ erased: null, body: 'Can you bring the cakes on Saturday?' })
})

test('a legal hold on either parent comes first, when an order is recorded and when it is confirmed', async () => {
  await begin()
  const { entry } = await sentNow(backend, f)
  const id = await recorded(entry)
  const hold = { account_id: f.ben.account, reason: 'A court asked for it.', set_at: new Date(backend.clock.now) }
  await system(backend, (tx) => tx.insertInto('legal_hold').values(hold).execute())
  const held = [
    409,
    'A parent in this case is under a legal hold, which comes before this order. Nothing can be erased until the hold is lifted.',
  ]
  expect(sentence(await actOnOrder(two!, id, 'confirm'))).toEqual(held)
  expect(sentence(await recordOrder(one!, orderToErase(f, entry)))).toEqual(held)
  await system(backend, (tx) => tx.deleteFrom('legal_hold').where('account_id', '=', f.ben.account).execute())
  expect((await actOnOrder(two!, id, 'confirm')).statusCode).toBe(200)
})

test('two who confirm at once erase once; an admin who is a parent in the case decides nothing about it', async () => {
  await begin()
  const three = await custodian(backend)
  const { entry } = await sentNow(backend, f)
  const id = await recorded(entry)
  const both = await Promise.all([actOnOrder(two!, id, 'confirm'), actOnOrder(three, id, 'confirm')])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const leaves = await system(backend, (tx) =>
    tx.selectFrom('ledger_leaf').select('seq').where('case_id', '=', f.caseId).where('verb', '=', 'ledger.erase').execute(),
  )
  expect(leaves).toHaveLength(1)
  const again = await sentNow(backend, f)
  await backend.database.owner
    .insertInto('staff_role')
    .values({ account_id: f.ana.account, role: 'admin', reason: 'A test of roles.', granted_at: new Date(0), on_server: true })
    .execute()
  expect(sentence(await recordOrder(f.ana, orderToErase(f, again.entry)))).toEqual([
    403,
    'You are a parent in this case. Someone else has to decide.',
  ])
})

test('a thread with other messages has its subject still, and who reads along sees what became of the message', async () => {
  await begin()
  const first = await sentNow(backend, f)
  await post(f.ben, `/api/cases/${f.caseId}/messages/${first.id}/open`)
  const guardian = await grant(backend, f, { role: 'gal', scopes: ['messages'] })
  const reply = {
    kind: 'message',
    body: 'Yes.',
    recipients: [f.ana.memberId],
    children: [],
    links: [],
    needsAnswer: false,
    answerBy: null,
    isEmergency: false,
  }
  await post(f.ben, `/api/cases/${f.caseId}/messages/${first.id}/reply`, { ...reply, sendAt: null, isAddendum: false })
  const second = await sentNow(backend, f, { subject: 'Second' })
  await actOnOrder(two!, await recorded(first.entry), 'confirm')
  await actOnOrder(two!, await recorded(second.entry), 'confirm')
  const { subject, messages } = (await guardian.inject(`/api/messages/threads/${first.thread}?case=${f.caseId}`)).json()
  expect([subject, messages[0].erased.docket, messages[1].erased]).toEqual(['School fair', '26-DR-1234', null])
  const search = (await f.ana.inject(`/api/messages?case=${f.caseId}&box=all&q=cakes`)).json()
  expect(search.threads).toEqual([])
  expect(
    sentence(await post(f.ben, `/api/cases/${f.caseId}/messages/${first.id}/reply`, { ...reply, sendAt: null, isAddendum: false })),
  ).toEqual([409, 'This message was erased by order of a court.'])
})

test('the owner’s own hand destroys nothing without an entry that says so, and nothing else of what was sent', async () => {
  await begin()
  const { entry, id } = await sentNow(backend, f)
  const other = await sentNow(backend, f)
  const by = <T>(work: Parameters<typeof system<T>>[1]) => system(backend, work)
  const object = (seq: number) => sql`delete from ledger_object where case_id = ${f.caseId} and log = ${f.caseId} and seq = ${seq}`
  const blank = (message: string, more = sql``) =>
    sql`update case_message set body = '', links = '[]', erased_at = now(), erased_court = 'A', erased_docket = 'B' ${more} where case_id = ${f.caseId} and id = ${message}`
  const onlyAdded = /the ledger is only added to/
  const notChanged = /a message that was sent is not changed/
  await expect(by((tx) => object(entry).execute(tx))).rejects.toThrow(onlyAdded)
  await expect(by((tx) => blank(id).execute(tx))).rejects.toThrow(notChanged)
  const at = new Date(backend.clock.now)
  const content = { entry, message: id, court: 'A', docket: 'B', orderedOn: '2026-03-02' }
  await by((tx) =>
    changed(tx, { caseId: f.caseId, topic: 'messages', at, entry: { actor: null, verb: 'ledger.erase', content, isShared: true } }),
  )
  const newest = await by((tx) => tx.selectFrom('ledger_log').select('size').where('log', '=', f.caseId).executeTakeFirstOrThrow())
  const refusals: [ReturnType<typeof object>, RegExp][] = [
    [object(other.entry), onlyAdded],
    [object(Number(newest.size)), onlyAdded],
    [sql`update ledger_object set content = '{}' where case_id = ${f.caseId} and log = ${f.caseId} and seq = ${entry}`, onlyAdded],
    [sql`update ledger_object set key = sha256('') where case_id = ${f.caseId} and log = ${f.caseId} and seq = ${entry}`, onlyAdded],
    [sql`delete from ledger_leaf where case_id = ${f.caseId} and log = ${f.caseId} and seq = ${entry}`, onlyAdded],
    [sql`truncate ledger_object`, onlyAdded],
    [blank(other.id), notChanged],
    [blank(id, sql`, kind = 'notice'`), notChanged],
    [blank(id, sql`, composed_at = '2020-01-01'`), notChanged],
    [blank(id, sql`, subject = 'Another'`), notChanged],
    [sql`update case_message set body = 'Other words' where case_id = ${f.caseId} and id = ${id}`, notChanged],
    [sql`delete from case_message where case_id = ${f.caseId} and id = ${id}`, /not deleted/],
  ]
  for (const [statement, why] of refusals) await expect(by((tx) => statement.execute(tx))).rejects.toThrow(why)
  await by(async (tx) => {
    await object(entry).execute(tx)
    await blank(id, sql`, subject = ''`).execute(tx)
  })
  // What is erased stays so.
  await expect(by((tx) => blank(id).execute(tx))).rejects.toThrow(notChanged)
})

test('a server that is killed before the end has erased nothing, and one that is killed after it leaves blobs to the sweep', async () => {
  await begin(await testApp())
  const { id: file } = (await upload(f.ana, f, 'photo.png', png)).json<{ id: string }>()
  await post(f.ana, `/api/cases/${f.caseId}/files/${file}/prepare`)
  const { entry, id: message } = await sentNow(backend, f, { files: [file] })
  const id = await recorded(entry)
  // The last statement of the transaction fails: as if the connection were gone before the commit.
  await sql`create function fail_now() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`.execute(
    backend.database.owner,
  )
  await sql`create trigger fail_now before update on erasure_order for each row execute function fail_now()`.execute(backend.database.owner)
  expect((await actOnOrder(two!, id, 'confirm')).statusCode).toBe(500)
  expect((await threadOf(f.ana, message)).messages[0]).toMatchObject({ erased: null, files: [{ name: 'photo.png' }] })
  await sql`drop trigger fail_now on erasure_order`.execute(backend.database.owner)
  expect((await actOnOrder(two!, id, 'confirm')).statusCode).toBe(200)
  const { sweep } = await sweeping()
  // What a killed server did not remove: nothing refers to it, and the second sweep takes it.
  const left = store()
  await left.put(
    { key: left.newKey('x'), owner: 'x', context: 'x' },
    (async function* () {
      yield Buffer.from('left')
    })(),
  )
  await sweep()
  expect(await blobs()).toHaveLength(1)
  await sweep()
  expect(await blobs()).toEqual([])
})

async function sweeping() {
  const { jobs } = await import('#case/files/jobs.ts')
  const { cases, clock, files } = makingDeps(backend)
  const job = jobs({ cases, accounts: backend.database.accounts, clock, files }).find(({ name }) => name === 'files.sweep')!
  return { sweep: () => job.run() }
}
