import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { actOnCopy, askForCopy, custodian, signed, wordsOf } from '#test/support/copies.ts'
import { sendExpense } from '#test/support/expenses.ts'
import { type Family, family, grant, system } from '#test/support/family.ts'
import { sha256Of, upload } from '#test/support/files.ts'
import { incidentDraft } from '#test/support/incidents.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { doWork } from '#test/support/queue.ts'
import { beginLedger } from '#case/ledger/public.ts'
import { exhibitsOf, madeOf } from '#test/support/exhibits.ts'
import { madeLink } from '#test/support/shares.ts'
import { makeRecord } from '#case/records/making.ts'
import { askFor, makingDeps } from '#test/support/records.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp, type TestApp, testApp } from '#test/support/test-app.ts'
import type { Custody } from './contract.ts'
import { stepWords } from './rules.ts'

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#778899' } })
  .withExif({
    IFD0: { Make: 'Example', Model: 'Phone 9' },
    IFD2: { DateTimeOriginal: '2026:03:01 10:11:12' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 26/1 4600/100', GPSLongitudeRef: 'W', GPSLongitude: '79/1 58/1 5600/100' },
  })
  .jpeg()
  .toBuffer()

const theApp = sharedApp()
type Who = Pick<Family['ana'], 'inject'>
const at = (f: Family, file: string) => `/api/cases/${f.caseId}/files/${file}`
const uploaded = async (f: Family, who: 'ana' | 'ben' = 'ana', content = photo) => {
  const { id } = (await upload(f[who], f, 'door.jpg', content)).json<{ id: string }>()
  await post(f[who], `${at(f, id)}/prepare`)
  return id
}
const custodyOf = async (who: Who, f: Family, file: string) => (await who.inject(`${at(f, file)}/custody`)).json<Custody>()
const linesOf = ({ steps }: Custody) => steps.map((step) => [english(stepWords(step)), step.by, step.leaf?.log ?? null])
const message = (f: Family, who: 'ana' | 'ben', files: readonly string[], more: object = {}) =>
  post(f[who], `/api/cases/${f.caseId}/messages`, {
    ...written([f[who === 'ana' ? 'ben' : 'ana'].memberId]),
    subject: 'The door',
    files,
    sendAt: null,
    ...more,
  })
async function sent(backend: TestApp, f: Family, who: 'ana' | 'ben', files: readonly string[], more: object = {}) {
  const { id, thread } = (await message(f, who, files, more)).json<{ id: string; thread: string }>()
  await letMessagesOut(backend)
  return { id, thread }
}
const open = (f: Family, who: 'ana' | 'ben', id: string) => post(f[who], `/api/cases/${f.caseId}/messages/${id}/open`)
const pdfOf = async (who: Who, address: string) => {
  const reply = await who.inject(address)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  return wordsOf(reply.rawPayload)
}

test('uploaded, read, copied, sent, opened, answered, recorded, certified: each step with its entry, whose hash is that of its text', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const file = await uploaded(f)
  await doWork(backend)
  const { id, thread } = await sent(backend, f, 'ana', [file])
  backend.clock.now += 60_000
  await open(f, 'ben', id)
  await post(f.ben, `/api/cases/${f.caseId}/messages/${id}/reply`, {
    ...written([f.ana.memberId]),
    body: 'That is our door.',
    isAddendum: false,
    sendAt: null,
  })
  await letMessagesOut(backend)
  backend.clock.now += 60_000
  const record = (await askFor(f.ana, f, { thread })).json<{ id: string }>()
  // The programs that verify it are no part of this.
  await makeRecord({ ...makingDeps(backend), verifier: async () => [] }, { caseId: f.caseId, id: record.id })
  const copy = (await askForCopy(f.ana, f.caseId, record.id)).json<{ id: string }>().id
  const before = await custodyOf(f.ana, f, file)
  expect(before.facts).toMatchObject({ isCertified: false })
  const desk = await custodian(backend)
  const { manifest } = (await desk.inject('/api/staff/certified-copies?show=open')).json().copies[0]
  expect((await actOnCopy(desk, copy, 'sign', { ...signed, manifest })).statusCode).toBe(200)

  const custody = await custodyOf(f.ana, f, file)
  expect(linesOf(custody)).toEqual([
    ['Uploaded', 'Ana Moreno', 'own'],
    ['Copy without location and device data made', 'Ana Moreno', 'own'],
    ['Metadata read', null, 'own'],
    ['Sent with a message to Ben Carter', 'Ana Moreno', 'shared'],
    ['Message opened for the first time', 'Ben Carter', 'shared'],
    ['Message answered', 'Ben Carter', 'shared'],
    ['Included in a record for download', null, 'own'],
    ['Certified copy requested', 'Ana Moreno', 'own'],
    ['Certified copy signed', null, 'own'],
  ])
  const [received, copied, metadata, out] = custody.steps
  expect(received).toMatchObject({ sha256: sha256Of(photo), bytes: photo.length })
  expect(copied).toMatchObject({ tool: expect.stringMatching(/^sharp /), sha256: custody.copySha256 })
  expect(metadata!.tool).toMatch(/\d/)
  expect(out!.sha256).toBe(custody.copySha256)
  for (const { leaf } of custody.steps) expect(createHash('sha256').update('\0').update(leaf!.text).digest('hex')).toBe(leaf!.hash)
  expect(custody.facts).toEqual({
    kind: 'picture',
    isRemoved: false,
    isLogged: true,
    isMade: false,
    isReadAgain: true,
    metadata: 'read',
    hasDevice: true,
    time: 'fits',
    isSent: true,
    isOpened: true,
    isAnswered: true,
    isTwin: false,
    isCertified: true,
  })
})

