import { dateFindings } from './dates.ts'
import { orderFindings } from './orders.ts'
import { peopleFindings } from './people.ts'
import { scheduleFindings } from './schedule.ts'
import type { CaseFacts, Finding } from './types.ts'

/**
 * What a case's record says twice and not alike, or leaves out: each finding names its kind, the values it compared with
 * where they stand, and where it is mended. It goes when it is mended; nothing of it is kept.
 * The same facts give the same findings in the same order.
 * @throws RangeError for an unknown zone of the plan
 */
export function lint(facts: CaseFacts): Finding[] {
  return [...scheduleFindings(facts), ...orderFindings(facts), ...dateFindings(facts), ...peopleFindings(facts)]
}
