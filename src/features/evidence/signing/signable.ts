// The PDF that is signed: the pages of a version as pictures, or its text. Nothing of the file itself is in it, so that the other parent is
// given nothing that they can't see (docs/decisions/0091).
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDrawnAgain } from '#domain/media/kinds.ts'
import { mostSigned } from '#domain/signing/lifecycle.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Cleaner } from '#ports/cleaning/port.ts'
import type { Papers } from '#ports/papers/port.ts'
import type { Pages } from '#ports/pages/port.ts'

export interface SignableDeps {
  pages: Pages
  papers: Papers
  cleaner: Cleaner
}

interface File {
  name: string
  type: string
  bytes: number
  read: () => Promise<AsyncIterable<Uint8Array>>
}

export interface Signable {
  bytes: Uint8Array
  sha256: string
  pages: number
  /** The words of each page; empty where it is a picture. */
  texts: string[]
}

/** The longer side of a page's picture, pixels: 150 dots an inch. */
const side = 1650
/** Characters of one page that are stored beside it. */
const mostText = 20_000

const refused = (sentence: Text) => new Fault('invalid', sentence, { field: 'version' })
const unreadable = () => refused(msg`The pages of this version can’t be drawn. Save it as a PDF again, and add it as a new version.`)
const tooLong = () => refused(msg`A paper that is signed here has 20 pages at most.`)

/** As the database can store it: without control characters and halves of signs. */
const printable = (text: string) =>
  text
    .slice(0, mostText)
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .toWellFormed()

interface Opened {
  title: string
  path: string
  type: string
  name: string
  /** Where pictures of its pages go. */
  folder: string
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'casebalance-sign-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function ofPdf({ pages, papers }: SignableDeps, { title, path, folder }: Opened) {
  const read = await pages.layers({ path }, 0, mostSigned.pages)
  if (read.state === 'cannot') throw unreadable()
  if (read.count > mostSigned.pages) throw tooLong()
  const pictures: Uint8Array[] = []
  for (let page = 0; page < read.count; page += 1) {
    const into = join(folder, `page-${page}.jpg`)
    const drawn = await pages.draw({ path }, page, side, into)
    if (drawn.state === 'cannot') throw unreadable()
    pictures.push(await readFile(into))
  }
  const texts = read.pages.map(({ words }) => words.map(({ text }) => text).join(' '))
  return { ...(await papers.ofPictures(title, pictures)), texts }
}

async function ofPicture({ cleaner, papers }: SignableDeps, { title, path, type, folder }: Opened) {
  const into = join(folder, 'picture')
  const cleaned = await cleaner.cleanCopy({ path, type }, into)
  if (cleaned.state === 'cannot' || !/^image\/(?:jpeg|png)$/.test(cleaned.type)) throw unreadable()
  return { ...(await papers.ofPictures(title, [await readFile(into)])), texts: [''] }
}

async function ofText({ pages, papers }: SignableDeps, { title, path, type, name }: Opened) {
  const read = await pages.text({ path, type, name })
  if (read.state === 'cannot') throw unreadable()
  const lines = read.text.replaceAll(/\r\n?/g, '\n')
  const { bytes, pages: count } = await papers.draw({ title, prefix: '', blocks: [{ kind: 'text', text: lines }] })
  if (count > mostSigned.pages) throw tooLong()
  // Where its pages end is not known here: all of it stands with the first.
  return { bytes, pages: count, texts: [lines, ...Array.from({ length: count - 1 }, () => '')] }
}

/**
 * Makes the PDF that is signed.
 * @param title what it is called
 * @throws Fault `invalid` for a kind of file without pages, for one that can't be read, and above 20 pages or 20 MB
 */
export async function signableOf(deps: SignableDeps, title: string, file: File): Promise<Signable> {
  const { name, type } = file
  const make = type === 'application/pdf' ? ofPdf : isDrawnAgain(type) ? ofPicture : type === 'text/plain' ? ofText : null
  if (make === null) throw refused(msg`A paper of this kind can’t be signed here. Save it as a PDF, and add that as a new version.`)
  if (file.bytes > mostSigned.bytes) throw refused(msg`A paper that is signed here has 20 MB at most.`)
  return inFolder(async (folder) => {
    const path = join(folder, 'file')
    await pipeline(Readable.from(await file.read()), createWriteStream(path, { mode: 0o600 }))
    const { bytes, pages, texts } = await make(deps, { title, path, type, name, folder })
    if (bytes.length > mostSigned.bytes) throw refused(msg`A paper that is signed here has 20 MB at most.`)
    return { bytes, pages, texts: texts.map(printable), sha256: createHash('sha256').update(bytes).digest('hex') }
  })
}