test('shared by a link, opened with it, ended, and included in exhibits: each has its entry', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await system(backend, (tx) => beginLedger(tx, f.caseId, new Date(backend.clock.now)))
  const { link, code, file } = await madeLink(f)
  backend.clock.now += 60_000
  const opened = await backend.app.inject({ method: 'POST', url: '/api/shared/open', payload: { code, word: '' } })
  expect(opened.statusCode).toBe(200)
  backend.clock.now += 60_000
  await post(f.ana, `/api/cases/${f.caseId}/share-links/${link}/end`)
  const { list } = await exhibitsOf(f)
  const { id: item } = (await post(f.ana, `/api/cases/${f.caseId}/evidence`, { file, again: true })).json<{ id: string }>()
  await post(f.ana, `/api/cases/${f.caseId}/exhibits/${list}/rows`, { item, isSure: false })
  backend.clock.now += 60_000
  await madeOf(backend, f.ana, f, list)
  const custody = await custodyOf(f.ana, f, file)
  expect(linesOf(custody).filter(([words]) => !/^(Copy|Metadata)/.test(words!))).toEqual([
    ['Uploaded', 'Ana Moreno', 'own'],
    ['Added to documents', 'Ana Moreno', 'own'],
    ['Shared by a link', 'Ana Moreno', 'own'],
    ['Link opened by someone who has it', null, 'own'],
    ['Link ended', 'Ana Moreno', 'own'],
    ['Added to the evidence vault', 'Ana Moreno', 'own'],
    ['Included in exhibits for download', null, 'own'],
  ])
}, 60_000)

test('on paper and as a table: the same steps, the hash computed again, and each entry’s text', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const file = await uploaded(f)
  await sent(backend, f, 'ana', [file])
  const { steps, sha256, copySha256 } = await custodyOf(f.ana, f, file)
  const paper = await pdfOf(f.ana, `${at(f, file)}/custody.pdf`)
  const dense = paper.replaceAll(' ', '')
  for (const hash of [sha256, copySha256!, ...steps.flatMap(({ leaf }) => (leaf ? [leaf.hash] : []))]) expect(dense).toContain(hash)
  for (const line of ['Chain of custody', 'Ana Moreno', 'Page 1 of', 'The same, on', 'certutil', 'Gave no verdict'])
    expect(paper).toContain(line)
  expect(dense).toContain(steps[0]!.leaf!.text.replaceAll(' ', ''))
  const csv = await f.ana.inject(`${at(f, file)}/custody.csv`)
  expect(csv.headers['content-disposition']).toBe('attachment; filename="chain-of-custody.csv"')
  const rows = csv.body.split('\r\n')
  expect(rows).toHaveLength(1 + steps.length + 3)
  for (const [n, { at: when, leaf }] of steps.entries()) {
    expect(rows[n + 1]!.startsWith(when)).toBe(true)
    expect(rows[n + 1]).toContain(leaf!.hash)
  }
})

test('drafts have the file’s hash and times, say that nobody signed, and leave blank what a person must say', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const file = await uploaded(f)
  for (const [draft, lines] of [
    ['certificate', ['902(14)', 'I computed its SHA-256 with ____', 'compared the result', 'AES-256-GCM']],
    ['declaration', ['901(b)(1)', 'I am ____', 'cross out everything that you don’t know yourself', 'I [ ] did not change it']],
  ] as const) {
    const paper = await pdfOf(f.ana, `${at(f, file)}/draft-${draft}.pdf`)
    const more = [
      'DRAFT',
      'Nobody has signed or certified',
      'No lawyer has reviewed this text',
      '28 U.S.C. § 1746',
      'Last checked 2026-11-29',
      'Last checked 2026-',
      'door.jpg',
    ]
    for (const line of [...more, 'State rules differ', 'Signature ____', ...lines]) expect(paper).toContain(line)
    expect(paper.replaceAll(' ', '')).toContain(sha256Of(photo))
    expect(paper).not.toMatch(/admissible|\/s\//)
    // Of who would sign it, nothing is filled in.
    expect(paper.replaceAll('door.jpg', '')).not.toContain('Ana Moreno')
  }
  expect((await f.ana.inject(`${at(f, file)}/draft-oath.pdf`)).statusCode).toBe(404)
})

