import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDF } from '@libpdf/core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { spansOf } from './detect.ts'
import { textLayer } from './pdf.ts'
import { pixelsOf } from './picture.ts'
import { readingProcesses } from './processes.ts'
import { alphabetOf, stripOf, wordsOf } from './recognize.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-reading-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string, bytes: Uint8Array) => {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

/** A map of the detector with a bar on it. @param angle radians */
function bar(angle: number) {
  const [width, height] = [200, 120]
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - 100, y - 60]
      const u = dx * Math.cos(angle) + dy * Math.sin(angle)
      const v = dy * Math.cos(angle) - dx * Math.sin(angle)
      if (Math.abs(u) <= 60 && Math.abs(v) <= 4) data[y * width + x] = 0.9
    }
  return { data, width, height }
}

test.each([0, 0.1, -0.2])('a line of text at %s radians is found with its middle, length and angle', (angle) => {
  const { spans, slope } = spansOf(bar(angle), { x: 2, y: 2 })
  expect(spans).toHaveLength(1)
  expect(spans[0]!.angle).toBeCloseTo(angle, 2)
  expect(slope).toBeCloseTo(angle, 2)
  expect([spans[0]!.cx / 2, spans[0]!.cy / 2].map(Math.round)).toEqual([100, 60])
  // The map shows the core; the letters reach further.
  expect(spans[0]!.length / 2).toBeGreaterThan(121)
  expect(spans[0]!.height / 2).toBeGreaterThan(12)
})

test('a strip lies level, in planes of blue, green and red', () => {
  const data = new Uint8Array(100 * 100 * 3)
  for (let pixel = 0; pixel < 100 * 100; pixel += 1) data[pixel * 3] = pixel % 100 < 50 ? 255 : 0
  const { values, width } = stripOf({ data, width: 100, height: 100 }, { cx: 50, cy: 50, length: 96, height: 48, angle: 0 })
  const plane = 48 * width
  expect([width, values[0], values[2 * plane + 5], values[2 * plane + width - 5]]).toEqual([96, -1, 1, -1])
})

test('characters become words at a blank that the model holds for possible, and at a wide gap', () => {
  const alphabet = alphabetOf(['A', 'ｂ', '中'])
  expect([...alphabet.values()]).toEqual(['', 'A', 'b'])
  // Classes: none, A, b, a Chinese one, blank.
  const rows = [
    [0, 0.9, 0, 0, 0],
    [0.9, 0, 0, 0, 0.02],
    [0, 0.9, 0, 0, 0],
    [0.8, 0, 0, 0, 0.2],
    [0, 0, 0.8, 0.9, 0],
  ]
  const answer = { data: Float32Array.from(rows.flat()), columns: rows.length, classes: 5 }
  const words = wordsOf({ cx: 50, cy: 10, length: 100, height: 20, angle: 0 }, answer, alphabet)
  expect(words.map(({ text }) => text)).toEqual(['AA', 'b'])
  expect(words[0]!.x).toBeLessThan(words[1]!.x)
  expect(words.map(({ confidence }) => Math.round(confidence * 10))).toEqual([9, 8])
})

test('a picture is opened upright, and no larger than asked', async () => {
  const photo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#fff' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await pixelsOf(at('turned.jpg', photo), 150)).toMatchObject({ width: 50, height: 150 })
})

test('the text of a PDF has its words in place; a PDF of pictures has none', async () => {
  const pdf = PDF.create()
  pdf.addPage({ width: 200, height: 300 }).drawText('TOTAL 42.10', { x: 20, y: 250, size: 10 })
  pdf.addPage({ width: 200, height: 300 })
  pdf.addPage({ width: 200, height: 300 }).drawText('More', { x: 20, y: 250, size: 10 })
  const file = at('text.pdf', await pdf.save())
  const [page, ...none] = await textLayer(file, 1)
  expect(none).toEqual([])
  expect((await textLayer(file, 9)).map(({ words }) => words[0]!.text)).toEqual(['TOTAL', 'More'])
  expect(page).toMatchObject({ width: 200, height: 300, words: [{ text: 'TOTAL' }, { text: '42.10' }] })
  expect(page!.words[0]!.x).toBeCloseTo(20, 0)
  expect(page!.words[0]!.y).toBeGreaterThan(35)
  expect(page!.words[0]!.y).toBeLessThan(52)
  const empty = PDF.create()
  empty.addPage({ width: 200, height: 300 })
  expect(await textLayer(at('empty.pdf', await empty.save()), 9)).toEqual([])
})

test('in processes: a PDF is read, what is no text says why, and what is asked after the end is refused', async () => {
  const reader = readingProcesses()
  const pdf = PDF.create()
  pdf.addPage().drawText('TOTAL 42.10', { x: 20, y: 250, size: 10 })
  const file = at('process.pdf', await pdf.save())
  expect(await reader.read({ path: file, type: 'application/pdf' })).toMatchObject({
    state: 'read',
    page: { words: [{ text: 'TOTAL' }, {}] },
  })
  const damaged = at('damaged.pdf', Buffer.from('%PDF-1.7 nothing'))
  expect(await reader.read({ path: damaged, type: 'application/pdf' })).toEqual({ state: 'cannot', reason: 'damaged' })
  expect(await reader.read({ path: file, type: 'text/plain' })).toEqual({ state: 'cannot', reason: 'kind' })
  await expect(reader.read({ path: path.join(folder, 'gone.pdf'), type: 'application/pdf' })).rejects.toThrow(/ENOENT/)
  await reader.close()
  await expect(reader.read({ path: file, type: 'application/pdf' })).rejects.toThrow(/closed/)
})

test('a file that takes too long is given up', async () => {
  const reader = readingProcesses({ patience: 1 })
  const large = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  expect(await reader.read({ path: at('large.png', large), type: 'image/png' })).toEqual({ state: 'cannot', reason: 'tooSlow' })
  await reader.close()
})
