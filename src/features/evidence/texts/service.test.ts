import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { sampleAt } from '#assurance/receipts/samples.ts'
import { family, type Family, grant } from '#test/support/family.ts'
import { upload } from '#test/support/files.ts'
import { doWork } from '#test/support/queue.ts'
import { testApp } from '#test/support/test-app.ts'

type Who = Pick<Family['ana'], 'inject'>
const textOf = (f: Family, file: string) => `/api/cases/${f.caseId}/files/${file}/text`
const view = async (who: Who, f: Family, file: string, page = 1) => (await who.inject(`${textOf(f, file)}?page=${page}`)).json()
const ask = async (who: Who, f: Family, file: string) => who.inject({ method: 'POST', url: textOf(f, file), payload: {} })
const find = async (who: Who, f: Family, q: string) =>
  (await who.inject(`/api/cases/${f.caseId}/texts?q=${encodeURIComponent(q)}`)).json().found as {
    file: string
    page: number
    excerpt: { text: string; isFound: boolean }[]
  }[]
const put = async (who: Family['ana'], f: Family, name: string, content: Uint8Array) =>
  (await upload(who, f, name, Buffer.from(content))).json<{ id: string }>().id

async function pdfOf(pages: readonly (string | Uint8Array)[]) {
  const pdf = PDF.create()
  for (const content of pages) {
    const page = pdf.addPage({ width: 300, height: 400 })
    if (typeof content === 'string') page.drawText(content, { x: 20, y: 350, size: 12 })
    else page.drawImage(pdf.embedJpeg(content), { x: 0, y: 0, width: 300, height: 400 })
  }
  return pdf.save()
}

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
    expect((await other.inject(textOf(f, file))).statusCode).toBe(404)
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

test('mail and text are read, what can’t be read says why, and a page of pixels is read from its picture', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const mail = await put(f.ana, f, 'note.eml', Buffer.from('From: ben@example.com\r\nSubject: Trip\r\n\r\nWe leave on Friday'))
  const broken = await put(f.ana, f, 'broken.pdf', Buffer.from('%PDF-1.7\nno object at all'))
  const other = await put(f.ana, f, 'data.bin', Buffer.from([0, 1, 2, 3, 255]))
  const { picture, merchant } = await sampleAt(0, 1)
  const scan = await put(f.ana, f, 'scan.pdf', await pdfOf([picture, 'And typed']))
  for (const file of [mail, broken, other, scan]) await ask(f.ana, f, file)
  await doWork(backend)
  expect(await view(f.ana, f, mail)).toMatchObject({ state: 'read', page: { text: expect.stringContaining('Subject: Trip'), words: [] } })
  expect((await view(f.ana, f, broken)).problem).toContain('damaged')
  expect((await view(f.ana, f, other)).problem).toContain('this kind of file')
  const [first, second] = [await view(f.ana, f, scan), await view(f.ana, f, scan, 2)]
  expect([first.state, first.page.source, second.page.source]).toEqual(['read', 'picture', 'layer'])
  expect(first.page.text.toLowerCase()).toContain(String(merchant).toLowerCase().split(' ')[0])
  expect(backend.reports).toEqual([])
}, 60_000)
