import { dailyClauses } from './clauses.daily.ts'
import { decisionClauses } from './clauses.decisions.ts'
import { handClauses } from './clauses.hands.ts'
import { holidayClauses } from './clauses.holidays.ts'
import { moneyClauses } from './clauses.money.ts'
import { scheduleClauses } from './clauses.schedule.ts'
import { travelClauses } from './clauses.travel.ts'
import { sections } from './sections.ts'
import type { Clause, SectionId } from './types.ts'

const order = new Map(sections.map(({ id }, at) => [id, at]))

/** All clauses, in the order of the plan's sections. */
export const clauses: readonly Clause[] = [
  ...decisionClauses,
  ...scheduleClauses,
  ...holidayClauses,
  ...handClauses,
  ...travelClauses,
  ...dailyClauses,
  ...moneyClauses,
].toSorted((one, other) => order.get(one.section)! - order.get(other.section)!)

const byId = new Map(clauses.map((clause) => [clause.id, clause]))

/** A clause by its id, `null` for one that the library does not have. */
export const clauseOf = (id: string): Clause | null => byId.get(id) ?? null

/** The sections of which a plan has no clause yet: what parents have not talked about. */
export function missingSections(chosen: readonly Clause[]): readonly SectionId[] {
  const present = new Set(chosen.map(({ section }) => section))
  return sections.flatMap(({ id }) => (present.has(id) ? [] : [id]))
}
