import { mkdtempSync, rmSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDF, PdfName } from '@libpdf/core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { png } from '#test/support/files.ts'
import { emptyPages, pdfOf } from '#test/support/texts.ts'
import { pageProcesses } from '../pages/processes.ts'
import { binderProcesses } from './processes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'binder-'))
const binder = binderProcesses()
const pages = pageProcesses()
afterAll(async () => {
  await binder.close()
  await pages.close()
  rmSync(folder, { recursive: true, force: true })
})
let n = 0
const at = (name: string, content: Uint8Array = new Uint8Array()) => {
  const to = path.join(folder, `${(n += 1)}-${name}`)
  writeFileSync(to, content)
  return to
}
const wordsOf = async (file: string, index = 0) => {
  const read = await pages.layers({ path: file }, index, 1)
  return read.state === 'read' ? read.pages[0]!.words.map(({ text }) => text).join(' ') : read.reason
}
const drawn = async (source: Parameters<typeof binder.draw>[0]) => {
  const into = at('drawn.pdf')
  return { ...(await binder.draw(source, into)), into }
}

test('pages of a PDF are taken with their words, those that were asked for', async () => {
  const letter = at('letter.pdf', await pdfOf(['First page', 'Second page', 'Third page']))
  const all = await drawn({ kind: 'pdf', path: letter, from: null, to: null })
  expect(all).toMatchObject({ state: 'drawn', pages: 3, of: 3 })
  const some = await drawn({ kind: 'pdf', path: letter, from: 2, to: 9 })
  expect(some).toMatchObject({ state: 'drawn', pages: 2, of: 3 })
  expect([await wordsOf(some.into, 0), await wordsOf(some.into, 1)]).toEqual(['Second page', 'Third page'])
  expect(await drawn({ kind: 'pdf', path: letter, from: 4, to: null })).toMatchObject({ state: 'outside', of: 3 })
  // The first one starts the process.
}, 120_000)

test('the front, an index with links, bookmarks, and on each page its label, its place and its number', async () => {
  const letter = await drawn({ kind: 'pdf', path: at('letter.pdf', await pdfOf(['Dear court', 'Yours'])), from: null, to: null })
  const photo = await drawn({ kind: 'picture', path: at('photo.png', png) })
  const into = at('bound.pdf')
  const notes: number[] = []
  const bound = await binder.bind(
    {
      title: 'Exhibits',
      front: [{ kind: 'heading', level: 1, text: 'Exhibits of the hearing' }],
      index: { heading: 'Index', what: 'What', numbers: 'Numbers', page: 'Page' },
      pageOf: 'Page # of ##',
      exhibits: [
        {
          label: 'Exhibit A',
          what: 'A letter',
          cover: [{ kind: 'heading', level: 1, text: 'Exhibit A' }],
          path: letter.into,
          numbers: ['S-000001', 'S-000002'],
        },
        { label: 'Exhibit B', what: 'A photo', cover: null, path: photo.into, numbers: ['S-000003'] },
      ],
    },
    into,
    (done) => notes.push(done),
  )
  expect(bound).toEqual({
    state: 'bound',
    pages: 6,
    places: [
      { page: 3, pages: 3 },
      { page: 6, pages: 1 },
    ],
  })
  expect(await wordsOf(into, 1)).toContain('Exhibit A A letter S-000001 – S-000002 3')
  expect(await wordsOf(into, 3)).toBe('Dear court Exhibit A Page 4 of 6 S-000001')
  expect(await wordsOf(into, 5)).toBe('Exhibit B Page 6 of 6 S-000003')
  const pdf = await PDF.load(new Uint8Array(readFileSync(into)))
  const links = pdf.getPage(1)!.getLinkAnnotations()
  expect(links.map(({ destination }) => destination?.page)).toEqual([pdf.getPage(2)!.ref, pdf.getPage(5)!.ref])
  expect(pdf.context.catalog.getDict().get('PageMode')).toEqual(PdfName.of('UseOutlines'))
  expect(
    readFileSync(into)
      .toString('latin1')
      .match(/\/Dest \[/g),
  ).toHaveLength(5)
})

test('a page that is turned is seen as its reader sees it', async () => {
  const pdf = await PDF.load(await pdfOf(['Upright words']))
  pdf.getPage(0)!.setRotation(90)
  const turned = await drawn({ kind: 'pdf', path: at('turned.pdf', await pdf.save()), from: null, to: null })
  const picture = at('turned.png')
  await pages.draw({ path: turned.into }, 0, 800, picture)
  // The words are in a column at the right of the page now.
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dark = [...data.entries()]
    .filter(([, value]) => value < 128)
    .map(([index]) => ({ x: index % info.width, y: Math.floor(index / info.width) }))
  const [wide, high] = [
    Math.max(...dark.map(({ x }) => x)) - Math.min(...dark.map(({ x }) => x)),
    Math.max(...dark.map(({ y }) => y)) - Math.min(...dark.map(({ y }) => y)),
  ]
  expect(dark.length).toBeGreaterThan(50)
  expect(high).toBeGreaterThan(wide * 3)
})

test('what a reader adds to a page is drawn too: a note or a filled form is no page to take as it is', async () => {
  const pdf = await PDF.load(await pdfOf(['Under the note']))
  pdf
    .getPage(0)!
    .addHighlightAnnotation({ rect: { x: 20, y: 340, width: 100, height: 20 }, color: { type: 'RGB', red: 1, green: 1, blue: 0 } as never })
  const noted = await drawn({ kind: 'pdf', path: at('noted.pdf', await pdf.save()), from: null, to: null })
  expect(noted).toMatchObject({ state: 'drawn', pages: 1 })
  expect(await wordsOf(noted.into)).toBe('')
})

test('a text is written on pages, a sheet has its lines, and what can’t be drawn says why', async () => {
  const lines = Array.from({ length: 120 }, (_, line) => `Line ${line}`).join('\n')
  const text = await drawn({ kind: 'text', path: at('log.txt', Buffer.from(lines)), type: 'text/plain', name: 'log.txt' })
  expect(text).toMatchObject({ state: 'drawn', pages: 3 })
  expect(await wordsOf(text.into)).toContain('Line 0 Line 1')
  const sheet = await drawn({ kind: 'blocks', blocks: [{ kind: 'text', text: 'A recording' }] })
  expect(await wordsOf(sheet.into)).toBe('A recording')
  const broken = at('broken.pdf', Buffer.from('%PDF-1.7 and nothing'))
  expect(await drawn({ kind: 'pdf', path: broken, from: null, to: null })).toMatchObject({ state: 'cannot', reason: 'damaged' })
  expect(await drawn({ kind: 'picture', path: broken })).toMatchObject({ state: 'cannot', reason: 'damaged' })
  const long = at('long.pdf', emptyPages(50_000))
  expect(await drawn({ kind: 'pdf', path: long, from: 1, to: 2 })).toMatchObject({ state: 'cannot', reason: 'tooManyPages' })
})
