import type { Plan } from '../custody/types.ts'

/** Whether a schedule says anything: without one nobody's time is shown, and no gap is told. */
export const hasSchedule = (plan: Plan): boolean => plan.versions.length > 0 || plan.agreed.length > 0
