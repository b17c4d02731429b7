import { isVisible, type State } from '../moderation/states.ts'
import type { Lane } from './grounds.ts'

/** The states of a notice (ratings.md, section 3.4). */
export const takedownStates = ['received', 'acknowledged', 'in_review', 'decided', 'withdrawn'] as const
export type TakedownState = (typeof takedownStates)[number]

/** Steps that change the state; records about a notice (a mark, a hold, an export) do not. */
export const takedownSteps = ['acknowledged', 'taken', 'proposed', 'decided', 'withdrawn'] as const
export type TakedownStep = (typeof takedownSteps)[number]

/** The outcomes of a notice. `gone`: no rating that it names was still public at the decision. */
export const outcomes = ['kept', 'disputed', 'affirm_asked', 'edit_asked', 'hidden', 'removed', 'gone'] as const
export type Outcome = (typeof outcomes)[number]

/** The outcome of a notice about several ratings, each with its own outcome: the gravest counts. */
export function gravestOf(each: readonly Outcome[]): Outcome {
  const graver: readonly Outcome[] = ['removed', 'hidden', 'edit_asked', 'affirm_asked', 'disputed', 'kept', 'gone']
  return graver.find((outcome) => each.includes(outcome)) ?? 'gone'
}

/** Whether "it stays as it is" is true of a rating: people read it, or do again once this report is over. */
export const canStay = (status: State): boolean => isVisible(status) || status === 'flagged_hidden'

const ended: readonly State[] = ['removed', 'refused', 'appealed', 'final', 'superseded', 'withdrawn']
/** Whether another decision, or its author, has ended a rating: then only the outcome `gone` is true. */
export const hasEnded = (status: State): boolean => ended.includes(status)

interface Transition {
  from: readonly TakedownState[]
  to: TakedownState
  by: 'sender' | 'staff'
}

/** The allowed steps of a notice; all others are forbidden. Taking a notice also acknowledges it. */
const transitions: Readonly<Record<TakedownStep, Transition>> = {
  acknowledged: { from: ['received'], to: 'acknowledged', by: 'staff' },
  taken: { from: ['received', 'acknowledged'], to: 'in_review', by: 'staff' },
  // One of the two people that a removal takes: the other one decides.
  proposed: { from: ['in_review'], to: 'in_review', by: 'staff' },
  decided: { from: ['in_review'], to: 'decided', by: 'staff' },
  withdrawn: { from: ['received', 'acknowledged', 'in_review'], to: 'withdrawn', by: 'sender' },
}

/** The state after a step; `null` for a step that the table does not have. */
export function stateAfter(state: TakedownState, step: TakedownStep, by: 'sender' | 'staff'): TakedownState | null {
  const { from, to, by: whose } = transitions[step]
  return whose === by && from.includes(state) ? to : null
}

/** The outcomes that a lane has. Only an order of a court hides a rating by law. */
export function outcomesIn(lane: Lane): readonly Outcome[] {
  return lane === 'counsel' ? outcomes : outcomes.filter((outcome) => outcome !== 'hidden')
}

/** Years that a notice is stored after its end (ratings.md, section 3.4). */
const retentionYears = 3

/** Notices that ended before this moment (milliseconds) are erased, unless on hold: three years to the day. */
export function erasedBefore(now: number): number {
  const at = new Date(now)
  at.setUTCFullYear(at.getUTCFullYear() - retentionYears)
  return at.getTime()
}
