import { nextAt } from '#domain/sources/cadence.ts'
import { limitsOf } from '#domain/sources/chart.ts'
import { holdsOf } from '#domain/sources/gate.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Db } from '#ports/db/port.ts'
import type { Fetcher } from '#ports/fetcher/port.ts'
import { importSource, type Outcome } from '#directory/imports/public.ts'
import type { FaultName } from './contract.ts'
import { download, type StoredDownload, pack, unpack } from './download.ts'
import { type ParserName, parserVersions, sourceOf } from './parsers.ts'
import { beat, begin, bodyOf, type Ended, keepBody, moveRun, noteSetup, type Progress, supersede } from './store.runs.ts'
import { type RunRow, rowsTaken, setupOf, type SetupRow } from './store.ts'

export interface CollectDeps {
  /** The schema's owner, as for every import. */
  db: Db
  fetcher: Fetcher
  clock: Clock
  /** By which hosts know us; `contact` is the source's. */
  userAgent: (contact: string) => string
  report: (error: unknown, where: string) => void
  /** Milliseconds between two signs of life of a run. */
  beatEvery?: number
}

/** The run was cancelled: by an admin, or by the kill switch. */
class CalledOff extends Error {}
/** The parser did not expect the downloaded content; the message is a sentence. */
class Unreadable extends Error {}

const isNothing = ({ added, changed, removed }: Pick<Outcome, 'added' | 'changed' | 'removed'>) => added + changed + removed === 0
const countsOf = (found: Outcome): Ended => ({
  before: found.before,
  added: found.added,
  changed: found.changed,
  removed: found.removed,
  skipped: found.skipped,
  rows_in: found.added + found.changed + found.unchanged,
  sample: JSON.stringify({ added: found.names.added, changed: found.differences, removed: found.names.removed }),
})

