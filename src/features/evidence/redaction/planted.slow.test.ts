// Secrets in every place where a PDF can have one: none may be found in its redacted copy, by anyone, in any way that is tried here.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tesseract } from '#assurance/receipts/tesseract.ts'
import { findPhrase, plain } from '#domain/redaction/finding.ts'
import { type Mark, placesOf } from '#domain/redaction/marks.ts'
import { pageProcesses } from '#ports/pages/processes.ts'
import type { Pages } from '#ports/pages/port.ts'
import type { Reader } from '#ports/reading/port.ts'
import { readingProcesses } from '#ports/reading/processes.ts'
import { extractors, type Redactor } from '#ports/redacting/port.ts'
import { redactingProcesses } from '#ports/redacting/processes.ts'
import { iterations } from '#test/support/depth.ts'
import { planted, type Planted } from '#test/support/planted.ts'
import { seededRandom } from '#test/support/random.ts'
import { mark } from '#test/support/redaction.ts'
import { pdfOf } from '#test/support/texts.ts'
import { drawPages, inShares } from './drawing.ts'
import { prove } from './proving.ts'

let folder: string
let deps: { pages: Pages; reader: Reader; redactor: Redactor }
let ocr: Awaited<ReturnType<typeof tesseract>>
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'casebalance-planted-'))
  deps = { pages: pageProcesses(), reader: readingProcesses(), redactor: redactingProcesses() }
  ocr = await tesseract()
})
afterAll(async () => {
  await Promise.all([deps.pages.close(), deps.reader.close(), deps.redactor.close()])
  rmSync(folder, { recursive: true, force: true })
})

/** A text as a photo of it. */
async function photo(text: string) {
  const [pdf, png] = [path.join(folder, 'word.pdf'), path.join(folder, 'word.png')]
  writeFileSync(pdf, await pdfOf([text]))
  await deps.pages.draw({ path: pdf }, 0, 2400, png)
  const { data, info } = await sharp(png)
    .extract({ left: 110, top: 215, width: 720, height: 96 })
    .jpeg()
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}

/** Every form in which a word can stand in the bytes of a file, packed or not. */
function isInBytes(file: Buffer, word: string): boolean {
  const streams = [...file.toString('latin1').matchAll(/stream\r?\n/g)].map(({ index, 0: head }) => {
    try {
      return inflateSync(file.subarray(index + head.length), { finishFlush: 2 })
    } catch {
      return Buffer.alloc(0)
    }
  })
  const forms = [word, Buffer.from(word, 'utf16le').toString('latin1'), Buffer.from(word, 'utf16le').swap16().toString('latin1')]
  const hex = forms.flatMap((form) => Buffer.from(form, 'latin1').toString('hex'))
  return [file, ...streams].some((bytes) => {
    const said = bytes.toString('latin1')
    return forms.some((form) => said.includes(form)) || hex.some((form) => said.toLowerCase().includes(form))
  })
}

const ofText = new Set(['plain', 'split', 'ligature'])

/** Hides what is seen: by its words where it has some, by boxes otherwise. */
async function redacted({ pdf, secrets, boxes }: Planted, name: string) {
  const [source, copy] = [path.join(folder, `${name}.pdf`), path.join(folder, `${name}-copy.pdf`)]
  writeFileSync(source, pdf)
  const layers = await deps.pages.layers({ path: source }, 0, 500)
  if (layers.state !== 'read') throw new Error(layers.reason)
  const phrases = secrets.filter(({ place }) => ofText.has(place)).map(({ text }) => text)
  const marks: Mark[] = [...boxes]
  for (const [n, page] of layers.pages.entries()) {
    const words = inShares(page)
    const texts = words.map(([text]) => text)
    for (const phrase of phrases)
      for (const found of findPhrase(texts, phrase))
        for (const { x, y, w, h } of placesOf(
          found.map((at) => words[at]!),
          page.height / page.width,
        ))
          marks.push(mark(n + 1, x, y, w, h, { reason: 'minor', isNamed: true }))
  }
  expect(marks.length).toBeGreaterThanOrEqual(phrases.length + boxes.length)
  const note = async () => {}
  const from = { path: source, type: 'application/pdf' }
  const pages = await drawPages(deps, { source: from, folder, marks, read: new Map(), note }, 500)
  await deps.redactor.bind(pages, copy)
  const proof = await prove(deps, { path: copy, folder, pages, phrases, note })
  expect(proof.pagesRead).toBe(pages.length)
  return { copy, count: pages.length }
}

// 500 secrets at full depth.
test.each(Array.from({ length: iterations(5, 1) }, (_, n) => n))(
  'of 100 secrets in every place of a PDF none is in its copy (file %i)',
  async (n) => {
    const file = await planted(seededRandom(100 + n), 100, n % 2 === 1, photo)
    // The test itself finds them: by their text, in the bytes, or on the picture.
    const found = file.secrets.filter(({ text, place }) => ['split', 'ligature', 'picture'].includes(place) || isInBytes(file.pdf, text))
    expect(found).toHaveLength(100)
    const { copy, count } = await redacted(file, `file${n}`)
    const bytes = readFileSync(copy)
    const texts: string[] = []
    for (const by of extractors) {
      const read = await deps.redactor.extract(copy, by)
      if (read.state !== 'text') throw new Error(read.reason)
      texts.push(read.pages.join(' '))
      // The rest of the page is still there to be found and read.
      expect([by, plain(read.pages[0]!).split('note').length - 1]).toEqual([by, 26])
    }
    for (let index = 0; index < count; index += 1) {
      const picture = path.join(folder, 'seen.png')
      await deps.pages.draw({ path: copy }, index, 2400, picture)
      texts.push((await ocr(picture)).words.map(({ text }) => text).join(' '))
    }
    const all = texts.map(plain)
    const leaked = file.secrets.filter(({ text }) => all.some((said) => said.includes(plain(text))) || isInBytes(bytes, text))
    expect(leaked).toEqual([])
  },
  600_000,
)
