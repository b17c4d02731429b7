import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addLeaf, type CaseTx, changed } from '#access/cases.ts'
import { accountOfSeat } from '#case/cases/public.ts'
import { addMade, putMade } from '#case/files/public.ts'
import { archived, counted, type Entry, entryOf } from '#case/records/public.ts'
import { buildRecord } from '#domain/record/build.ts'
import { manifestPath } from '#domain/record/format.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { archiveOf } from './archiving.ts'
import { boundIn } from './binding.ts'
import { gather } from './gathering.ts'
import { type MakingDeps, reason } from './making-deps.ts'
import { reviewLine } from './paper.ts'
import { pdfOf } from './removing.ts'
import { endExport, type ExportAt, exportAt, type ExportRow, failExport, noteProgress } from './store.exports.ts'
import { fileEntry, readFrom } from './local-files.ts'

const topic = 'case'

/** Its author deleted it, or another process ended it: there is nothing to go on with. */
class Over extends Error {}

/** Tells the author's own pages how far it is. */
const tell = (tx: CaseTx, { caseId, authorId }: Pick<ExportRow, 'caseId' | 'authorId'>, at: Date) =>
  changed(tx, { caseId, topic, privateTo: authorId, at, entry: null })

/** Says that it can't be made, and why. */
export async function fail(
  { cases, clock }: Pick<MakingDeps, 'cases' | 'clock'>,
  of: ExportAt & { authorId: string },
  why: string,
): Promise<void> {
  await cases.asSystem(reason, async (tx) => {
    const at = new Date(clock())
    if (await failExport(tx, of, why, at)) await tell(tx, of, at)
  })
}

/** Notes how far it is, each number once. @throws Over where there is nothing to go on with */
function progressOf({ cases, clock }: MakingDeps, asked: ExportRow) {
  let last = -1
  return async (progress: number) => {
    if (progress <= last) return
    last = progress
    await cases.asSystem(reason, async (tx) => {
      if (!(await noteProgress(tx, asked, progress))) throw new Over()
      await tell(tx, asked, new Date(clock()))
    })
  }
}

/**
 * Makes exhibits: reads, draws, binds, packs and stores them. It bears to be run twice and beside itself: the first that is done counts, and pages
 * have the same numbers in both. What is wrong with what was asked stands with the export; anything else is thrown, and the queue tries again.
 */
export async function makeExhibits(deps: MakingDeps, at: ExportAt): Promise<void> {
  const { cases } = deps
  const found = await cases.asSystem(reason, async (tx) => {
    const asked = await exportAt(tx, at)
    return asked && { asked, account: await accountOfSeat(tx, asked.caseId, asked.authorId) }
  })
  if (!found) return
  const { asked, account } = found
  const folder = await mkdtemp(path.join(tmpdir(), 'casebalance-exhibits-'))
  try {
    const note = progressOf(deps, asked)
    await note(1)
    if (account === null) throw new Fault('not_found', msg`There is no such case.`)
    await made(deps, asked, { account, folder, note })
  } catch (error) {
    if (error instanceof Over) return
    if (!(error instanceof Fault)) throw error
    await fail(deps, asked, english(error.text))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Making {
  account: string
  folder: string
  note: (progress: number) => Promise<void>
}

async function made(deps: MakingDeps, asked: ExportRow, { account, folder, note }: Making): Promise<void> {
  const { cases, clock, appName, host } = deps
  const madeAt = new Date(clock())
  const gathered = await gather(deps, account, asked, madeAt)
  const bound = await boundIn(deps, gathered, asked, { folder, note, madeAt })
  const entries = await archiveOf(deps, bound, asked, { folder, note, host })
  const review = reviewLine(asked.reviewedAt, gathered.zone)
  const proofs = buildRecord({
    about: {
      software: appName,
      case: asked.caseId,
      seat: asked.authorId,
      askedBy: gathered.askedBy,
      madeAt: madeAt.toISOString(),
      zone: gathered.zone,
      range: { from: null, to: null },
      filters: [`Exhibits: ${asked.asked.name}`, review],
      omitted: { statement: 'These are the exhibits that their author chose, and the entries of no other thing.', counts: [] },
    },
    keys: gathered.ledger.keys,
    shared: gathered.ledger.shared,
    own: gathered.ledger.own,
    site: gathered.ledger.site,
    days: gathered.ledger.days,
    contents: entries.map(({ path: name, bytes, sha256 }) => ({ path: name, bytes, sha256 })),
    sign: gathered.ledger.sign,
  })
  const manifest = entryOf(manifestPath, proofs.get(manifestPath)!).sha256
  const all: Entry[] = [...entries, ...[...proofs].map(([name, content]) => entryOf(name, content))]
  const total = all.reduce((sum, { bytes }) => sum + bytes, 1)
  const passing = counted(archived(all, madeAt), (bytes) => note(Math.min(98, 85 + Math.floor((bytes / total) * 13))))
  const archive = { address: await putMade(deps, asked, passing.content), ...passing.known() }
  const paper = await fileEntry('exhibits.pdf', bound.pdf)
  const of = { caseId: asked.caseId, authorId: asked.authorId, id: pdfOf(asked) }
  const pdf = { address: await putMade(deps, of, readFrom(bound.pdf)), bytes: paper.bytes, sha256: paper.sha256 }
  const isFirst = await cases.asSystem(reason, async (tx) => {
    const at = new Date(clock())
    if (!(await endExport(tx, asked, { exhibits: bound.made, pages: bound.pages, manifest, code: gathered.code }, at))) return false
    await addMade(tx, asked, archive, at)
    await addMade(tx, of, pdf, at)
    await tell(tx, asked, at)
    const files = gathered.wanted.map(({ file }) => file.id)
    const content = { export: asked.id, manifest, sha256: archive.sha256, bytes: archive.bytes, files }
    await addLeaf(
      tx,
      { caseId: asked.caseId, log: asked.authorId, topic, at },
      { actor: null, author: asked.authorId, verb: 'exhibits.made', content, isShared: false },
    )
    return true
  })
  if (isFirst) return
  await deps.files.remove(archive.address)
  await deps.files.remove(pdf.address)
}
