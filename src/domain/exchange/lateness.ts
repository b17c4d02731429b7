import type { Parent } from '../custody/types.ts'

// What the records of an exchange say of it. Records only: nobody is judged by them, and where there is none that is said.

export const checkInKinds = ['arrived', 'handed_over', 'received', 'note'] as const
export type CheckInKind = (typeof checkInKinds)[number]

/** Vocabulary.md. */
export const exchangeStates = ['scheduled', 'checked_in', 'completed', 'late', 'missed', 'cancelled'] as const
export type ExchangeState = (typeof exchangeStates)[number]

/** One record: by which side, of what, and when (ms). */
export interface Recorded {
  side: Parent
  kind: CheckInKind
  at: number
}

/** Minutes of grace where no order says otherwise. */
export const usualGrace = 15
/** Minutes after the grace at which a side without a record counts as without one. */
export const waited = 120

/** How one side came: nothing to say yet, in time, so many minutes after the grace, or no record. */
export type Came = { is: 'open' } | { is: 'on_time'; at: number } | { is: 'late'; at: number; minutes: number } | { is: 'no_record' }

/** The first record of a side that says it was there. */
function firstOf(records: readonly Recorded[], side: Parent): number | null {
  const times = records.filter((each) => each.side === side && each.kind !== 'note').map(({ at }) => at)
  return times.length === 0 ? null : Math.min(...times)
}

/**
 * How a side came to an exchange. Late are whole minutes after `due` and the grace: 27 minutes after with 15 of grace are
 * 12. On the last minute of the grace is in time.
 * @param due instant in ms
 * @param grace in minutes
 */
export function cameOf({ due, grace, records, now }: ExchangeFacts, side: Parent): Came {
  const at = firstOf(records, side)
  if (at === null) return now > due + (grace + waited) * 60_000 ? { is: 'no_record' } : { is: 'open' }
  const minutes = Math.floor((at - due) / 60_000) - grace
  return minutes > 0 ? { is: 'late', at, minutes } : { is: 'on_time', at }
}

export interface ExchangeFacts {
  due: number
  grace: number
  records: readonly Recorded[]
  now: number
  isCancelled: boolean
}

/** Whether the children changed hands by the records: both sides were there, or one gave and one received. */
export function isCompleted(records: readonly Recorded[]): boolean {
  const kinds = new Set(records.map(({ kind }) => kind))
  const sides = new Set(records.filter(({ kind }) => kind !== 'note').map(({ side }) => side))
  return sides.size === 2 || (kinds.has('handed_over') && kinds.has('received'))
}

/** The state of an exchange at a moment, from its records. */
export function exchangeStateOf(facts: ExchangeFacts): ExchangeState {
  if (facts.isCancelled) return 'cancelled'
  const came = [cameOf(facts, 'A'), cameOf(facts, 'B')]
  const late = came.some(({ is }) => is === 'late')
  if (isCompleted(facts.records)) return late ? 'late' : 'completed'
  if (came.some(({ is }) => is === 'no_record')) return 'missed'
  if (late) return 'late'
  return came.some(({ is }) => is === 'on_time') ? 'checked_in' : 'scheduled'
}
