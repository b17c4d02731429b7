import { expect, test } from 'vitest'
import { lockedPdf } from '#ports/cleaning/papers.testing.ts'
import { family, system } from '#test/support/family.ts'
import { blobsIn } from '#test/support/files.ts'
import { doWork } from '#test/support/queue.ts'
import { copiesOf, copyAt, mark, redact } from '#test/support/redaction.ts'
import { testApp } from '#test/support/test-app.ts'
import { emptyPages, ofFile, pdfOf, put } from '#test/support/texts.ts'

test('a find that was left out is named, and no copy is made', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const file = await put(f.ana, f, 'letter.pdf', await pdfOf(['Dear Maya', 'Maya again']))
  await redact(f.ana, f, file, [mark(1, 0, 0, 1, 1)], { phrases: ['Maya'] })
  await doWork(backend)
  const [copy] = await copiesOf(f.ana, f, file)
  expect(copy).toMatchObject({ state: 'failed', made: null, problem: expect.stringContaining('“Maya” is still in the text of page 2') })
  expect(backend.reports).toEqual([])
}, 60_000)

test('what can’t be redacted says why, and nothing is made', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const one = [mark(1, 0.1, 0.1, 0.2, 0.1)]
  const files: [name: string, content: Uint8Array, marks: typeof one, why: string][] = [
    ['locked.pdf', lockedPdf(), one, 'password'],
    ['many.pdf', emptyPages(50_000), one, 'more than 500 pages'],
    ['some.pdf', emptyPages(501), one, 'more than 500 pages'],
    ['broken.pdf', Buffer.from('%PDF-1.7\nno object at all'), one, 'damaged'],
    ['short.pdf', await pdfOf(['One page']), [mark(2, 0.1, 0.1, 0.2, 0.1)], 'no page 2'],
  ]
  const ids: string[] = []
  for (const [name, content, marks] of files) {
    const id = await put(f.ana, f, name, content)
    ids.push(id)
    expect((await redact(f.ana, f, id, marks)).statusCode).toBe(200)
  }
  const blobs = blobsIn(backend).length
  await doWork(backend)
  for (const [n, [, , , why]] of files.entries())
    expect(await copiesOf(f.ana, f, ids[n]!)).toMatchObject([{ state: 'failed', problem: expect.stringContaining(why), made: null }])
  // Of each of five files its metadata is read, and none has a copy.
  expect(blobsIn(backend).length - blobs).toBeLessThanOrEqual(files.length)
  const made = await backend.database.owner
    .selectFrom('made_file')
    .select('id')
    .where(
      'id',
      'in',
      (await copiesOf(f.ana, f, ids[0]!)).map(({ id }) => id),
    )
    .execute()
  expect(made).toEqual([])

  const good = ids[4]!
  const refused = async (marks: unknown, more: object = {}) =>
    (await f.ana.inject({ method: 'POST', url: `${ofFile(f, good)}/redactions`, payload: { marks, phrases: [], isSure: false, ...more } }))
      .statusCode
  expect(await refused([])).toBe(400)
  expect(await refused([mark(0, 0, 0, 1, 1)])).toBe(400)
  expect(await refused([mark(1, 1.2, 0, 0.1, 0.1)])).toBe(400)
  expect(await refused([mark(1, 1, 0, 0.1, 0.1)])).toBe(400)
  expect(await refused([mark(1, 0, 0, Number.NaN, 0.1)])).toBe(400)
  expect(await refused(Array.from({ length: 2001 }, () => one[0]))).toBe(400)
  expect(await refused(one, { phrases: ['  '] })).toBe(400)
  expect(await refused(one, { phrases: ['a\u0000b'] })).toBe(400)
  const text = await put(f.ana, f, 'a.txt', Buffer.from('No pages'))
  expect((await redact(f.ana, f, text, one)).body).toContain('Only PDFs and pictures')
  expect((await redact(f.ana, f, crypto.randomUUID(), one)).statusCode).toBe(404)
  expect(backend.reports).toEqual([])
}, 60_000)

test('a file that was marked as sensitive is redacted once that is confirmed, and one that is being made can be canceled', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const file = await put(f.ana, f, 'letter.pdf', await pdfOf(['Dear Maya']))
  const { id: item } = (
    await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence`, payload: { file, again: false } })
  ).json<{ id: string }>()
  const said = { title: 'Letter', note: '', day: null, device: '', privacy: 'private', isSensitive: true, isSure: true, tags: [] }
  await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/evidence/${item}`, payload: said })
  const one = [mark(1, 0.1, 0.05, 0.4, 0.1)]
  expect((await redact(f.ana, f, file, one)).body).toContain('sensitive')
  expect((await f.ana.inject(`${ofFile(f, file)}/redactions`)).json().can).toEqual({ make: true, asksTwice: true })
  const { id } = (await redact(f.ana, f, file, one, { isSure: true })).json<{ id: string }>()
  await f.ana.inject({ method: 'POST', url: `${copyAt(f, id)}/remove` })
  await doWork(backend)
  expect((await f.ana.inject(copyAt(f, id))).json()).toMatchObject({ state: 'removed' })
  expect(await system(backend, (tx) => tx.selectFrom('made_file').select('id').where('id', '=', id).execute())).toEqual([])
  expect(backend.reports).toEqual([])
})
