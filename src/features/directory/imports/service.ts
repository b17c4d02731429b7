// Fills the directory from a source: new, changed and removed records since its last import, in one transaction.
// Called by the command line and at the first start, never by a request.
import { createHash, type Hash } from 'node:crypto'
import type { LineNote, Read, Source } from '#domain/directory/record.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { applyChanges, type Applied, removedNames } from './apply.ts'
import { type Difference, differencesOf } from './differences.ts'
import { unfit } from './fit.ts'
import { digestOf } from './ids.ts'
import { carryIds } from './renamed.ts'
import {
  type Change,
  changes,
  compare,
  type Counts,
  openStage,
  orphans,
  rememberStage,
  removedKeys,
  saveRun,
  saveSource,
  stage,
  type Staged,
} from './store.ts'
import { noteSuccessors } from './succession.ts'

export interface Progress {
  phase: 'reading' | 'writing'
  /** Bytes while reading, records while writing; `total` is 0 if unknown. */
  done: number
  total: number
  records: number
}

/** The changes that a run finds before it applies them. */
export interface Diff extends Counts {
  /** The first ten names of each kind of change. */
  names: Record<Change, string[]>
  /** The changes of the first ten people who change. */
  differences: Difference[]
}

export interface ImportOptions {
  /** Day of the import. */
  today: Day
  /** Finds and tells the difference, and changes nothing. */
  dryRun?: boolean
  /** Applies a run that would change or remove more than a fifth of the source. */
  force?: boolean
  onProgress?: (progress: Progress) => void
  /** Receives every line that is left out, fully or in part, as it is read. */
  onNote?: (note: LineNote & { isSkipped: boolean }) => void
  /** Called once, before anything is changed. */
  onDiff?: (diff: Diff) => void
}

export interface Outcome extends Diff, Applied {
  sourceId: string
  isDryRun: boolean
  skipped: number
  /** The first thousand lines that were left out; `onNote` gets all. */
  skips: LineNote[]
  /** The first thousand notes on lines whose record stays. */
  notes: LineNote[]
}

/** A run may remove or change this share of a source's records; more looks like a broken or a wrong file. */
const mostChanged = 0.2
const batch = 1000
const mostNotes = 1000
const mostListed = 10

interface Intake {
  records: number
  /** Digest of all records in order: it identifies the edition of a source without a file. */
  digest: Hash
  skipped: number
  skips: LineNote[]
  notes: LineNote[]
  note: (note: LineNote, isSkipped: boolean) => void
}

function openIntake(onNote: ImportOptions['onNote']): Intake {
  const intake: Intake = {
    records: 0,
    digest: createHash('sha256'),
    skipped: 0,
    skips: [],
    notes: [],
    note: (note, isSkipped) => {
      if (isSkipped) intake.skipped += 1
      const list = isSkipped ? intake.skips : intake.notes
      if (list.length < mostNotes) list.push(note)
      onNote?.({ ...note, isSkipped })
    },
  }
  return intake
}

/** A record ready for the stage, or the note that came instead. */
function staged(read: Read, intake: Intake): Staged | null {
  if ('skipped' in read) intake.note(read.skipped, true)
  else if ('noted' in read) intake.note(read.noted, false)
  else {
    const { record } = read
    const why = unfit(record)
    if (why === null) {
      const digest = digestOf(record)
      intake.digest.update(digest)
      return { key: record.key, digest, line: record.line, record }
    }
    intake.note({ line: record.line, why }, true)
  }
  return null
}

async function fillStage(tx: Db, source: Source, intake: Intake, onProgress: ImportOptions['onProgress']): Promise<void> {
  let waiting: Staged[] = []
  const flush = async () => {
    for (const { line, instead } of await stage(tx, waiting)) {
      intake.note({ line, why: `Line ${instead} has the same key and is counted instead.` }, true)
    }
    intake.records += waiting.length
    waiting = []
    onProgress?.({ phase: 'reading', done: source.file?.readSoFar() ?? 0, total: source.file?.size ?? 0, records: intake.records })
  }
  for await (const read of source.read()) {
    const record = staged(read, intake)
    if (record) waiting.push(record)
    if (waiting.length >= batch) await flush()
  }
  await flush()
  for (const { line, parent } of await orphans(tx)) {
    intake.note({ line, why: `The court above, "${parent}", is not in the list; the court is kept without it.` }, false)
  }
}

