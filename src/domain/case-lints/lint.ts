import { dateFindings } from './dates.ts'
import { orderFindings } from './orders.ts'
import { peopleFindings } from './people.ts'
import { scheduleFindings } from './schedule.ts'
import type { CaseFacts, Finding } from './types.ts'

/**
 * Finds contradictions and gaps in a case's record. Each finding names its kind, the values it compared, where they were
 * entered, and where to correct them. A finding disappears once it is corrected; findings are not stored.
 * The same facts give the same findings in the same order.
 * @throws RangeError for an unknown zone of the plan
 */
export function lint(facts: CaseFacts): Finding[] {
  return [...scheduleFindings(facts), ...orderFindings(facts), ...dateFindings(facts), ...peopleFindings(facts)]
}
