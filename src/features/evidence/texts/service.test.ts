import { expect, test } from 'vitest'
import { family, type Family, grant } from '#test/support/family.ts'
import { lockedPdf } from '#ports/cleaning/papers.testing.ts'
import type { Person } from '#access/actor.ts'
import { doWork, partsOf } from '#test/support/queue.ts'
import { testApp } from '#test/support/test-app.ts'
import { readText } from './reading.ts'
import { ask, emptyPages, ofFile, pdfOf, put, view, type Who } from '#test/support/texts.ts'
import { service } from './service.ts'
import { unreadText } from './unread.ts'

const find = async (who: Who, f: Family, q: string) =>
  (await who.inject(`/api/cases/${f.caseId}/texts?q=${encodeURIComponent(q)}`)).json().found as {
    file: string
    page: number
    excerpt: { text: string; isFound: boolean }[]
  }[]

test('a file is read page by page, found by its words, and only by its author', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const attorney = await grant(backend, f, { seesPrivate: true })
  const file = await put(f.ana, f, 'letter.pdf', await pdfOf(['Dear Ben, pick up at five', 'The blue jacket is at school']))
  expect(await view(f.ana, f, file)).toMatchObject({ state: 'none', page: null })
  expect((await ask(f.ana, f, file)).json()).toMatchObject({ state: 'waiting', pages: null })
  await ask(f.ana, f, file)
  expect((await doWork(backend)).filter(({ name }) => name === 'texts.read')).toMatchObject([{ name: 'texts.read', data: { file } }])
  const second = await view(f.ana, f, file, 2)
  expect(second).toMatchObject({
    state: 'read',
    pages: 2,
    done: 2,
    hasText: true,
    page: { source: 'layer', text: 'The blue jacket is at school' },
  })
  const [word, x, y] = second.page.words[0][1]
  expect([word, x > 0.1 && x < 0.2, y > 0.08 && y < 0.14]).toEqual(['blue', true, true])
  expect(await find(f.ana, f, '"blue jacket" school')).toMatchObject([{ file, page: 2 }])
  expect((await find(f.ana, f, 'JACKET'))[0]!.excerpt.filter(({ isFound }) => isFound)).toEqual([{ text: 'jacket', isFound: true }])
  expect([await find(f.ana, f, 'jackets'), await find(f.ana, f, 'blue -jacket')]).toEqual([[], []])
  for (const other of [f.ben, attorney]) {
    expect((await other.inject(`${ofFile(f, file)}/text`)).statusCode).toBe(404)
    expect((await ask(other, f, file)).statusCode).not.toBe(200)
    expect((await other.inject(`/api/cases/${f.caseId}/texts?q=jacket`)).json().found).toEqual([])
  }
  // What a file said goes with it.
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${file}/remove` })
  expect(await find(f.ana, f, 'jacket')).toEqual([])
  await doWork(backend)
  expect(await backend.database.owner.selectFrom('file_text_page').select('id').where('file_id', '=', file).execute()).toEqual([])
  expect(backend.reports).toEqual([])
})

test('mail and text are read, and what can’t be read says why', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const mail = await put(f.ana, f, 'note.eml', Buffer.from('From: ben@example.com\r\nSubject: Trip\r\n\r\nWe leave on Friday'))
  const refused: [name: string, content: Uint8Array, why: string][] = [
    ['broken.pdf', Buffer.from('%PDF-1.7\nno object at all'), 'damaged'],
    ['data.bin', Buffer.from([0, 1, 2, 3, 255]), 'this kind of file'],
    ['locked.pdf', lockedPdf(), 'password'],
    ['many.pdf', emptyPages(50_000), 'more than 5,000 pages'],
  ]
  const files: string[] = []
  for (const [name, content] of refused) files.push(await put(f.ana, f, name, content))
  for (const file of [mail, ...files]) await ask(f.ana, f, file)
  await doWork(backend)
  expect(await view(f.ana, f, mail)).toMatchObject({
    state: 'read',
    shows: 'text',
    page: { text: expect.stringContaining('Subject: Trip'), words: [] },
  })
  for (const [n, [, , why]] of refused.entries())
    expect(await view(f.ana, f, files[n]!)).toMatchObject({ state: 'failed', problem: expect.stringContaining(why), page: null })
  expect(backend.reports).toEqual([])
}, 30_000)

test('a file that is not to be read is refused with the reason, and what was read of it is deleted', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const parts = partsOf(backend)
  const file = await put(f.ana, f, 'letter.pdf', await pdfOf(['The blue jacket']))
  await ask(f.ana, f, file)
  await doWork(backend)
  expect(await find(f.ana, f, 'jacket')).toHaveLength(1)
  const of = { caseId: f.caseId, authorId: f.ana.memberId, id: file }
  const gates = [async () => unreadText('kind')]
  await readText({ ...parts, gates }, of)
  expect(await find(f.ana, f, 'jacket')).toEqual([])
  expect(await view(f.ana, f, file)).toMatchObject({ state: 'none', page: null })
  expect(await backend.database.owner.selectFrom('file_text').select('id').execute()).toEqual([])
  // Once it may be read again, it is.
  await ask(f.ana, f, file)
  await doWork(backend)
  expect(await view(f.ana, f, file)).toMatchObject({ state: 'read', pages: 1 })
  const actor = { kind: 'person', account: f.ana.account } as Person
  await expect(service({ ...parts, gates, visible: [] }).read({ actor, params: { case: f.caseId, file } } as never)).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test('of two workers that read one file at once each page is stored once', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const pages = Array.from({ length: 45 }, (_, n) => `Page number ${n + 1}`)
  const file = await put(f.ana, f, 'long.pdf', await pdfOf(pages))
  await ask(f.ana, f, file)
  const of = { caseId: f.caseId, authorId: f.ana.memberId, id: file }
  await Promise.all([readText({ ...partsOf(backend), gates: [] }, of), readText({ ...partsOf(backend), gates: [] }, of)])
  expect(await view(f.ana, f, file, 45)).toMatchObject({ state: 'read', pages: 45, done: 45, page: { text: 'Page number 45' } })
  const rows = await backend.database.owner
    .selectFrom('file_text_page')
    .select('page')
    .where('file_id', '=', file)
    .orderBy('page')
    .execute()
  expect(rows.map(({ page }) => page)).toEqual(pages.map((_, n) => n + 1))
})

test('after 500 pictures the others are left out, and pages with text are still read', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const of = { caseId: f.caseId, authorId: f.ana.memberId }
  const file = await put(f.ana, f, 'scans.pdf', emptyPages(503))
  await ask(f.ana, f, file)
  // As it stands once 500 pages were read from their pictures, which takes forty minutes.
  await backend.database.owner
    .updateTable('file_text')
    .set({ state: 'reading', pages: 503, done: 500 })
    .where('file_id', '=', file)
    .execute()
  await backend.database.owner
    .insertInto('file_text_page')
    .values(
      Array.from({ length: 500 }, (_, n) => ({
        case_id: of.caseId,
        id: crypto.randomUUID(),
        author_id: of.authorId,
        file_id: file,
        page: n + 1,
        source: 'picture',
        width: 9,
        height: 9,
        text: 'Read',
        words: '[]',
      })),
    )
    .execute()
  await doWork(backend)
  expect(await view(f.ana, f, file, 501)).toMatchObject({ state: 'read', done: 503, skipped: 3, page: { source: 'skipped', text: '' } })
})
