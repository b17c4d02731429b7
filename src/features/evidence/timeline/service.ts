import { type CaseContext, type CaseDeps, caseHandlers, type TimelineLane, writersIn } from '#case/cases/public.ts'
import type { ExhibitLabels } from '#evidence/items/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { Handlers } from '#http/bind.ts'
import { calls } from './contract.ts'
import { chronologyCsv } from './csv.ts'
import { chronologyOf, labelsFor, lanesFor, partOf } from './reading.ts'

export interface TimelineDeps extends CaseDeps {
  lanes: readonly TimelineLane[]
  exhibitLabels: readonly ExhibitLabels[]
}

/** Scopes of the lanes: a granted seat needs one of them, and its look is noted for each that it has. */
export const scopesOf = (lanes: readonly TimelineLane[]) => [...new Set(lanes.flatMap(({ scopes }) => scopes))]

async function firstOf(c: CaseContext, lanes: readonly TimelineLane[]): Promise<string | null> {
  let first: string | null = null
  for (const lane of lanes) {
    const its = await lane.first(c.tx, c.seat)
    if (its !== null && (first === null || its < first)) first = its
  }
  return first
}

export function service({ lanes, exhibitLabels, ...deps }: TimelineDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'case', scopesOf(lanes))

  return {
    frame: on.read(calls.frame, async (c) => {
      const seen = lanesFor(c, lanes)
      const { nameOn } = await writersIn(c.tx, c.caseId)
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        today: dayOfInstant(zoneNamed(c.seat.zone), c.now),
        first: await firstOf(c, seen),
        lanes: seen.map(({ name }) => name),
        names: { A: nameOn('A', c.now), B: nameOn('B', c.now) },
        mine: c.seat.side,
      }
    }),
    part: on.read(calls.part, async (c, { query }) =>
      partOf(c, { lanes: lanesFor(c, lanes), labels: await labelsFor(c, exhibitLabels) }, query),
    ),
    csv: on.read(calls.csv, async (c, { query: { case: _case, ...chosen } }) => {
      const marks = await chronologyOf(c, { lanes, exhibitLabels }, chosen)
      const { nameOn } = await writersIn(c.tx, c.caseId)
      return { csv: chronologyCsv(marks, { A: nameOn('A', c.now), B: nameOn('B', c.now) }), marks: marks.length }
    }),
  }
}
