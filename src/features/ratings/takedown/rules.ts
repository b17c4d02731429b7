import { runningClock } from '#domain/takedown/clocks.ts'
import { stateAfter } from '#domain/takedown/steps.ts'
import type { Full, Queued, State, NoticeView } from './contract.ts'

interface Timed {
  ackBy: Date
  decideBy: Date | null
  acknowledgedAt: Date | null
  closedAt: Date | null
}

/** The deadline that applies now, in the desk's form. */
export function clockOf({ ackBy, decideBy, acknowledgedAt, closedAt }: Timed, now: number): Queued['clock'] {
  const running = runningClock(
    { ackBy: ackBy.getTime(), decideBy: decideBy?.getTime() ?? null, isAcknowledged: acknowledgedAt !== null, isClosed: closedAt !== null },
    now,
  )
  return running && { is: running.clock, until: new Date(running.until).toISOString(), isOver: running.isOver }
}

/** Sorts overdue notices first, then by the next deadline; notices without a deadline come last. */
export function byClock(one: Pick<Queued, 'clock' | 'number'>, other: Pick<Queued, 'clock' | 'number'>): number {
  const until = ({ clock }: Pick<Queued, 'clock'>) => (clock === null ? Number.POSITIVE_INFINITY : Date.parse(clock.until))
  const [mine, theirs] = [until(one), until(other)]
  if (mine !== theirs) return mine < theirs ? -1 : 1
  return one.number < other.number ? -1 : 1
}

/** What a member of the desk may do with a notice. */
export function canOf(
  { state, lane }: { state: State; lane: NoticeView['lane'] },
  { isCounsel, needsTwo, proposedBy, me }: { isCounsel: boolean; needsTwo: boolean; proposedBy: string | null; me: string },
): Omit<Full['can'], 'note'> {
  const may = (step: 'acknowledged' | 'taken' | 'proposed' | 'decided') => stateAfter(state, step, 'staff') !== null
  const needsCounsel = lane === 'counsel' && !isCounsel
  return {
    acknowledge: may('acknowledged'),
    take: may('taken'),
    propose: may('proposed') && needsTwo && proposedBy === null,
    decide: may('decided') && !needsCounsel && proposedBy !== me,
    needsCounsel,
    needsTwo,
  }
}
