import { expect, test } from 'vitest'
import { wordsOf } from '#test/support/copies.ts'
import { addedDocument, documentDraft, stepDraft } from '#test/support/documents.ts'
import { type Family, family, grant } from '#test/support/family.ts'
import { png, sha256Of, upload } from '#test/support/files.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { Document } from './contract.ts'

const theApp = sharedApp()
async function begin() {
  const backend = await theApp()
  const f = await family(backend)
  return { backend, f, ...(await addedDocument(f)) }
}
type Who = Pick<Family['ana'], 'inject'>
const post = async (who: Who, f: Family, path: string, payload: object) =>
  who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/documents${path}`, payload })
const listOf = async (who: Who, f: Family, query = '') => (await who.inject(`/api/documents?case=${f.caseId}${query}`)).json()
const one = async (who: Who, f: Family, id: string) => (await who.inject(`/api/documents/${id}?case=${f.caseId}`)).json<Document>()
const served = { ...stepDraft, kind: 'served', day: '2026-03-11', servedTo: 'Ben Harlow', how: 'mail' }

test('a document has its folder, its state and its version, and is found by its words', async () => {
  const { f, document } = await begin()
  const row = {
    id: document,
    folder: 'pleadings',
    title: documentDraft.title,
    state: 'filed',
    day: '2026-03-10',
    version: 1,
    foundOn: null,
  }
  expect(await listOf(f.ana, f)).toMatchObject({ documents: [row], next: null, can: { add: true } })
  expect((await listOf(f.ana, f)).counts).toEqual([
    { folder: 'pleadings', count: 1 },
    { folder: 'orders', count: 0 },
    { folder: 'financials', count: 0 },
    { folder: 'correspondence', count: 0 },
  ])
  for (const query of ['&folder=pleadings', '&q=EXCHANGE wednesday', '&q=24-DR'])
    expect([query, (await listOf(f.ana, f, encodeURI(query))).documents.length]).toEqual([query, 1])
  for (const query of ['&folder=orders', '&q=100%25', '&q=exchange nothing'])
    expect([query, (await listOf(f.ana, f, query.replaceAll(' ', '+'))).documents.length]).toEqual([query, 0])
})

test('it is found by the text of its file, once that was read', async () => {
  const { backend, f, document, file } = await begin()
  const of = { case_id: f.caseId, author_id: f.ana.memberId, file_id: file }
  expect((await listOf(f.ana, f, '&q=carburetor')).documents).toEqual([])
  await backend.database.owner
    .insertInto('file_text_page')
    .values({ ...of, id: document, page: 4, source: 'layer', width: 100, height: 100, text: 'The carburetor of the van', words: '[]' })
    .execute()
  expect(await listOf(f.ana, f, '&q=carburetor')).toMatchObject({ documents: [{ id: document, foundOn: 4 }] })
  expect(await backend.database.owner.selectFrom('file_text').select('state').where('file_id', '=', file).execute()).toHaveLength(1)
})

test('documents are their author’s alone, whatever a grant includes', async () => {
  const { backend, f, document, step } = await begin()
  const attorney = await grant(backend, f, { scopes: ['evidence', 'orders', 'case'], seesPrivate: true })
  for (const other of [f.ben, attorney]) {
    expect(await listOf(other, f)).toMatchObject({ documents: [] })
    const statuses = [
      (await other.inject(`/api/documents/${document}?case=${f.caseId}`)).statusCode,
      (await other.inject(`/api/cases/${f.caseId}/documents/${document}/steps/${step}/certificate.pdf`)).statusCode,
      (await post(other, f, `/${document}/removed`, { removed: true })).statusCode,
      (await post(other, f, `/${document}/steps`, stepDraft)).statusCode,
    ]
    expect(statuses.every((status) => status === 404 || status === 403)).toBe(true)
  }
})

test('versions are numbered and stay; the same content says so and is added only if asked', async () => {
  const { f, document, file } = await begin()
  const same = { document, title: documentDraft.title, number: 1 }
  const version = async (asked: object) =>
    (await post(f.ana, f, `/${document}/versions`, { file, note: '', again: false, ...asked })).json()
  expect(await version({})).toEqual({ id: null, same })
  const other = (await upload(f.ana, f, 'again.png', png)).json<{ id: string }>().id
  expect(await version({ file: other })).toEqual({ id: null, same })
  expect((await post(f.ana, f, '', { ...documentDraft, file: other, again: false })).json()).toEqual({ id: null, same })
  expect(await version({ file: other, note: 'With the exhibit', again: true })).toMatchObject({ id: expect.any(String), same: null })
  const { versions } = await one(f.ana, f, document)
  expect(versions).toMatchObject([
    { number: 2, name: 'again.png', note: 'With the exhibit', sha256: sha256Of(png) },
    { number: 1, name: 'motion.png', file },
  ])
  // The other parent learns nothing from their own documents.
  const bens = (await upload(f.ben, f, 'motion.png', png)).json<{ id: string }>().id
  expect((await post(f.ben, f, '', { ...documentDraft, file: bens, again: false })).json()).toMatchObject({ same: null })
  expect((await version({ file: bens, again: true })).detail).toMatchObject({ field: 'file' })
})

test('a step has its day and its person, service also who was served and how, and a step is taken back by an entry', async () => {
  const { f, document, step } = await begin()
  const add = async (asked: object) => post(f.ana, f, `/${document}/steps`, { ...served, ...asked })
  const wrong: [object, string][] = [
    [{ day: '2026-02-30' }, 'day'],
    [{ day: '2031-01-01' }, 'day'],
    [{ servedTo: '' }, 'servedTo'],
    [{ how: null }, 'how'],
    [{ kind: 'signed' }, 'servedTo'],
    [{ proof: document }, 'proof'],
  ]
  for (const [asked, field] of wrong) {
    const { statusCode, detail } = { ...(await add(asked)), ...(await add(asked)).json() }
    expect([asked, statusCode, detail?.field]).toEqual([asked, 400, field])
  }
  const { id } = (await add({})).json<{ id: string }>()
  expect(await one(f.ana, f, document)).toMatchObject({
    state: 'served',
    day: '2026-03-11',
    steps: [{ id, servedTo: 'Ben Harlow', how: 'mail' }, { id: step }],
  })
  const back = async (reason: string) => post(f.ana, f, `/${document}/steps/${id}/take-back`, { reason })
  expect((await back('It was the wrong paper.')).statusCode).toBe(200)
  // Taken back twice it was taken back once.
  await back('Again')
  const now = await one(f.ana, f, document)
  expect(now).toMatchObject({
    state: 'filed',
    steps: [
      { id, takenBack: { reason: 'It was the wrong paper.' } },
      { id: step, takenBack: null },
    ],
  })
  expect((await f.ana.inject(`/api/cases/${f.caseId}/documents/${document}/steps/${id}/certificate.pdf`)).statusCode).toBe(409)
  expect((await f.ana.inject(`/api/cases/${f.caseId}/documents/${document}/steps/${step}/certificate.pdf`)).statusCode).toBe(409)
})

test('a certificate of service and the index are printed from what was entered, and the table has the same', async () => {
  const { f, document } = await begin()
  const { id } = (await post(f.ana, f, `/${document}/steps`, served)).json<{ id: string }>()
  const textOf = async (path: string) => wordsOf((await f.ana.inject(`/api/cases/${f.caseId}/documents/${path}`)).rawPayload)
  const certificate = await textOf(`${document}/steps/${id}/certificate.pdf`)
  for (const words of ['Draft, not signed', 'March 11, 2026', 'Ben Harlow', 'By mail', documentDraft.title, '[address, email'])
    expect(certificate).toContain(words)
  const index = await textOf('index.pdf?folder=pleadings')
  for (const words of ['Index of documents', documentDraft.title, 'Served, March 11, 2026', sha256Of(png).slice(0, 20)])
    expect(index).toContain(words)
  expect(await textOf('index.pdf?folder=orders')).not.toContain(documentDraft.title)
  const { csv, documents } = (await f.ana.inject(`/api/documents-csv?case=${f.caseId}`)).json<{ csv: string; documents: number }>()
  expect(documents).toBe(1)
  expect(csv.split('\r\n')[1]).toContain(`Pleadings,${documentDraft.title},Motion,24-DR-0117,Served,2026-03-11,1,`)
})

test('a file stays while its document does; removed, it is brought back only with its files', async () => {
  const { f, document, file } = await begin()
  const removeFile = async () => f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${file}/remove`, payload: {} })
  expect((await removeFile()).json()).toMatchObject({ message: 'This file is in your documents. Remove the document first.' })
  const removed = async (is: boolean) => (await post(f.ana, f, `/${document}/removed`, { removed: is })).statusCode
  expect(await removed(true)).toBe(200)
  expect(await listOf(f.ana, f)).toMatchObject({ documents: [] })
  expect((await f.ana.inject(`/api/documents/${document}?case=${f.caseId}`)).statusCode).toBe(404)
  expect(await removed(false)).toBe(200)
  expect(await listOf(f.ana, f)).toMatchObject({ documents: [{ id: document }] })
  await removed(true)
  expect((await removeFile()).statusCode).toBe(200)
  expect(await removed(false)).toBe(409)
})