/** Runs sources, one run at a time: fetches, reads, compares, and applies changes that need no review. */
export function collecting({ db, fetcher, clock, userAgent, report, beatEvery = 2_000 }: CollectDeps) {
  const now = () => new Date(clock())

  /** Looks at what an import would do, or does it. A header that is another one, or no table at all, is the page's fault. */
  async function read(
    setup: SetupRow,
    stored: StoredDownload,
    dryRun: boolean,
    onProgress: (progress: Progress) => void,
  ): Promise<Outcome> {
    try {
      return await importSource(db, sourceOf(setup, stored), {
        today: dayOf(clock()),
        dryRun,
        // Large or unusual changes were checked before (domain/sources/gate.ts), with more data than the importer has.
        force: true,
        onProgress,
      })
    } catch (error) {
      if (error instanceof CalledOff) throw error
      // The reader's own sentences (a column that is not there) are plain errors; everything else has a class or a code.
      const isPlain = error instanceof Fault || (error instanceof Error && error.constructor === Error && !('code' in error))
      throw isPlain ? new Unreadable(error.message.slice(0, 500), { cause: error }) : error
    }
  }

  /** Records the result of a successful run with its source. */
  const came = async (setup: SetupRow, stored: StoredDownload | null) => {
    // Not where an admin has changed the settings meanwhile: these marks are of another address or mapping.
    if (stored)
      await noteSetup(db, setup.source_id, { etag: stored.etag, last_modified: stored.lastModified, is_new: false }, stored.version)
    await noteSetup(db, setup.source_id, {
      checked_at: now(),
      due_at: new Date(nextAt(clock(), setup.every_hours, 0)),
      failures: 0,
      moved_to: null,
    })
  }

  async function fail(row: RunRow, setup: SetupRow, why: FaultName, ended: Ended & { to?: string } = {}) {
    const { to, ...said } = ended
    const failures = setup.failures + 1
    // A host that says no, or has moved, says the same an hour later.
    const wait = why === 'robots' || why === 'moved' ? 0 : failures
    await noteSetup(db, setup.source_id, {
      failures,
      due_at: new Date(nextAt(clock(), setup.every_hours, wait)),
      ...(to !== undefined && { moved_to: to }),
    })
    await moveRun(db, row.id, 'failed', { ...said, fault: why }, now())
  }

  /** Fetches and checks; changes that need no approval are applied. */
  async function collect(run: RunRow, setup: SetupRow, signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<void> {
    const progress = (next: Progress) => {
      onProgress(next)
      signal.throwIfAborted()
    }
    const got = await download(setup, {
      fetcher,
      userAgent,
      now: clock(),
      signal,
      onProgress: (done, total) => progress({ phase: 'fetching', done, total }),
    })
    const { trace } = got
    const way: Ended = { codes: trace.codes.slice(-200), bytes: trace.bytes, parser: parserVersions[setup.parser as ParserName] }
    if (trace.robots !== null) await noteSetup(db, setup.source_id, { robots: trace.robots, robots_on: dayOf(clock()) })
    if (got.is === 'failed') return fail(run, setup, got.why, { ...way, ...(got.to !== undefined && { to: got.to }) })
    if (got.is === 'unchanged') {
      await came(setup, null)
      await moveRun(db, run.id, 'unchanged', way, now())
      return
    }
    const { stored } = got
    let found: Outcome
    try {
      found = await read(setup, stored, true, progress)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      return fail(run, setup, 'unreadable', { ...way, fault_text: error.message })
    }
    const counts = { ...way, ...countsOf(found) }
    if (counts.rows_in === 0) return fail(run, setup, 'no_rows', counts)
    const limits = limitsOf(await rowsTaken(db, setup.source_id))
    const chart: Ended = { chart_mean: limits?.mean ?? null, chart_lower: limits?.lower ?? null, chart_upper: limits?.upper ?? null }
    const holds = holdsOf({ change: found, rows: counts.rows_in!, limits, isByHand: run.is_by_hand, isFirst: setup.is_new })
    await supersede(db, setup.source_id, run.id, now())
    if (holds.length > 0 && !(isNothing(found) && holds.every((hold) => hold === 'asked'))) {
      await keepBody(db, run.id, pack(stored))
      await noteSetup(db, setup.source_id, { due_at: new Date(nextAt(clock(), setup.every_hours, 0)), failures: 0, checked_at: now() })
      await moveRun(db, run.id, 'held', { ...counts, ...chart, held_for: holds }, now())
      return
    }
    // By hand is a dry run: nothing is written, not even that nothing has changed.
    if (!run.is_by_hand) await read(setup, stored, false, progress)
    await came(setup, stored)
    await moveRun(db, run.id, isNothing(found) ? 'unchanged' : 'applied', { ...counts, ...chart }, now())
  }

  /** Takes a run and sees it through. @returns whether it could be taken */
  async function carryOut(row: RunRow): Promise<boolean> {
    const setup = await setupOf(db, row.source_id)
    if (!setup || !(await begin(db, row.id, new URL(setup.address).host, now()))) return false
    const off = new AbortController()
    let progress: Progress = { phase: 'fetching', done: 0, total: 0 }
    const look = async () => {
      if (!(await beat(db, row.id, progress, now()))) off.abort(new CalledOff())
    }
    const timer = setInterval(() => void look().catch((error: unknown) => report(error, 'sources.beat')), beatEvery)
    try {
      if (setup.stopped_why !== null) throw new CalledOff()
      await look()
      off.signal.throwIfAborted()
      await collect(row, setup, off.signal, (next) => (progress = next))
    } catch (error) {
      const ended: Ended = error instanceof CalledOff ? { fault: setup.stopped_why === null ? null : 'stopped' } : { fault: 'bug' }
      if (error instanceof CalledOff) await moveRun(db, row.id, 'cancelled', ended, now())
      else {
        report(error, `sources.run ${row.source_id}`)
        await fail(row, setup, 'bug')
      }
    } finally {
      clearInterval(timer)
    }
    return true
  }

  /** Applies exactly what an admin has looked at. */
  async function apply(row: RunRow): Promise<void> {
    const setup = await setupOf(db, row.source_id)
    const body = await bodyOf(db, row.id)
    if (!setup || body === null || setup.stopped_why !== null) {
      await moveRun(db, row.id, 'failed', { fault: setup?.stopped_why ? 'stopped' : 'changed_since' }, now())
      return
    }
    const unpacked = unpack(body)
    const silent = () => {}
    try {
      const found = await read(setup, unpacked, true, silent)
      const isSame = (['before', 'added', 'changed', 'removed'] as const).every((count) => found[count] === row[count])
      // Nothing is left to do where a process died between the import and its note.
      if (!isSame && !isNothing(found)) {
        await moveRun(db, row.id, 'failed', { fault: 'changed_since' }, now())
        return
      }
      if (isSame) await read(setup, unpacked, false, silent)
      await came(setup, unpacked)
      await moveRun(db, row.id, 'applied', {}, now())
    } catch (error) {
      if (!(error instanceof Unreadable)) report(error, `sources.apply ${row.source_id}`)
      await moveRun(db, row.id, 'failed', { fault: error instanceof Unreadable ? 'unreadable' : 'bug' }, now())
    }
  }

  return { carryOut, apply }
}
