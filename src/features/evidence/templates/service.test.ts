import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { noFields, templateIds } from '#domain/templates/templates.ts'
import { wordsOf } from '#test/support/copies.ts'
import { type Family, family } from '#test/support/family.ts'
import { sha256Of } from '#test/support/files.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
const begin = async () => family(await theApp())
type Who = Pick<Family['ana'], 'inject'>
const preview = async (who: Who, f: Family, template: string, fields: object = {}) =>
  who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/templates/preview`, payload: { template, fields: { ...noFields, ...fields } } })
const make = async (who: Who, f: Family, body: object, key: string = randomUUID()) =>
  who.inject({
    method: 'POST',
    url: `/api/cases/${f.caseId}/templates`,
    payload: { template: 'receipt', fields: noFields, format: 'pdf', ...body },
    headers: { 'idempotency-key': key },
  })
const documentOf = async (who: Who, f: Family, id: string) =>
  (await who.inject(`/api/documents/${id}?case=${f.caseId}`)).json<{
    title: string
    folder: string
    state: string
    versions: { file: string; type: string; name: string; sha256: string }[]
  }>()
const content = async (who: Who, f: Family, file: string) => (await who.inject(`/api/cases/${f.caseId}/files/${file}/content`)).rawPayload

test('what is missing is a blank line and is named, what is typed stands there, and nothing is made up', async () => {
  const f = await begin()
  for (const template of templateIds) {
    const { lines, missing } = (await preview(f.ana, f, template)).json<{ lines: { text: string }[]; missing: string[] }>()
    expect([template, missing.length > 0, lines.some(({ text }) => text.includes('______'))]).toEqual([template, true, true])
  }
  const typed = { to: 'Ben Harlow', amount: '$120.00 in cash', about: 'Soccer shoes', day: '2026-03-10' }
  const receipt = (await preview(f.ana, f, 'receipt', typed)).json<{ lines: { name: string; text: string }[]; missing: string[] }>()
  expect(receipt.missing).toEqual([])
  expect(receipt.lines).toEqual(
    expect.arrayContaining([
      { kind: 'fact', name: 'Amount or item', text: '$120.00 in cash' },
      { kind: 'fact', name: 'Day it was received', text: 'March 10, 2026' },
    ]),
  )
})

test('a declaration ends with the checked words of its state, else with those of federal law, and says which', async () => {
  const f = await begin()
  const textIn = async (state: string) => {
    await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}`, payload: { state } })
    const reply = (await preview(f.ana, f, 'declaration', { lines: 'He came at five.\nI waited.' })).json<{
      lines: { text: string }[]
      missing: string[]
    }>()
    return { all: reply.lines.map(({ text }) => text).join('\n'), missing: reply.missing }
  }
  const federal = (await textIn('OH')).all
  for (const words of [
    '1. He came at five.',
    '2. I waited.',
    'foregoing is true and correct',
    '28 U.S.C. § 1746',
    'The words of OH have not been checked',
  ])
    expect(federal).toContain(words)
  const california = (await textIn('CA')).all
  expect(california).toContain('under the laws of the State of California')
  expect(california).not.toContain('1746')
  // The form of Texas was not read in full: it is left blank, and said so.
  expect((await textIn('TX')).missing).toContain('Closing words of the state’s own form')
})

test('it becomes a document of its author, as a PDF or a Word file, once for one key', async () => {
  const f = await begin()
  const key = randomUUID()
  const body = { template: 'exhibit_list', fields: { ...noFields, lines: 'Photo of the shoes\nReceipt of the store' } }
  const [one, again] = [await make(f.ana, f, body, key), await make(f.ana, f, body, key)].map((reply) => reply.json<{ id: string }>().id)
  expect(one).toBe(again)
  const pdf = await documentOf(f.ana, f, one!)
  expect(pdf).toMatchObject({
    title: 'List of exhibits',
    folder: 'pleadings',
    state: 'draft',
    versions: [{ name: 'exhibit-list.pdf', type: 'application/pdf' }],
  })
  const bytes = await content(f.ana, f, pdf.versions[0]!.file)
  expect(sha256Of(bytes)).toBe(pdf.versions[0]!.sha256)
  const custody = await f.ana.inject(`/api/cases/${f.caseId}/files/${pdf.versions[0]!.file}/custody`)
  expect(custody.json()).toMatchObject({
    scan: 'made_here',
    facts: { isMade: true },
    steps: [{ kind: 'written', sha256: sha256Of(bytes) }],
  })
  const words = await wordsOf(bytes)
  for (const said of ['Photo of the shoes', 'Receipt of the store', 'Admitted']) expect(words).toContain(said)

  const { id } = (await make(f.ana, f, { ...body, format: 'docx' })).json<{ id: string }>()
  const word = await documentOf(f.ana, f, id)
  expect(word.versions[0]!.name).toBe('exhibit-list.docx')
  const parts = unzipSync(await content(f.ana, f, word.versions[0]!.file))
  expect(new TextDecoder().decode(parts['word/document.xml'])).toContain('Photo of the shoes')
  expect((await f.ben.inject(`/api/documents/${id}?case=${f.caseId}`)).statusCode).toBe(404)
  const { documents } = (await f.ana.inject(`/api/documents?case=${f.caseId}`)).json<{ documents: object[] }>()
  expect(documents).toHaveLength(2)
})

test('bad input has its sentence at its field, and nothing is added', async () => {
  const f = await begin()
  const wrong: [object, string][] = [
    [{ day: '2026-02-30' }, 'day'],
    [{ answerBy: 'soon' }, 'answerBy'],
    [{ about: 'a\u0000b' }, 'about'],
    [{ lines: Array.from({ length: 61 }, () => 'x').join('\n') }, 'lines'],
    [{ about: 'x'.repeat(201) }, 'fields.about'],
  ]
  for (const [fields, field] of wrong) {
    const reply = await make(f.ana, f, { fields: { ...noFields, ...fields } })
    expect([Object.keys(fields), reply.statusCode, reply.json().detail?.field]).toEqual([Object.keys(fields), 400, field])
  }
  expect((await make(f.ana, f, { template: 'will' })).statusCode).toBe(400)
  expect((await f.ana.inject(`/api/documents?case=${f.caseId}`)).json()).toMatchObject({ documents: [] })
})
