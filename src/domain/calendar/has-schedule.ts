import type { Day } from '#kernel/day.ts'
import type { Plan } from '../schedule/types.ts'

/** Whether the plan has a schedule: without one, the calendar shows nobody's time and reports no gap. */
export const hasSchedule = (plan: Plan): boolean => plan.versions.length > 0 || plan.agreed.length > 0

/** The first day of the first version; `null` where there is none. Before that day no parent counts as missing. */
export const scheduleSince = ({ versions }: Plan): Day | null => versions.map(({ effective }) => effective).toSorted()[0] ?? null
