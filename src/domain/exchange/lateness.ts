import type { Parent } from '../schedule/types.ts'

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
  /** When it was typed in (ms), where that was later; `null` for a record made at the time. */
  enteredAt: number | null
}

/** Minutes of grace where no order says otherwise. */
export const usualGrace = 15
/** Minutes after the grace at which a side without a record counts as without one. */
export const waited = 120

/** A record that was typed in later: what it says, and when that was typed (ms). */
export interface Entered {
  at: number
  enteredAt: number
}

/** What is known of someone who has a record: `after` in whole minutes after `due`, below 0 before it. */
interface Recordable {
  at: number
  after: number
  /** When the record was typed in, where nothing was recorded at the time. */
  enteredAt: number | null
  /** Typed in later beside a record made at the time, and of an earlier moment. */
  alsoEntered: Entered | null
}

/** How one side came: nothing to say yet, in time, so many minutes past the grace, or no record. */
export type Came = { is: 'open' } | ({ is: 'on_time' } & Recordable) | ({ is: 'late'; minutes: number } & Recordable) | { is: 'no_record' }

const earliest = (records: readonly Recorded[]) => records.toSorted((one, other) => one.at - other.at)[0] ?? null

/**
 * How a side came to an exchange. What was recorded at the time counts before what was typed in later. Late are whole minutes
 * after `due` and the grace: 27 minutes after with 15 of grace are 12. On the last minute of the grace is in time.
 * @param due instant in ms
 * @param grace in minutes
 */
export function cameOf({ due, grace, records, now }: ExchangeFacts, side: Parent): Came {
  const its = records.filter((each) => each.side === side && each.kind !== 'note')
  const first = earliest(its.filter(({ enteredAt }) => enteredAt === null))
  const typed = earliest(its.filter(({ enteredAt }) => enteredAt !== null))
  const counted = first ?? typed
  if (counted === null) return now > due + (grace + waited) * 60_000 ? { is: 'no_record' } : { is: 'open' }
  const after = Math.floor((counted.at - due) / 60_000)
  const alsoEntered = first && typed && typed.at < first.at ? { at: typed.at, enteredAt: typed.enteredAt! } : null
  const known = { at: counted.at, after, enteredAt: counted.enteredAt, alsoEntered }
  return after > grace ? { is: 'late', minutes: after - grace, ...known } : { is: 'on_time', ...known }
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
