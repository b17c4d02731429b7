import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { filesOf } from '#app/files.ts'
import { checkFiles } from '#case/files/public.ts'
import { jobs as fileJobs } from '#case/files/jobs.ts'
import { casesOf } from '#access/cases.ts'
import { actOnReport, blockedPicture, pictureSent, reportHere, reportsOf, reportUse, usesIn } from '#test/support/blocked.ts'
import { custodian, wordsOf } from '#test/support/copies.ts'
import { actOnOrder, entryOf, orderToErase, recordOrder } from '#test/support/erasures.ts'
import { type Family, family, grant, system } from '#test/support/family.ts'
import { png, sha256Of, upload } from '#test/support/files.ts'
import { doWork } from '#test/support/queue.ts'
import { askFor, makeRecords, recordFor, textOf } from '#test/support/records.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp, type TestApp, testSecret } from '#test/support/test-app.ts'
import { pdfOf } from '#test/support/texts.ts'

// Every way to the bytes of a file and to what was made of it, once it is blocked (docs/decisions/0139).

const theApp = sharedApp()
let backend: TestApp
let staff: Awaited<ReturnType<typeof custodian>>
beforeAll(async () => {
  backend = await theApp()
  staff = await custodian(backend)
})
type Who = Pick<Family['ana'], 'inject'>
const at = (f: Family, path: string) => `/api/cases/${f.caseId}/${path}`
const answer = async (who: Who, url: string) => {
  const reply = await who.inject(url)
  return [
    url.split('/').slice(4).join('/'),
    reply.statusCode,
    reply.headers['content-type']?.includes('json') ? reply.json<{ message?: string }>().message : reply.rawPayload.length,
  ]
}
const store = () => filesOf({ config: { dataDir: backend.folder, s3Url: '' }, secret: testSecret })

test('neither parent, nor an attorney, opens the original, the copy, the small picture or a piece', async () => {
  const f = await family(backend)
  const sent = await pictureSent(backend, f)
  const attorney = await grant(backend, f, { scopes: ['evidence', 'messages'], seesPrivate: true })
  const urls: [Who, string][] = [
    [f.ana, `files/${sent.file}/content`],
    [f.ana, `files/${sent.file}/copy`],
    [f.ana, `evidence/${sent.item}/copy`],
    [f.ben, `files/used/${sent.use}/content`],
    [f.ana, `files/used/${sent.use}/content`],
    [attorney, `files/used/${sent.use}/content`],
  ]
  const small: [Who, string][] = [
    [f.ana, `files/${sent.file}/small`],
    [f.ana, `evidence/${sent.item}/small`],
    [f.ben, `files/used/${sent.use}/small`],
  ]
  for (const [who, url] of [...urls, ...small]) expect([url, (await who.inject(at(f, url))).statusCode]).toEqual([url, 200])
  await reportUse(f.ben, f, sent.use)
  const [report] = await reportsOf(staff, f)
  await actOnReport(staff, report!.id, 'block')
  for (const [who, url] of urls)
    for (const headers of [{}, { range: 'bytes=0-3' }]) {
      const reply = await who.inject({ url: at(f, url), headers })
      expect([url, reply.statusCode, reply.json()]).toMatchObject([
        url,
        403,
        { message: `This file is not available. Reference ${report!.reference}.`, detail: { why: 'blocked' } },
      ])
    }
  for (const [who, url] of small) expect([url, (await who.inject(at(f, url))).statusCode >= 400]).toEqual([url, true])
  // A copy is not made either, it is not attached again, and it is not removed.
  expect((await post(f.ana, at(f, `files/${sent.file}/prepare`))).statusCode).toBe(403)
  expect((await post(f.ana, at(f, `files/${sent.file}/remove`))).statusCode).toBe(403)
  const again = await post(f.ana, at(f, 'messages/drafts'), { thread: null, files: [sent.file] })
  expect(again.statusCode).toBeGreaterThanOrEqual(400)
  // They read that it is not available, and not why or who said so.
  expect(await usesIn(f.ben, f, sent.thread)).toMatchObject([{ blocked: report!.reference, canReport: true }])
  const list = (await f.ana.inject(`/api/evidence?case=${f.caseId}`)).json<{ items: object[] }>().items
  expect(list).toMatchObject([{ id: sent.item, blocked: report!.reference, hasSmall: false }])
  for (const url of [`/api/messages/threads/${sent.thread}?case=${f.caseId}`, `/api/evidence/${sent.item}?case=${f.caseId}`]) {
    const { body } = await f.ana.inject(url)
    expect([url, body.includes(report!.id), body.includes('reported')]).toEqual([url, false, false])
  }
})

