import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { putDemoOrganizations, removeDemoOrganizations } from './demo.ts'
import { fill } from './fill.ts'

/** Looks every minute whether an import has run, and takes its courts and seats over. */
export function jobs({ owner, clock, demo }: { owner: Db; clock: Clock; demo: boolean }): readonly Job[] {
  return [
    {
      name: 'organizations.fill',
      every: 60_000,
      run: async () => {
        const today = dayOf(clock())
        await fill(owner, today)
        await (demo ? putDemoOrganizations(owner, today) : removeDemoOrganizations(owner))
      },
    },
  ]
}
