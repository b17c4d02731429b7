import { addLeaf, type Cases, type CaseTx, changed } from '#access/cases.ts'
import { accountOfSeat } from '#case/cases/public.ts'
import { addMade, putMade, usedContent } from '#case/files/public.ts'
import { sizeText } from '#domain/files/sizes.ts'
import { buildRecord } from '#domain/record/build.ts'
import { type About, manifestPath } from '#domain/record/format.ts'
import type { VerifierFile } from '#feature/deps.ts'
import type { Clock } from '#kernel/clock.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { Papers } from '#ports/papers/port.ts'
import { archived, type Entry, entryOf } from './archive.ts'
import { pathsOf, readmeOf, tablesOf } from './contents.ts'
import { counted } from './counting.ts'
import { certificateOf, codeOf, omissionOf, paperOf, subjectOf } from './paper.ts'
import { gather, type Gathered } from './reading.ts'
import { mostBytes } from './rules.ts'
import type { RecordPart } from './slots.ts'
import { endRecord, failRecord, noteProgress, type RecordAt, recordAt, type RecordRow } from './store.ts'

export interface MakingDeps {
  cases: Cases
  app: Db
  clock: Clock
  files: SealedFiles
  papers: Papers
  verifier: () => Promise<VerifierFile[]>
  parts: readonly RecordPart[]
  appName: string
  host: string
  secret: string
}

const topic = 'case'
const reason = 'a record that was asked for'

/** Its author deleted it, or another process ended it: there is nothing to go on with. */
class Over extends Error {}

/** Tells the author's own pages how far their record is. */
const tell = (tx: CaseTx, { caseId, authorId }: Pick<RecordRow, 'caseId' | 'authorId'>, at: Date) =>
  changed(tx, { caseId, topic, privateTo: authorId, at, entry: null })

/** Says that a record can't be made, and why. */
export async function fail(
  { cases, clock }: Pick<MakingDeps, 'cases' | 'clock'>,
  of: RecordAt & { authorId: string },
  why: string,
): Promise<void> {
  await cases.asSystem(reason, async (tx) => {
    const at = new Date(clock())
    if (await failRecord(tx, of, why, at)) await tell(tx, of, at)
  })
}

/** Where its files are, in the order in which they are read, and the hash of what stands on paper. */
async function contentsOf(deps: MakingDeps, gathered: Gathered, asked: RecordRow, madeAt: Date, note: (progress: number) => Promise<void>) {
  const { papers, host, appName } = deps
  const paths = pathsOf(gathered)
  const items = gathered.parts.flatMap((part) => part.items)
  const natives = items.flatMap((item) => item.files)
  const total = natives.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > mostBytes) {
    const [all, most] = [sizeText(total), sizeText(mostBytes)]
    throw new Fault('invalid', msg`The files are ${{ all }} together, and a record holds at most ${{ most }}. Choose fewer days.`)
  }
  const printed = await papers.drawSigned((signature) => paperOf(gathered, asked, { madeAt, host, paths, signature }))
  await note(60)
  const paper = { ...entryOf('record.pdf', printed.bytes), isDense: true }
  const certified = certificateOf(asked, {
    software: appName,
    host,
    madeAt,
    pages: printed.pages,
    items: items.length,
    paperHash: paper.sha256,
  })
  const certificate = certified && { ...entryOf('certificate-draft.pdf', (await papers.draw(certified)).bytes), isDense: true }
  const entries: Entry[] = [
    readmeOf({ host, hasCertificate: certificate !== null }),
    paper,
    ...(certificate === null ? [] : [certificate]),
    ...tablesOf(gathered, paths),
    ...(await deps.verifier()).map(({ name, content }) => entryOf(name, content)),
    ...natives.map((use): Entry => ({
      path: paths.get(use.id)!,
      bytes: use.bytes,
      sha256: use.sha256,
      content: async () => usedContent(deps, use)(),
      isDense: !use.type.startsWith('text/'),
    })),
  ]
  return { entries, items: items.length, pages: printed.pages }
}

const aboutOf = (gathered: Gathered, asked: RecordRow, madeAt: Date, software: string): About => ({
  software,
  case: asked.caseId,
  seat: asked.authorId,
  askedBy: gathered.askedBy,
  madeAt: madeAt.toISOString(),
  zone: gathered.zone,
  range: { from: asked.from, to: asked.to },
  filters: asked.about === null ? [] : [subjectOf(asked)],
  omitted: { statement: omissionOf(gathered, asked), counts: gathered.leftOut },
})

/**
 * Makes a record: reads, draws, packs and stores it. It bears to be run twice and beside itself: the first that is done counts. What is
 * wrong with what was asked stands with the record; anything else is thrown, and the queue tries again.
 */
export async function makeRecord(deps: MakingDeps, of: RecordAt): Promise<void> {
  const { cases, clock, appName } = deps
  const found = await cases.asSystem(reason, async (tx) => {
    const asked = await recordAt(tx, of)
    return asked && { asked, account: await accountOfSeat(tx, asked.caseId, asked.authorId) }
  })
  if (!found) return
  const { asked, account } = found
  let last = 0
  const note = async (progress: number) => {
    if (progress !== 1 && progress <= last) return
    last = progress
    await cases.asSystem(reason, async (tx) => {
      if (!(await noteProgress(tx, asked, progress))) throw new Over()
      await tell(tx, asked, new Date(clock()))
    })
  }
  try {
    await note(1)
    if (account === null) throw new Fault('not_found', msg`There is no such case.`)
    const madeAt = new Date(clock())
    const gathered = await gather(deps, account, asked, madeAt)
    await note(20)
    const itemIds = gathered.parts.flatMap((part) => part.items.map(({ id }) => id))
    const { entries, items, pages } = await contentsOf(deps, gathered, asked, madeAt, note)
    const proofs = buildRecord({
      about: aboutOf(gathered, asked, madeAt, appName),
      keys: gathered.ledger.keys,
      shared: gathered.ledger.shared,
      own: null,
      site: gathered.ledger.site,
      days: [],
      contents: entries.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
      sign: gathered.ledger.sign,
    })
    const manifest = entryOf(manifestPath, proofs.get(manifestPath)!).sha256
    const all = [...entries, ...[...proofs].map(([path, content]) => entryOf(path, content))]
    const total = all.reduce((sum, { bytes }) => sum + bytes, 1)
    const passing = counted(archived(all, madeAt), (bytes) => note(Math.min(98, 60 + Math.floor((bytes / total) * 8) * 5)))
    const address = await putMade(deps, asked, passing.content)
    const isFirst = await cases.asSystem(reason, async (tx) => {
      const at = new Date(clock())
      const made = passing.known()
      if (
        !(await endRecord(
          tx,
          asked,
          { items, pages, manifest, leftOut: gathered.leftOut, software: appName, code: codeOf(gathered), itemIds },
          at,
        ))
      )
        return false
      await addMade(tx, asked, { ...made, address }, at)
      await tell(tx, asked, at)
      const content = { record: asked.id, manifest, sha256: made.sha256, bytes: made.bytes }
      await addLeaf(
        tx,
        { caseId: asked.caseId, log: asked.authorId, topic, at },
        { actor: null, author: asked.authorId, verb: 'records.made', content, isShared: false },
      )
      return true
    })
    if (!isFirst) await deps.files.remove(address)
  } catch (error) {
    if (error instanceof Over) return
    if (!(error instanceof Fault)) throw error
    await fail(deps, asked, english(error.text))
  }
}