test('a document of such a file says that it is not available, in its row, its versions and its proof, and nothing else of it', async () => {
  const f = await family(backend)
  const stored = async (name: string, content: Buffer) => (await upload(f.ana, f, name, content)).json<{ id: string }>().id
  const pdf = async (name: string, words: string) => stored(name, Buffer.from(await pdfOf([words])))
  const content = Buffer.from(await pdfOf(['The harbor gate']))
  const [file, other] = [await stored('letter.pdf', content), await pdf('order.pdf', 'An order of the court')]
  const add = async (title: string, of: string) =>
    (
      await post(f.ana, at(f, 'documents'), { folder: 'correspondence', title, kind: '', docket: '', note: '', file: of, again: false })
    ).json<{ id: string }>().id
  const [letter, order] = [await add('Letter', file), await add('Order', other)]
  const step = { kind: 'served', day: '2026-03-02', by: 'Ana', servedTo: 'Ben', how: 'mail', note: '', proof: file }
  expect((await post(f.ana, at(f, `documents/${order}/steps`), step)).statusCode).toBe(200)
  interface Row {
    id: string
    blocked: string | null
  }
  const rows = async () => (await f.ana.inject(`/api/documents?case=${f.caseId}`)).json<{ documents: Row[] }>().documents
  const one = async (id: string) =>
    (await f.ana.inject(`/api/documents/${id}?case=${f.caseId}`)).json<
      Row & { versions: Row[]; steps: { proof: { file: string; blocked: string | null } | null }[] }
    >()
  expect((await rows()).map(({ blocked }) => blocked)).toEqual([null, null])
  await reportHere(staff, file)
  const [report] = await reportsOf(staff, f)
  await actOnReport(staff, report!.id, 'block')
  const { reference } = report!
  expect(new Map((await rows()).map(({ id, blocked }) => [id, blocked]))).toEqual(
    new Map([
      [letter, reference],
      [order, null],
    ]),
  )
  expect(await one(letter)).toMatchObject({ blocked: reference, versions: [{ blocked: reference }] })
  expect(await one(order)).toMatchObject({ blocked: null, versions: [{ blocked: null }], steps: [{ proof: { file, blocked: reference } }] })
  expect((await f.ana.inject(`/api/documents/${letter}?case=${f.caseId}`)).body).not.toContain(report!.id)
  // The index names neither the file nor its hash, printed or as a table, and every other file as before.
  const { csv } = (await f.ana.inject(`/api/documents-csv?case=${f.caseId}`)).json<{ csv: string }>()
  const printed = await wordsOf((await f.ana.inject(at(f, 'documents/index.pdf'))).rawPayload)
  const hash = sha256Of(content)
  for (const text of [csv, printed]) {
    expect(text).toContain(`This file is not available. Reference ${reference}.`)
    expect(text).toContain('order.pdf')
    for (const words of ['letter.pdf', hash, hash.slice(0, 20)]) expect(text).not.toContain(words)
  }
  // A later version is available, and the earlier one says that it is not.
  const third = await pdf('second.pdf', 'Another letter')
  expect((await post(f.ana, at(f, `documents/${letter}/versions`), { file: third, note: '', again: false })).statusCode).toBe(200)
  expect(await one(letter)).toMatchObject({ blocked: null, versions: [{ blocked: null }, { blocked: reference }] })
})

test('what a program read of it is neither shown nor found, nor read or deleted, and its metadata stays closed', async () => {
  const f = await family(backend)
  const content = Buffer.from(await pdfOf(['The harbor gate at five']))
  const { id: file } = (await upload(f.ana, f, 'letter.pdf', content)).json<{ id: string }>()
  await f.ana.inject({ method: 'POST', url: at(f, 'evidence'), payload: { file, again: false } })
  await doWork(backend)
  const found = async () => (await f.ana.inject(`/api/evidence-text?case=${f.caseId}&q=harbor`)).json<{ found: object[] }>().found.length
  const pages = () => system(backend, (tx) => tx.selectFrom('file_text_page').select('id').where('case_id', '=', f.caseId).execute())
  const drawn = `files/${file}/pages/1.jpg?size=small`
  const read = async () => (await f.ana.inject(at(f, `files/${file}/text?page=1`))).json<{ page: object | null }>().page
  expect([await found(), (await f.ana.inject(at(f, drawn))).statusCode, await read()]).toMatchObject([1, 200, { source: 'layer' }])
  await reportHere(staff, file)
  const [report] = await reportsOf(staff, f)
  await actOnReport(staff, report!.id, 'block')
  expect([await found(), (await f.ana.inject(at(f, `files/${file}/text?page=1`))).statusCode]).toEqual([0, 403])
  expect(await answer(f.ana, at(f, drawn))).toMatchObject([expect.any(String), 403, expect.stringContaining('not available')])
  expect((await f.ana.inject(at(f, `files/${file}/metadata`))).statusCode).not.toBe(500)
  for (const url of [`files/${file}/metadata.json`]) expect([url, (await f.ana.inject(at(f, url))).statusCode >= 400]).toEqual([url, true])
  // The export of the account has neither the file nor what it says.
  const archive = unzipSync(new Uint8Array((await f.ana.inject('/api/settings/export')).rawPayload))
  expect(Object.keys(archive).filter((name) => name.startsWith('files/'))).toEqual([])
  expect(JSON.parse(strFromU8(archive['data/stored_file.json']!))).toMatchObject({
    rows: [{ path: null, left_out: `This file is not available. Reference ${report!.reference}.` }],
  })
  expect(strFromU8(archive['data/file_text_page.json']!)).not.toContain('harbor')
  // Work that would delete or read it finds nothing, also as the platform.
  expect(await system(backend, (tx) => tx.deleteFrom('file_text_page').where('case_id', '=', f.caseId).executeTakeFirst())).toMatchObject({
    numDeletedRows: 0n,
  })
  await actOnReport(staff, report!.id, 'lift', { reason: 'It is a letter about a gate.' })
  await actOnReport(await custodian(backend), report!.id, 'lift/confirm')
  // Available again, it is found again; its pages were never gone.
  expect([await found(), (await pages()).length]).toEqual([1, 1])
})

