import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { addLeaf, type Cases, type CaseTx, changed } from '#access/cases.ts'
import { addMade, contentForWork, putMade } from '#case/files/public.ts'
import { limits } from '#domain/redaction/marks.ts'
import { wordsOfPictures } from '#evidence/texts/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { Proof } from './contract.ts'
import { type DrawingDeps, drawPages, NoCopy } from './drawing.ts'
import { prove } from './proving.ts'
import { endRedaction, failRedaction, noteProgress, type RedactionAt, redactionAt, type RedactionRow } from './store.ts'

export interface MakingDeps extends DrawingDeps {
  cases: Cases
  clock: Clock
  files: SealedFiles
}

const reason = 'a redacted copy that was asked for'
const topic = 'case'
/** Hundredths of the work until the pages are drawn; the rest is proof. */
const drawnAt = 60

/** Its author removed it, or another process ended it: there is nothing to go on with. */
class Over extends Error {}

/** Tells the author's own pages how far it is. */
const tell = (tx: CaseTx, { caseId, authorId }: Pick<RedactionRow, 'caseId' | 'authorId'>, at: Date) =>
  changed(tx, { caseId, topic, privateTo: authorId, at, entry: null })

/** Stores what is to be drawn on this machine, for the server alone. @returns its hash */
async function fetched(content: AsyncIterable<Uint8Array>, path: string): Promise<string> {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const part of content) {
      hash.update(part)
      yield part
    }
  }
  await pipeline(Readable.from(hashed()), createWriteStream(path, { mode: 0o600 }))
  return hash.digest('hex')
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Uint8Array)
  return hash.digest('hex')
}

/**
 * Makes a copy: draws, binds, proves and stores it. It bears to be run twice and beside itself: the first that is done counts. What is wrong
 * with the file or with what was asked stands with the copy; anything else is thrown, and the queue tries again.
 */
export async function makeCopy(deps: MakingDeps, of: RedactionAt): Promise<void> {
  const { cases, clock } = deps
  const start = await cases.asSystem(reason, async (tx) => {
    const row = await redactionAt(tx, of)
    if (!row || row.removedAt !== null || row.endedAt !== null) return null
    const { caseId, authorId, fileId: id } = row
    const file = { caseId, authorId, id }
    return { row, file: await contentForWork(deps, tx, file), read: await wordsOfPictures(tx, file, limits.pages) }
  })
  if (!start) return
  const { row, file, read } = start
  const folder = await mkdtemp(join(tmpdir(), 'casebalance-redaction-'))
  try {
    if (!file) throw new NoCopy('gone')
    const source = { path: join(folder, 'file'), type: file.type }
    const drawnSha256 = await fetched(await file.read(), source.path)
    if (file.type === 'application/pdf' && drawnSha256 !== row.sourceSha256)
      throw new Error('A stored file has another hash than at its upload.')
    const note = noter(deps, row)
    await note(1)
    const upTo = (from: number, to: number) => (done: number, all: number) => note(Math.floor(from + ((to - from) * done) / all))
    const pages = await drawPages(deps, { source, folder, marks: row.marks, read, note: upTo(1, drawnAt) }, limits.pages)
    const path = join(folder, 'copy.pdf')
    await deps.redactor.bind(
      pages.map(({ picture, width, height, words, labels }) => ({ picture, width, height, words, labels })),
      path,
    )
    const proved = await prove(deps, { path, folder, pages, phrases: row.phrases, note: upTo(drawnAt, 99) })
    const by = proved.extractors.find(({ name }) => name === 'PDFium')!
    const proof: Proof = { tool: by.name, version: by.version, side: 2200, drawnSha256, ...proved }
    await store(deps, row, path, { pages: pages.length, proof })
  } catch (error) {
    if (error instanceof Over) return
    if (!(error instanceof NoCopy)) throw error
    await cases.asSystem(reason, async (tx) => {
      const at = new Date(clock())
      if (await failRedaction(tx, row, error, at)) await tell(tx, row, at)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Notes how far it is, each hundredth once. */
function noter({ cases, clock }: MakingDeps, row: RedactionRow): (progress: number) => Promise<void> {
  let last = 0
  return async (progress) => {
    if (progress <= last) return
    last = progress
    await cases.asSystem(reason, async (tx) => {
      if (!(await noteProgress(tx, row, progress))) throw new Over()
      await tell(tx, row, new Date(clock()))
    })
  }
}

/** Stores a copy that was proved: it is there with its row, or not at all. */
async function store(deps: MakingDeps, row: RedactionRow, path: string, made: { pages: number; proof: Proof }): Promise<void> {
  const [sha256, { size: bytes }] = [await hashOf(path), await stat(path)]
  const address = await putMade(deps, row, createReadStream(path) as AsyncIterable<Uint8Array>)
  const isFirst = await deps.cases.asSystem(reason, async (tx) => {
    const at = new Date(deps.clock())
    if (!(await endRedaction(tx, row, made, at))) return false
    await addMade(tx, row, { bytes, sha256, address }, at)
    await tell(tx, row, at)
    const { caseId, authorId, id, fileId, sourceSha256, places } = row
    const { tool, version, side, drawnSha256, extractors, pagesRead } = made.proof
    const content = {
      file: fileId,
      redaction: id,
      source: { sha256: sourceSha256, drawn: drawnSha256 },
      copy: { sha256, bytes, pages: made.pages },
      tool,
      version,
      parameters: { side, places },
      proof: { extractors: extractors.map((one) => `${one.name} ${one.version}`), pagesRead },
    }
    await addLeaf(
      tx,
      { caseId, log: authorId, topic, at },
      { actor: null, author: authorId, verb: 'redaction.made', content, isShared: false },
    )
    return true
  })
  if (!isFirst) await deps.files.remove(address)
}
