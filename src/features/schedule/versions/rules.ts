import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Basis, VersionState } from './contract.ts'

/** Stands for the children where none is entered yet: rules for all of them hold for it. */
export const anyChild = 'any'

/** The state at a moment (ms): a proposal expires when its time to answer is over, whether a job has written that down or not. */
export function stateAt(state: VersionState, respondBy: number | null, now: number): VersionState {
  return state === 'proposed' && respondBy !== null && respondBy <= now ? 'expired' : state
}

const over: readonly VersionState[] = ['declined', 'withdrawn', 'expired']

interface Standing {
  state: VersionState
  isMine: boolean
  /** A parent whose seat has not ended. */
  isParent: boolean
}

/** Who may do what with a version: its author while it is a draft or unanswered, the other parent once it is proposed. */
export function canOf({ state, isMine, isParent }: Standing) {
  const own = isParent && isMine
  return {
    change: own && state === 'draft',
    propose: own && state === 'draft',
    discard: own && state === 'draft',
    answer: isParent && !isMine && state === 'proposed',
    withdraw: own && state === 'proposed',
    again: own && over.includes(state),
  }
}

interface Way {
  basis: Basis
  /** An order was chosen, or the note names one. */
  hasOrder: boolean
  otherJoined: boolean
  effective: string
  today: string
  /** Something is in force already. */
  hasSchedule: boolean
}

/**
 * What becomes of a draft that is sent: `propose` it to the other parent, or put it `in_force` because nobody else is
 * there to answer; else why it cannot be sent, at its field.
 */
export function wayOf({ basis, hasOrder, otherJoined, effective, today, hasSchedule }: Way) {
  const wrong = (field: string, sentence: Text) => ({ way: 'none', field, sentence }) as const
  if (basis === 'order' && !hasOrder)
    return wrong('orderId', msg`Say which order it is: choose it, or write its date and paragraph into the note.`)
  if (otherJoined) {
    if (basis === 'own')
      return wrong('basis', msg`The other parent has joined: a schedule is proposed to them, as agreed or as an order says.`)
    // What has been is not agreed again: nights that were counted stay as they were.
    if (basis === 'agreed' && hasSchedule && effective < today)
      return wrong('effective', msg`What you agree on begins today or later. The days before stay as they were.`)
    return { way: 'propose' } as const
  }
  if (basis === 'agreed')
    return wrong('basis', msg`Nobody is there to agree yet. Until the other parent joins, it is your own plan, or what an order says.`)
  return { way: 'in_force' } as const
}

/** The days of a schedule that are over before today: the first, the last, how many; `null` where it starts today or later. */
export function pastDays(effective: string, today: string): { from: Day; to: Day; days: number } | null {
  const [first, now] = [numberOf(effective as Day), numberOf(today as Day)]
  return first < now ? { from: dayAt(first), to: dayAt(now - 1), days: now - first } : null
}

/** The approved version that takes over from one that starts on a day; `null` where none starts later. */
export const nextAfter = <V extends { state: VersionState; effective: string }>(versions: readonly V[], effective: string): V | null =>
  versions
    .filter((version) => version.state === 'approved' && version.effective > effective)
    .toSorted((one, other) => (one.effective < other.effective ? -1 : 1))[0] ?? null
