import type { CaseTx } from '#access/cases.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { hoursBy, inForce, ordersIn } from '#case/orders/public.ts'
import { parentsIn, type Membership } from '#case/cases/public.ts'
import type { Side } from '#case/cases/contract.ts'
import type { Wait } from './contract.ts'
import { waitOf, type Waiting } from './rules.ts'
import { slot } from '#feature/slots.ts'

/** A parent whose part in the case stands. */
export type Answering = Membership & { side: Side }

/**
 * What one feature has that waits for an answer from this parent at a moment (ms). A feature writes its source in its own
 * `answers.ts`, and `app/case-sources.ts` lists it. A source marks nothing as opened, and reads only what this parent may see.
 */
export type AnswerSource = (tx: CaseTx, here: Answering, now: number) => Promise<readonly Waiting[]>

interface Asked {
  now: number
  caseTitle: string
}

/** Everything in a case that waits for this parent, in the order of the sources. */
export async function waitsIn(tx: CaseTx, here: Answering, sources: readonly AnswerSource[], { now, caseTitle }: Asked): Promise<Wait[]> {
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

/** Every feature that asks parents for an answer fills it; equal results come in the order of the app's list. */
export const answerSource = slot<AnswerSource>('answers')
