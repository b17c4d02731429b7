import type { Day } from '#kernel/day.ts'
import type { Plan } from '../schedule/types.ts'

/** Whether a schedule says anything: without one nobody's time is shown, and no gap is told. */
export const hasSchedule = (plan: Plan): boolean => plan.versions.length > 0 || plan.agreed.length > 0

/** The day from which the first version counts; `null` where there is none. Before it nobody is said to be missing. */
export const scheduleSince = ({ versions }: Plan): Day | null => versions.map(({ effective }) => effective).toSorted()[0] ?? null