test('every change is a leaf in the author’s own log, with the hash of the words and none of them', async () => {
  const { backend, f, document, file, step } = await begin()
  const url = `/api/cases/${f.caseId}/documents/${document}`
  await f.ana.inject({ method: 'PUT', url, payload: { ...documentDraft, note: 'A heron on the roof' } })
  await post(f.ana, f, `/${document}/versions`, { file, note: 'A heron in the yard', again: true })
  await post(f.ana, f, `/${document}/steps/${step}/take-back`, { reason: 'A heron again' })
  await post(f.ana, f, `/${document}/removed`, { removed: true })
  const { owner } = backend.database
  const leaves = await owner
    .selectFrom('ledger_leaf')
    .select(['verb', 'log'])
    .where('verb', 'like', 'documents.%')
    .where('case_id', '=', f.caseId)
    .orderBy('seq')
    .execute()
  expect(leaves.map(({ verb }) => verb)).toEqual(
    ['add', 'addStep', 'save', 'addVersion', 'takeBack', 'remove'].map((verb) => `documents.${verb}`),
  )
  expect(leaves.every(({ log }) => log === f.ana.memberId)).toBe(true)
  const said = JSON.stringify(await owner.selectFrom('ledger_object').select('content').where('log', '=', f.ana.memberId).execute())
  for (const words of ['heron', documentDraft.title, 'Ana Moreno']) expect(said).not.toContain(words)
})
