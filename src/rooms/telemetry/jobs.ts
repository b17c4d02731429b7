import { dayOf } from '../../kernel/day.ts'
import type { Job } from '../../ports/jobs/port.ts'
import { keptDays } from './rules.ts'
import type { Needs } from './service.ts'
import { forgetCrashes } from './store.ts'

const hour = 3_600_000

/** Crashes are for mending, and are forgotten after a month. */
export function jobs({ db, clock }: Needs): readonly Job[] {
  return [{ name: 'telemetry.forget', every: 6 * hour, run: () => forgetCrashes(db, dayOf(clock() - keptDays * 24 * hour)) }]
}
