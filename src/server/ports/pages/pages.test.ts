import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { PDF } from '@libpdf/core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bombPdf, lockedPdf } from '#ports/cleaning/papers.testing.ts'
import type { Pages } from './port.ts'
import { pageProcesses } from './processes.ts'

let folder: string
let pages: Pages
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'casebalance-pages-'))
  pages = pageProcesses()
})
afterAll(async () => {
  await pages.close()
  rmSync(folder, { recursive: true, force: true })
})

const put = (name: string, content: Uint8Array) => {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

async function pdfOf(texts: readonly string[], rotate: 0 | 90 = 0): Promise<Uint8Array> {
  const pdf = PDF.create()
  for (const text of texts) {
    const page = pdf.addPage({ width: 300, height: 400 })
    page.drawText(text, { x: 20, y: 350, size: 12 })
    if (rotate) page.setRotation(rotate)
  }
  return pdf.save()
}

test('words of a text layer stand where they are drawn, also on a page that is turned', async () => {
  const read = await pages.layers({ path: put('a.pdf', await pdfOf(['Bring the blue jacket', 'Second page'])) }, 0, 10)
  if (read.state !== 'read') throw new Error(read.reason)
  expect([read.count, read.pages.map(({ words }) => words.map(({ text }) => text))]).toEqual([
    2,
    [
      ['Bring', 'the', 'blue', 'jacket'],
      ['Second', 'page'],
    ],
  ])
  const [first] = read.pages[0]!.words
  expect([read.pages[0]!.width, read.pages[0]!.height]).toEqual([300, 400])
  // Points from the top: the line's foot is at 400 - 350.
  expect(first!.x).toBeCloseTo(21, 0)
  expect(Math.abs(first!.y + first!.h - 50)).toBeLessThan(4)
  const turned = await pages.layers({ path: put('turned.pdf', await pdfOf(['Bring'], 90)) }, 0, 1)
  if (turned.state !== 'read') throw new Error(turned.reason)
  // A quarter turn clockwise: what stood at the upper left stands at the upper right, and runs downward.
  const [page] = turned.pages
  expect([page!.width, page!.height]).toEqual([400, 300])
  expect(page!.words[0]!.x).toBeGreaterThan(340)
  expect(page!.words[0]!.h).toBeGreaterThan(page!.words[0]!.w)
})

test('a page is drawn upright on white, with ink where its words are', async () => {
  const into = path.join(folder, 'page.png')
  const source = { path: put('b.pdf', await pdfOf(['Ink'])) }
  expect(await pages.draw(source, 0, 800, into)).toEqual({ state: 'drawn', width: 600, height: 800 })
  const { data, info } = await sharp(into).greyscale().raw().toBuffer({ resolveWithObject: true })
  const darkest = (x: number, y: number, w: number, h: number) => {
    let least = 255
    for (let row = y; row < y + h; row += 1)
      for (let column = x; column < x + w; column += 1) least = Math.min(least, data[row * info.width + column]!)
    return least
  }
  expect([info.width, info.height]).toEqual([600, 800])
  expect(darkest(40, 76, 40, 26)).toBeLessThan(80)
  expect(darkest(200, 200, 380, 560)).toBe(255)
  expect(await pages.draw(source, 1, 800, into)).toEqual({ state: 'cannot', reason: 'damaged' })
})

/** A tree of page nodes that all are one page: a small file with as many pages as it says. */
const many = (count: number) => {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ')
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count ${count}/Kids[${kids}]>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\ntrailer\n<</Root 1 0 R>>\n`,
  )
}

test('locked, damaged, too many pages and a bomb are refused with the reason, and the next file is read', async () => {
  const refusal = async (name: string, content: Uint8Array) => {
    const read = await pages.layers({ path: put(name, content) }, 0, 3)
    return read.state === 'cannot' ? read.reason : read.state
  }
  expect(await refusal('locked.pdf', lockedPdf())).toBe('locked')
  expect(await refusal('broken.pdf', Buffer.from('%PDF-1.7\nno object at all'))).toBe('damaged')
  expect(await refusal('many.pdf', many(50_000))).toBe('tooManyPages')
  expect(await refusal('some.pdf', many(200))).toBe('read')
  // What it unpacks is no text, and neither time nor memory run out.
  expect(['read', 'damaged', 'tooSlow', 'tooLarge']).toContain(await refusal('bomb.pdf', bombPdf()))
  expect(await refusal('good.pdf', await pdfOf(['Still here']))).toBe('read')
})

test('a huge page is drawn no larger than the limit', async () => {
  const pdf = PDF.create()
  pdf.addPage({ width: 14_400, height: 10 })
  const drawn = await pages.draw({ path: put('wide.pdf', await pdf.save()) }, 0, 100_000, path.join(folder, 'wide.png'))
  expect(drawn).toEqual({ state: 'drawn', width: 4000, height: 3 })
})

test('office files, mail and plain text give their words line by line', async () => {
  const text = async (name: string, type: string, content: Uint8Array) => {
    const read = await pages.text({ path: put(name, content), type, name })
    return read.state === 'read' ? read.text : read.reason
  }
  const office = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}`
  const letter = zipSync({
    'word/document.xml': strToU8(
      '<w:body><w:p><w:r><w:t>Dear Ben &amp; all,</w:t></w:r></w:p><w:p><w:r><w:t>pick</w:t></w:r><w:r><w:t>up at 5</w:t></w:r></w:p></w:body>',
    ),
    'word/media/a.bin': new Uint8Array(10),
  })
  expect(await text('a.docx', office('wordprocessingml.document'), letter)).toBe('Dear Ben & all,\npickup at 5')
  const sheet = zipSync({
    'xl/sharedStrings.xml': strToU8('<sst><si><t>Shoes</t></si><si><r><t>To</t></r><r><t>tal</t></r></si></sst>'),
    'xl/worksheets/sheet1.xml': strToU8('<row><c r="A1" t="s"><v>0</v></c><c r="B1"><v>42.5</v></c></row><row><c t="s"><v>1</v></c></row>'),
  })
  expect(await text('a.xlsx', office('spreadsheetml.sheet'), sheet)).toBe('Shoes\t42.5\nTotal')
  const mail =
    'From: Ben <ben@example.com>\r\nTo: ana@example.com\r\nSubject: =?utf-8?q?Caf=C3=A9?=\r\nContent-Type: text/html\r\n\r\n<style>p{}</style><p>See you</p><p>at <b>noon</b></p>'
  expect(await text('a.eml', 'text/plain', Buffer.from(mail))).toBe(
    'From: Ben <ben@example.com>\nTo: <ana@example.com>\nSubject: Café\n\nSee you\nat noon',
  )
  expect(await text('a.txt', 'text/plain', Buffer.from('From: a diary'))).toBe('From: a diary')
  expect(await text('a.bin', 'application/octet-stream', Buffer.from('x'))).toBe('kind')
  expect(await text('b.docx', office('wordprocessingml.document'), Buffer.from('no zip'))).toBe('damaged')
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(61 * 2 ** 20) })
  expect(await text('c.docx', office('wordprocessingml.document'), bomb)).toBe('tooLarge')
})
