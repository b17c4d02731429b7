import type { Lane } from './grounds.ts'

/** Where a notice stands (ratings.md, section 3.4). */
export const takedownStates = ['received', 'acknowledged', 'in_review', 'decided', 'withdrawn'] as const
export type TakedownState = (typeof takedownStates)[number]

/** What moves it; what is only written down beside it (a mark, a hold, an export) moves nothing. */
export const takedownSteps = ['acknowledged', 'taken', 'proposed', 'decided', 'withdrawn'] as const
export type TakedownStep = (typeof takedownSteps)[number]

/** What can come of a notice. */
export const outcomes = ['kept', 'disputed', 'affirm_asked', 'edit_asked', 'hidden', 'removed'] as const
export type Outcome = (typeof outcomes)[number]

interface Transition {
  from: readonly TakedownState[]
  to: TakedownState
  by: 'sender' | 'staff'
}

/** What may happen to a notice; what is not here may not. To take it up is to acknowledge it too. */
const transitions: Readonly<Record<TakedownStep, Transition>> = {
  acknowledged: { from: ['received'], to: 'acknowledged', by: 'staff' },
  taken: { from: ['received', 'acknowledged'], to: 'in_review', by: 'staff' },
  // One of the two people who take down: the other one decides.
  proposed: { from: ['in_review'], to: 'in_review', by: 'staff' },
  decided: { from: ['in_review'], to: 'decided', by: 'staff' },
  withdrawn: { from: ['received', 'acknowledged', 'in_review'], to: 'withdrawn', by: 'sender' },
}

/** Where a step leads; `null` for one that the table does not have. */
export function stateAfter(state: TakedownState, step: TakedownStep, by: 'sender' | 'staff'): TakedownState | null {
  const { from, to, by: whose } = transitions[step]
  return whose === by && from.includes(state) ? to : null
}

/** The outcomes that a lane has. Only an order of a court hides a rating by law. */
export function outcomesIn(lane: Lane): readonly Outcome[] {
  return lane === 'counsel' ? outcomes : outcomes.filter((outcome) => outcome !== 'hidden')
}

/** Years that a notice is kept after its end (ratings.md, section 3.4). */
const keptYears = 3

/** What ended before this moment (milliseconds) is erased, unless it is held: three years to the day. */
export function erasedBefore(now: number): number {
  const at = new Date(now)
  at.setUTCFullYear(at.getUTCFullYear() - keptYears)
  return at.getTime()
}

/** So many ratings may notices of one network hide in a day, and notices of all together: a flood hides no more than that. */
export const mostHiddenByOne = 3
export const mostHiddenADay = 30
/** The same for notices that came without proof of work, as a plain form does: they cost their sender nothing. */
export const mostHiddenByOneUnproven = 1
export const mostHiddenUnproven = 10
