import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDF } from '@libpdf/core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageProcesses } from '#ports/pages/processes.ts'
import { lockedPdf, pdfSample } from '#ports/cleaning/papers.testing.ts'
import { emptyPages, pdfOf } from '#test/support/texts.ts'
import { extractors, type Redactor } from './port.ts'
import { redactingProcesses } from './processes.ts'

let folder: string
let redactor: Redactor
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'casebalance-redacting-'))
  redactor = redactingProcesses()
})
afterAll(async () => {
  await redactor.close()
  rmSync(folder, { recursive: true, force: true })
})

const put = (name: string, content: Uint8Array) => {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}
const type = 'application/pdf'

test('a page is drawn with its bars in the pixels, and it is said where something could be seen', async () => {
  const file = put('a.pdf', await pdfOf(['Dear Maya']))
  const into = path.join(folder, 'a.jpg')
  const bar = { x: 0.06, y: 0.09, w: 0.1, h: 0.05 }
  const burned = await redactor.burn({ path: file, type }, 0, [bar], [bar, { x: 0.5, y: 0.5, w: 0.2, h: 0.1 }], into)
  expect(burned).toEqual({ state: 'burned', width: 300, height: 400, seen: [true, false], isBlack: true })
  const { data, info } = await sharp(into).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1650, 2200])
  expect(data[Math.round(0.115 * info.height) * info.width + Math.round(0.1 * info.width)]).toBeLessThan(20)
})

test('a copy has the words that it was given and nothing else, for three programs, also in other alphabets', async () => {
  const picture = path.join(folder, 'white.jpg')
  await sharp({ create: { width: 850, height: 1100, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toFile(picture)
  const lines = [
    ['Dear', 'Ben,'],
    ['niño', 'Straße', 'Київ', '東京', '😀', 'שלום'],
    [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `${letter}${letter.toUpperCase()}`),
    Array.from({ length: 300 }, (_, n) => String.fromCodePoint(0x4e00 + n)),
  ]
  const words = lines.flatMap((line, row) =>
    line.map((text, n) => ({ text, x: 0.05 + (n / line.length) * 0.9, y: 0.1 + row * 0.1, w: 0.8 / line.length, h: 0.02 })),
  )
  const page = { picture, width: 612, height: 792, words, labels: [{ text: "Minor's name", x: 0.3, y: 0.8, w: 0.3, h: 0.03 }] }
  const file = path.join(folder, 'bound.pdf')
  await redactor.bind([page, { ...page, words: [], labels: [] }], file)
  const squeezed = (text: string) => [...text.replaceAll(/\s/g, '')].toSorted().join('')
  const expected = squeezed([...words.map(({ text }) => text), "Minor's name"].join(''))
  for (const by of extractors) {
    const read = await redactor.extract(file, by)
    if (read.state !== 'text') throw new Error(`${by}: ${read.reason}`)
    expect([by, squeezed(read.pages[0]!)]).toEqual([by, expected])
    expect([by, read.pages[1]!.trim()]).toEqual([by, ''])
    expect(read.version).toMatch(/^\d+\.\d+/)
    expect([by, read.pages[0]]).toEqual([by, expect.stringMatching(/Dear\s+Ben,/)])
  }
  expect(await redactor.structure(file)).toEqual({ state: 'structure', pages: 2, found: [] })
  // Words stand where they are on the picture, so that a search marks the right place.
  const pages = pageProcesses()
  const layers = await pages.layers({ path: file }, 0, 1)
  await pages.close()
  if (layers.state !== 'read') throw new Error(layers.reason)
  const first = layers.pages[0]!.words[0]!
  expect(first.text).toBe('Dear')
  expect(Math.abs(first.x / 612 - 0.05)).toBeLessThan(0.02)
  expect(Math.abs(first.y / 792 - 0.1)).toBeLessThan(0.02)
})

test('what is no copy of ours is found out by its parts', async () => {
  const structure = await redactor.structure(put('full.pdf', (await pdfSample(0)).bytes))
  expect(structure).toMatchObject({ found: expect.arrayContaining(['Annots', 'AcroForm', 'Metadata', 'Names', 'Thumb']) })
})

test('a file that can’t be redacted is refused with the reason, and the next one is opened', async () => {
  const reason = async (name: string, content: Uint8Array, kind = type) => {
    const found = await redactor.open({ path: put(name, content), type: kind })
    return found.state === 'cannot' ? found.reason : found.state
  }
  expect(await reason('locked.pdf', lockedPdf())).toBe('locked')
  expect(await reason('many.pdf', emptyPages(50_000))).toBe('tooManyPages')
  expect(await reason('broken.pdf', Buffer.from('%PDF-1.7\nno object at all'))).toBe('damaged')
  expect(await reason('a.txt', Buffer.from('text'), 'text/plain')).toBe('kind')
  const into = path.join(folder, 'never.jpg')
  expect(await redactor.burn({ path: put('fake.png', Buffer.from('no picture')), type: 'image/png' }, 0, [], [], into)).toEqual({
    state: 'cannot',
    reason: 'damaged',
  })
  const pdf = PDF.create()
  pdf.addPage({ width: 100, height: 100 })
  const good = put('good.pdf', await pdf.save())
  expect(await redactor.open({ path: good, type })).toEqual({ state: 'opened', count: 1, hasLayers: false })
  expect(await redactor.burn({ path: good, type }, 1, [], [], into)).toEqual({ state: 'cannot', reason: 'damaged' })
})
