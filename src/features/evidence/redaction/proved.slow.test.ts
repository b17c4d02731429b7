import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { family, grant, system } from '#test/support/family.ts'
import { blobsIn } from '#test/support/files.ts'
import { doWork } from '#test/support/queue.ts'
import { copiesOf, copyAt, finds, redact } from '#test/support/redaction.ts'
import { testApp } from '#test/support/test-app.ts'
import { ask, ofFile, pdfOf, put } from '#test/support/texts.ts'

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
  // A second tab gets a sentence: one is being made.
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
  const text = async (page: number) =>
    ((await f.ana.inject(`${ofFile(f, again)}/text?page=${page}`)).json().page.text as string).split(/\s+/).toSorted()
  expect([await text(1), await text(2), await text(3)]).toEqual([
    ['Dear', "Minor's", 'name', 'see', 'you'],
    ['Nobody', 'here'],
    ['Leo', "Minor's", 'and', 'name'],
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
