import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { lockedPdf } from '#ports/cleaning/papers.testing.ts'
import { family, grant, system } from '#test/support/family.ts'
import { blobsIn } from '#test/support/files.ts'
import { doWork } from '#test/support/queue.ts'
import { copiesOf, copyAt, finds, mark, redact } from '#test/support/redaction.ts'
import { testApp } from '#test/support/test-app.ts'
import { ask, emptyPages, ofFile, pdfOf, put } from '#test/support/texts.ts'

test('a name is hidden everywhere, the copy is proved, and its author alone has it', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const attorney = await grant(backend, f, { seesPrivate: true })
  const outside = await family(backend)
  const file = await put(f.ana, f, 'letter.pdf', await pdfOf(['Dear Maya, see you', 'Nobody here', 'Maya and Leo']))
  await ask(f.ana, f, file)
  await doWork(backend)
  const { marks, isAll } = await finds(f.ana, f, file, 'maya')
  expect([marks.map(({ page }) => page), isAll]).toEqual([[1, 3], true])
  const asked = await redact(
    f.ana,
    f,
    file,
    marks.map((one) => ({ ...one, reason: 'minor', isNamed: true })),
    { phrases: ['Maya'] },
  )
  expect(asked.statusCode).toBe(200)
  const { id } = asked.json<{ id: string }>()
  expect(await copiesOf(f.ana, f, file)).toMatchObject([{ id, state: 'waiting', places: 2, onPages: 2, made: null }])
  expect((await f.ana.inject(`${copyAt(f, id)}/copy.pdf`)).statusCode).toBe(404)
  // A second tab is told that one is being made.
  expect((await redact(f.ana, f, file, marks)).statusCode).toBe(409)
  await doWork(backend)
  expect(backend.reports).toEqual([])
  const [copy] = await copiesOf(f.ana, f, file)
  expect(copy).toMatchObject({
    state: 'ready',
    progress: 100,
    problem: null,
    made: {
      pages: 3,
      proof: { tool: 'PDFium', words: 1, pagesRead: 3, extractors: [{ name: 'PDFium' }, { name: 'libpdf' }, { name: 'PDF.js' }] },
    },
  })
  const saved = await f.ana.inject(`${copyAt(f, id)}/copy.pdf`)
  expect(createHash('sha256').update(saved.rawPayload).digest('hex')).toBe(copy!.made!.sha256)
  expect(saved.headers['content-disposition']).toMatch(/^attachment/)
  // Uploaded again, its text is what stays, with what the bars say.
  const again = await put(f.ana, f, 'again.pdf', saved.rawPayload)
  await ask(f.ana, f, again)
  await doWork(backend)
  const text = async (page: number) => (await f.ana.inject(`${ofFile(f, again)}/text?page=${page}`)).json().page.text as string
  expect([await text(1), await text(2), await text(3)]).toEqual([
    expect.stringMatching(/^Dear see you\s+Minor's name$/),
    'Nobody here',
    expect.stringMatching(/^and Leo\s+Minor's name$/),
  ])
  // Nobody else learns that there is one.
  for (const who of [f.ben, attorney, outside.ana]) {
    expect((await who.inject(`${ofFile(f, file)}/redactions`)).statusCode).toBe(404)
    for (const address of [copyAt(f, id), `${copyAt(f, id)}/copy.pdf`]) {
      const [there, nowhere] = [await who.inject(address), await who.inject(address.replace(id, crypto.randomUUID()))]
      expect([there.statusCode, there.body]).toEqual([404, nowhere.body])
    }
    expect((await redact(who, f, file, marks)).statusCode).not.toBe(200)
  }
  // The chain of custody of the file names it, and the original is as it was.
  const { steps } = (await f.ana.inject(`${ofFile(f, file)}/custody`)).json<{
    steps: { kind: string; tool: string | null; sha256: string }[]
  }>()
  expect(steps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['redactionAsked', 'redacted']))
  expect(steps.find(({ kind }) => kind === 'redacted')).toMatchObject({
    tool: expect.stringMatching(/^PDFium \d/),
    sha256: copy!.made!.sha256,
  })
  const leaves = await system(backend, (tx) =>
    tx.selectFrom('ledger_object').select(['log', 'content']).where('case_id', '=', f.caseId).execute(),
  )
  expect(leaves.every(({ log }) => log === f.ana.memberId)).toBe(true)
  expect(leaves.map(({ content }) => content).join()).not.toMatch(/maya/i)
  // The file can't go under its copy.
  const deleting = async () => f.ana.inject({ method: 'POST', url: `${ofFile(f, file)}/remove` })
  expect((await deleting()).json().message ?? (await deleting()).body).toContain('redacted copy')
  const before = blobsIn(backend).length
  expect((await f.ana.inject({ method: 'POST', url: `${copyAt(f, id)}/remove` })).json()).toEqual({ removed: true })
  expect(blobsIn(backend)).toHaveLength(before - 1)
  // What refers to it later is answered clearly.
  expect((await f.ana.inject(`${copyAt(f, id)}/copy.pdf`)).body).toContain('This redacted copy was removed')
  expect((await f.ana.inject(copyAt(f, id))).json()).toMatchObject({ state: 'removed', made: null })
  expect(await copiesOf(f.ana, f, file)).toEqual([])
  expect((await deleting()).statusCode).toBe(200)
}, 120_000)

test('a find that was left out is named, and no copy is made', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const file = await put(f.ana, f, 'letter.pdf', await pdfOf(['Dear Maya', 'Maya again']))
  await redact(f.ana, f, file, [mark(1, 0, 0, 1, 1)], { phrases: ['Maya'] })
  await doWork(backend)
  const [copy] = await copiesOf(f.ana, f, file)
  expect(copy).toMatchObject({ state: 'failed', made: null, problem: expect.stringContaining('“Maya” is still in the text of page 2') })
  expect(backend.reports).toEqual([])
})

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
