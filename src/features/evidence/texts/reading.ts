import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Cases, type CaseTx, changed } from '#access/cases.ts'
import { contentForWork, type FileAt } from '#case/files/public.ts'
import { isPicture } from '#case/files/rules.ts'
import { idOf } from '#http/key-id.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { NoPages, Pages } from '#ports/pages/port.ts'
import type { Reader } from '#ports/reading/port.ts'
import { mostPictures, piecesOf, saidOf } from './rules.ts'
import { type IsReadable, whyUnread } from './slots.ts'
import { addPage, beginText, countsOf, endText, forgetText, type PageOf, textAt } from './store.ts'

export interface ReadingDeps {
  cases: Cases
  clock: Clock
  files: SealedFiles
  reader: Reader
  pages: Pages
  gates: readonly IsReadable[]
}

const reason = 'the text of a file'
/** The longer side of the picture that a page is read in, pixels: letters of 8 points are 25 high. */
const side = 2400
/** Pages of a PDF whose text layer is read in one go. */
const atOnce = 20

/** Another process does it, or the file is gone: there is nothing to go on with. */
class Over extends Error {}

type Next = Omit<PageOf, 'id' | 'page'>

/** Reads a file from the page on at which it stopped: each page is stored in a transaction of its own. */
export async function readText(deps: ReadingDeps, of: FileAt): Promise<void> {
  const { cases, clock } = deps
  const start = await cases.asSystem(reason, async (tx) => {
    const [row, stored] = [await textAt(tx, of), await contentForWork(deps, tx, of)]
    if (!row) return null
    if (!stored || (await whyUnread(tx, of, deps.gates))) {
      if (await forgetText(tx, of)) await tell(deps, tx, of)
      return null
    }
    const file = row.state === 'waiting' || row.state === 'reading' ? stored : null
    return file && { file, done: row.done, pictures: (await countsOf(tx, of)).pictures }
  })
  if (!start) return
  const folder = await mkdtemp(join(tmpdir(), 'casebalance-text-'))
  try {
    const path = join(folder, 'file')
    await pipeline(Readable.from(await start.file.read()), createWriteStream(path, { mode: 0o600 }))
    const why = await pagesOf(deps, of, { ...start.file, path, picture: join(folder, 'page.png'), ...start })
    await cases.asSystem(reason, async (tx) => {
      if (await endText(tx, of, why, new Date(clock()))) await tell(deps, tx, of)
    })
  } catch (error) {
    if (!(error instanceof Over)) throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Tells the author's own pages how far it is. It leaves no leaf: the text can be read again of the file, which has one. */
const tell = ({ clock }: ReadingDeps, tx: CaseTx, { caseId, authorId }: FileAt) =>
  changed(tx, { caseId, topic: 'case', privateTo: authorId, at: new Date(clock()), entry: null })

interface Opened {
  path: string
  type: string
  name: string
  /** Where a page is drawn. */
  picture: string
  done: number
  pictures: number
}

const begin = async ({ cases }: ReadingDeps, of: FileAt, count: number) => {
  if (!(await cases.asSystem(reason, (tx) => beginText(tx, of, count)))) throw new Over()
}

async function add(deps: ReadingDeps, of: FileAt, page: number, next: Next): Promise<void> {
  await deps.cases.asSystem(reason, async (tx) => {
    if (!(await addPage(tx, of, { ...next, id: idOf(of.id, `page ${page}`), page }))) throw new Over()
    await tell(deps, tx, of)
  })
}

const nothing = { width: 0, height: 0, text: '', words: [] }

/** What a picture says. A page that can't be read has no text; the others are read all the same. */
async function ofPicture({ reader }: ReadingDeps, path: string, type: string): Promise<Next | NoPages> {
  const read = await reader.read({ path, type })
  if (read.state === 'cannot') return read.reason === 'noTextLayer' ? 'kind' : read.reason
  return { source: 'picture', width: read.page.width, height: read.page.height, ...saidOf(read.page, false) }
}

/** Reads what is missing. @returns why the file can't be read; `null` where it was */
async function pagesOf(deps: ReadingDeps, of: FileAt, file: Opened): Promise<NoPages | null> {
  if (file.type === 'application/pdf') return pdfPages(deps, of, file)
  if (isPicture(file.type)) {
    await begin(deps, of, 1)
    if (file.done > 0) return null
    const said = await ofPicture(deps, file.path, file.type)
    if (typeof said === 'string') return said
    await add(deps, of, 1, said)
    return null
  }
  const read = await deps.pages.text(file)
  if (read.state === 'cannot') return read.reason
  const pieces = piecesOf(read.text)
  await begin(deps, of, Math.max(1, pieces.length))
  for (let at = file.done; at < Math.max(1, pieces.length); at += 1)
    await add(deps, of, at + 1, { ...nothing, source: 'lines', text: pieces[at] ?? '' })
  return null
}

async function pdfPages(deps: ReadingDeps, of: FileAt, { path, picture, done, pictures }: Opened): Promise<NoPages | null> {
  let read = pictures
  for (let from = done; ; from += atOnce) {
    const found = await deps.pages.layers({ path }, from, atOnce)
    if (found.state === 'cannot') return found.reason
    await begin(deps, of, found.count)
    for (const [at, layer] of found.pages.entries()) {
      const { width, height } = layer
      if (layer.words.length > 0) await add(deps, of, from + at + 1, { source: 'layer', width, height, ...saidOf(layer, true) })
      else if (read >= mostPictures) await add(deps, of, from + at + 1, { ...nothing, source: 'skipped' })
      else {
        read += 1
        const drawn = await deps.pages.draw({ path }, from + at, side, picture)
        const said = drawn.state === 'drawn' ? await ofPicture(deps, picture, 'image/png') : drawn.reason
        await add(deps, of, from + at + 1, typeof said === 'string' ? { ...nothing, source: 'skipped' } : said)
      }
    }
    if (from + atOnce >= found.count) return null
  }
}