test('in an expense, a draft and an incident: what is sent has its entry, a draft has none', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const file = await uploaded(f)
  const { id } = await sendExpense(f.ana, f, { files: [file] })
  await post(f.ben, `/api/cases/${f.caseId}/expenses/${id}/view`)
  backend.clock.now += 60_000
  await post(f.ana, `/api/cases/${f.caseId}/incidents`, { ...incidentDraft, source: null, files: [file] })
  backend.clock.now += 60_000
  for (let n = 0; n < 2; n += 1)
    await post(f.ana, `/api/cases/${f.caseId}/messages/drafts`, {
      ...written([f.ben.memberId]),
      subject: '',
      refersTo: null,
      files: [file],
    })
  const custody = await custodyOf(f.ana, f, file)
  expect(linesOf(custody).slice(2)).toEqual([
    ['Sent with an expense to Ben Carter', 'Ana Moreno', 'shared'],
    ['Expense opened for the first time', 'Ben Carter', 'shared'],
    ['Attached to an incident', 'Ana Moreno', 'own'],
    ['Attached to a draft', 'Ana Moreno', null],
    ['Attached to a draft', 'Ana Moreno', null],
  ])
  expect(custody.facts).toMatchObject({ isSent: true, isOpened: true, isAnswered: false, metadata: 'waiting' })
})

test('the same bytes from the other parent count once their message was opened, and not before', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const [mine, theirs] = [await uploaded(f), await uploaded(f, 'ben')]
  const isTwin = async () => (await custodyOf(f.ana, f, mine)).facts.isTwin
  expect(await isTwin()).toBe(false)
  const { id } = await sent(backend, f, 'ben', [theirs])
  expect(await isTwin()).toBe(false)
  await open(f, 'ana', id)
  expect(await isTwin()).toBe(true)
  // Other bytes are not the same.
  const other = await uploaded(f, 'ana', await sharp(photo).negate().jpeg().toBuffer())
  expect((await custodyOf(f.ana, f, other)).facts.isTwin).toBe(false)
})

test('a message to an attorney alone is not one to the other side', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const attorney = await grant(backend, f)
  const file = await uploaded(f)
  const reply = await message(f, 'ana', [file], { recipients: [attorney.memberId] })
  expect(reply.statusCode).toBe(200)
  await letMessagesOut(backend)
  const custody = await custodyOf(f.ana, f, file)
  expect(linesOf(custody).at(-1)).toEqual(['Sent with a message to Lena Brandt', 'Ana Moreno', 'own'])
  expect(custody.facts).toMatchObject({ isSent: false, isOpened: false })
})

test('a deleted file still has its chain, and says that the original is gone', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const file = await uploaded(f)
  backend.clock.now += 60_000
  await post(f.ana, `${at(f, file)}/remove`)
  const custody = await custodyOf(f.ana, f, file)
  expect(linesOf(custody).at(-1)).toEqual(['Deleted', 'Ana Moreno', 'own'])
  expect(custody.facts).toMatchObject({ isRemoved: true, isReadAgain: false })
  expect(await pdfOf(f.ana, `${at(f, file)}/custody.pdf`)).toContain('Not computed: the file was deleted.')
})

test('nobody else gets any of it, and asking writes no row', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const file = await uploaded(f)
  const count = async () =>
    (await system(backend, (tx) => tx.selectFrom('ledger_leaf').select('seq').where('case_id', '=', f.caseId).execute())).length
  const leaves = await count()
  const attorney = await grant(backend, f, { seesPrivate: true })
  const outside = await family(backend)
  for (const part of ['custody', 'custody.pdf', 'custody.csv', 'draft-certificate.pdf', 'draft-declaration.pdf']) {
    for (const who of [f.ben, attorney, outside.ana]) expect((await who.inject(`${at(f, file)}/${part}`)).statusCode).toBe(404)
    expect((await backend.app.inject(`${at(f, file)}/${part}`)).statusCode).toBe(401)
    expect((await f.ana.inject(`${at(f, file)}/${part}`)).statusCode).toBe(200)
  }
  expect(await count()).toBe(leaves)
})
