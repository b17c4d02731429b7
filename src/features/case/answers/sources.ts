import type { CaseTx } from '#access/cases.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { inForce, ordersIn, parentsIn, type Membership } from '#case/cases/public.ts'
import type { Side } from '#case/cases/contract.ts'
import { toConfirmBy } from '#schedule/schedule/public.ts'
import { clausesWaitingFor } from '#schedule/plans/public.ts'
import { hoursBy, tradesWaitingFor } from '#schedule/swaps/public.ts'
import { versionsWaitingFor } from '#schedule/versions/public.ts'
import type { Wait } from './contract.ts'
import { waitOf, type Waiting } from './rules.ts'

/** A parent whose part in the case stands. */
export type Answering = Membership & { side: Side }

/** What of a room waits for a parent at a moment (ms). It stamps nothing as opened, and says nothing that one does not see. */
type Source = (tx: CaseTx, here: Answering, now: number) => Promise<readonly Waiting[]>

/** Every kind of answer between parents. A feature whose things wait for an answer adds its own here, and nothing else. */
const sources: readonly Source[] = [tradesWaitingFor, versionsWaitingFor, clausesWaitingFor, toConfirmBy]

/** Everything in a case that waits for this parent. */
export async function waitsIn(tx: CaseTx, here: Answering, { now, caseTitle }: { now: number; caseTitle: string }): Promise<Wait[]> {
  const found: Waiting[] = []
  for (const source of sources) found.push(...(await source(tx, here, now)))
  if (found.length === 0) return []
  const parents = await parentsIn(tx, here.caseId)
  const hours = hoursBy(inForce(await ordersIn(tx, here.caseId), dayOfInstant(zoneNamed(here.zone), now)), 'answerWithin')
  const around = {
    zone: here.zone,
    caseTitle,
    names: { A: parents.get('A')?.name ?? '', B: parents.get('B')?.name ?? '' },
    order: hours && { hours: hours.hours, paragraph: hours.clause.paragraph },
  }
  return found.map((one) => waitOf(one, around))
}