test('records of both parents from before don’t open, new ones leave it out and say so', async () => {
  const f = await family(backend)
  const sent = await pictureSent(backend, f)
  const before = [await recordFor(backend, f.ana, f), await recordFor(backend, f.ben, f)]
  expect(before.map(({ files }) => [...files.keys()].some((name) => name.endsWith('.png')))).toEqual([true, true])
  // Asked for before, made after: it may not have been blocked when it was read.
  const { id: waiting } = (await askFor(f.ben, f)).json<{ id: string }>()
  await reportUse(f.ben, f, sent.use)
  backend.clock.now += 1_000
  const [report] = await reportsOf(staff, f)
  await actOnReport(staff, report!.id, 'block')
  backend.clock.now += 1_000
  for (const [who, { id }] of [
    [f.ana, before[0]!],
    [f.ben, before[1]!],
  ] as const)
    expect(await answer(who, at(f, `records/${id}/record.zip`))).toMatchObject([expect.any(String), 403, 'This file is not available.'])
  await makeRecords(backend)
  expect((await f.ben.inject(at(f, `records/${waiting}/record.zip`))).statusCode).toBe(403)
  const { files } = await recordFor(backend, f.ben, f)
  expect([...files.keys()].some((name) => name.endsWith('.png'))).toBe(false)
  expect(textOf(files, 'manifest.json')).toContain('files that are not available')
})

test('the same bytes, uploaded again in the case by either parent, are blocked as they arrive; elsewhere they are not', async () => {
  const { f, report } = await blockedPicture(backend, staff)
  const again = async (who: Family['ana'], of: Family) => {
    const { id } = (await upload(who, of, 'other.png', png)).json<{ id: string }>()
    return (await who.inject(at(of, `files/${id}/content`))).statusCode
  }
  expect([await again(f.ana, f), await again(f.ben, f)]).toEqual([403, 403])
  const g = await family(backend)
  expect(await again(g.ana, g)).toBe(200)
  expect(
    await system(backend, (tx) => tx.selectFrom('blocked_file').select('report_id').where('case_id', '=', f.caseId).execute()),
  ).toEqual(Array.from({ length: 3 }, () => ({ report_id: report.id })))
})

test('it stays stored byte by byte: sweeps, its author and an order of a court take nothing away', async () => {
  const { f, sent } = await blockedPicture(backend, staff)
  const { cases, owner } = backend.database
  const asCases = casesOf({ cases, owner, clock: () => backend.clock.now })
  const sweep = fileJobs({ cases: asCases, accounts: backend.database.accounts, clock: () => backend.clock.now, files: store() }).find(
    ({ name }) => name === 'files.sweep',
  )!
  await sweep.run()
  await sweep.run()
  const entry = await entryOf(backend, f, sent.thread)
  const refused = await recordOrder(staff, orderToErase(f, entry))
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'A file of that message is blocked and preserved, which comes before this order. See Blocked files.',
  ])
  await expect(
    system(backend, (tx) => tx.updateTable('stored_file').set({ removed_at: new Date() }).where('id', '=', sent.file).execute()),
  ).rejects.toThrow('preserved')
  await expect(
    system(backend, (tx) => tx.updateTable('made_file').set({ removed_at: new Date() }).where('case_id', '=', f.caseId).execute()),
  ).rejects.toThrow('preserved')
  await expect(system(backend, (tx) => tx.deleteFrom('stored_file').where('id', '=', sent.file).execute())).rejects.toThrow(/foreign key/)
  const { broken } = await checkFiles({
    read: (work) => asCases.asSystem('a test', work),
    files: store(),
    usedElsewhere: async () => new Set(),
  })
  expect(broken.filter(({ caseId }) => caseId === f.caseId)).toEqual([])
  expect(sha256Of(png)).toBe((await reportsOf(staff, f)).map((one) => (one as unknown as { sha256: string }).sha256)[0])
})

test('an order that was recorded before the file was blocked is not carried out either', async () => {
  const f = await family(backend)
  const sent = await pictureSent(backend, f)
  const order = (await recordOrder(staff, orderToErase(f, await entryOf(backend, f, sent.thread)))).json<{ id: string }>().id
  await reportUse(f.ben, f, sent.use)
  const [report] = await reportsOf(staff, f)
  await actOnReport(staff, report!.id, 'block')
  expect((await actOnOrder(await custodian(backend), order, 'confirm')).statusCode).toBe(409)
})
