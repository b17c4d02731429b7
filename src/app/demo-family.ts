import { casesOf } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Day } from '#kernel/day.ts'
import type { Database } from '#ports/db/port.ts'
import { demoFamily } from '#case/cases/demo-family.ts'
import { putOtherDemoCases } from '#case/cases/demo-others.ts'
import { putDemoCase, removeDemoCase } from '#case/cases/demo.ts'
import { dayInZone } from '#kernel/dates.ts'
import { demoOfCase, type DemoParts } from '#case/cases/public.ts'
import { beginLedger } from '#case/ledger/public.ts'
import { drawPicture, printPaper } from './demo-picture.ts'
import { filling } from './features.ts'

const dayIn = (zone: string, at: number) => dayInZone(zone, at) as Day

/**
 * Puts the family of the demonstration in its place, as it is on this day; what someone tried out in it is gone. Each feature
 * adds its part. The accounts must be there.
 */
export async function loadDemoFamily({
  database,
  clock,
  files,
}: { database: Database; clock: Clock } & Pick<DemoParts, 'files'>): Promise<void> {
  const now = clock()
  const family = demoFamily(dayIn('America/New_York', now), now)
  await casesOf({ cases: database.cases, owner: database.owner, clock }).asSystem('the demonstration', async (tx) => {
    await removeDemoCase(tx)
    await putDemoCase(tx, family)
    await putOtherDemoCases(tx, family)
    for (const put of filling(demoOfCase)) await put(tx, family, { files, draw: drawPicture, print: printPaper })
    await beginLedger(tx, family.caseId, new Date(now))
  })
}

/** Outside the demonstration there is no such family. */
export async function removeDemoFamily({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  await casesOf({ cases: database.cases, owner: database.owner, clock }).asSystem('the demonstration', removeDemoCase)
}
