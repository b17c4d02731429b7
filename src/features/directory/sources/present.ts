import { freshnessOf } from '#domain/sources/cadence.ts'
import { isOutside, limitsOf } from '#domain/sources/chart.ts'
import { holds } from '#domain/sources/gate.ts'
import { states } from '#domain/sources/states.ts'
import { type Chart, faults, type Run, type Setup, type Status } from './contract.ts'
import type { RunRow, SetupRow } from './store.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null
const phases = ['fetching', 'reading', 'writing'] as const

/** A run as staff see it. */
export function presentRun(row: RunRow): Run {
  const phase = phases.find((known) => known === row.phase)
  return {
    id: row.id,
    source: row.source_id,
    state: states.find((state) => state === row.state)!,
    isByHand: row.is_by_hand,
    askedAt: row.asked_at.toISOString(),
    endedAt: iso(row.ended_at),
    took: row.begun_at && row.ended_at ? row.ended_at.getTime() - row.begun_at.getTime() : null,
    codes: row.codes,
    bytes: row.bytes,
    rowsIn: row.rows_in,
    before: row.before,
    added: row.added,
    changed: row.changed,
    removed: row.removed,
    skipped: row.skipped,
    fault: faults.find((fault) => fault === row.fault) ?? null,
    faultText: row.fault_text,
    heldFor: holds.filter((hold) => row.held_for.includes(hold)),
    parser: row.parser,
    progress: row.state === 'running' && phase ? { phase, done: row.done, total: row.total } : null,
    cancelAsked: row.cancel_asked,
  }
}

export function presentStatus(row: SetupRow, last: RunRow | undefined, now: number): Status {
  const isOff = row.is_paused || row.stopped_why !== null
  return {
    id: row.source_id,
    title: row.title,
    isFictional: row.is_fictional,
    isPaused: row.is_paused,
    isStopped: row.stopped_why !== null,
    everyHours: row.every_hours,
    freshness: freshnessOf(row.checked_at?.getTime() ?? null, row.every_hours, now),
    checkedAt: iso(row.checked_at),
    dueAt: isOff ? null : iso(row.due_at),
    failures: row.failures,
    last: last ? presentRun(last) : null,
  }
}

export function presentSetup(row: SetupRow, open: RunRow | undefined): Setup {
  return {
    id: row.source_id,
    title: row.title,
    publisher: row.publisher,
    licence: row.licence,
    kind: row.kind === 'csv' ? 'csv' : 'html',
    parser: row.parser,
    address: row.address,
    mapping: row.mapping === null ? null : JSON.stringify(row.mapping, null, 2),
    terms: row.terms,
    termsOn: row.terms_on,
    contact: row.contact,
    everyHours: row.every_hours,
    spacingSeconds: row.spacing_seconds,
    isPaused: row.is_paused,
    stoppedWhy: row.stopped_why,
    isFictional: row.is_fictional,
    movedTo: row.moved_to,
    robots: (['allowed', 'none', 'refused', 'unreachable'] as const).find((verdict) => verdict === row.robots) ?? null,
    robotsOn: row.robots_on,
    version: row.version,
    open: open ? presentRun(open) : null,
  }
}

/** The control chart of a source. @param rows its runs, the newest first */
export function presentChart(rows: readonly RunRow[], taken: readonly number[]): Chart {
  const limits = limitsOf(taken)
  const points = rows.toReversed().flatMap(({ id, asked_at: at, rows_in: n, state }) =>
    n === null
      ? []
      : [
          {
            id,
            on: at.toISOString().slice(0, 10),
            rows: n,
            isTaken: state === 'applied' || state === 'unchanged',
            isOutside: isOutside(n, limits),
          },
        ],
  )
  return { points, limits }
}