const nameOf = ({ record }: Staged) => (record.what === 'person' ? record.name.display : record.name)

async function findDiff(tx: Db, sourceId: string): Promise<Diff> {
  const counts = await compare(tx, sourceId)
  const [added, changed] = [await changes(tx, sourceId, 'added', '', mostListed), await changes(tx, sourceId, 'changed', '', mostListed)]
  const gone = await removedKeys(tx, sourceId)
  return {
    ...counts,
    names: {
      added: added.map(nameOf),
      changed: changed.map(nameOf),
      removed: await removedNames(tx, sourceId, gone.slice(0, mostListed)),
    },
    differences: await differencesOf(tx, sourceId, changed),
  }
}

/** Undoes the transaction of a run that only looked. */
class OnlyLooked extends Error {}

function guard(diff: Diff, intake: Intake, force: boolean): void {
  const { before, changed, removed } = diff
  if (intake.records === 0) throw new Fault('invalid', msg`The file has no record that can be read. Nothing was changed.`)
  if (force || before === 0 || changed + removed <= before * mostChanged) return
  throw new Fault(
    'conflict',
    msg`This run would change ${{ changed }} and remove ${{ removed }} of the ${{ before }} records that the directory has of this source, which is more than 20 %. Nothing was changed. Look at the names above; if they are right, run it again with --force.`,
  )
}

/**
 * Imports a source: reads it to a staging table, compares that with the last import, and applies the difference.
 * All of it happens in one transaction: an interrupted run leaves the directory as it was.
 * @param db handle of the schema's owner
 * @throws Fault `conflict` when more than a fifth would change or be removed and `force` is not set, `invalid` when
 *   nothing can be read; Error with a sentence when the file is of another kind
 */
export async function importSource(db: Db, source: Source, options: ImportOptions): Promise<Outcome> {
  const { today, dryRun = false, force = false, onProgress, onNote, onDiff } = options
  const intake = openIntake(onNote)
  const origin = { sourceId: source.id, editionOn: source.editionOn, today }
  const found: { diff?: Diff; applied?: Applied } = {}
  try {
    await db.transaction().execute(async (tx) => {
      await openStage(tx)
      await fillStage(tx, source, intake, onProgress)
      await noteSuccessors(tx)
      if (source.keysAreNames) {
        for (const { line, was, now } of await carryIds(tx, source.id))
          intake.note({ line, why: `"${was}" of the last edition is the same person as "${now}": the page and its reviews stay.` }, false)
      }
      const diff = await findDiff(tx, source.id)
      found.diff = diff
      onDiff?.(diff)
      if (dryRun) throw new OnlyLooked()
      guard(diff, intake, force)
      await saveSource(tx, source)
      found.applied = await applyChanges(tx, origin, diff, (done) =>
        onProgress?.({ phase: 'writing', done, total: diff.added + diff.changed, records: intake.records }),
      )
      await rememberStage(tx, source.id)
      await saveRun(
        tx,
        {
          sourceId: source.id,
          fileName: source.file?.name ?? 'made by the program',
          fileSha256: source.file?.sha256() ?? intake.digest.digest('hex'),
          importedOn: today,
          skipped: intake.skipped,
        },
        diff,
      )
    })
  } catch (error) {
    if (!(error instanceof OnlyLooked)) throw error
  }
  const { diff, applied } = found
  if (!diff) throw new Error('The import ended without a result.')
  return {
    ...diff,
    ...(applied ?? { fictionalGone: [], named: 0, linked: 0 }),
    sourceId: source.id,
    isDryRun: dryRun,
    skipped: intake.skipped,
    skips: intake.skips,
    notes: intake.notes,
  }
}
