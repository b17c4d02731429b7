// The answer clock: how long each parent takes to answer what the other asks, and by when an order wants it. Figures only:
// what they mean is nobody's to say here.
import { medianOf } from '../exchange/punctuality.ts'

type Side = 'A' | 'B'

/** One thing that a parent asked of the other. Moments in milliseconds since 1970. */
export interface Asked {
  /** Who is to answer. */
  of: Side
  sentAt: number
  /** When it was accepted, declined or countered; `null` where it was not, or was taken back or ran out. */
  answeredAt: number | null
}

export interface AnswerTimes {
  /** Answers that were given. */
  n: number
  /** The median from asking to answering, in minutes; `null` where there are too few for one. */
  medianMinutes: number | null
}

/** With fewer answers, no median is shown. */
export const fewest = 3

/** How long each side took, over what it answered. */
export function answerTimes(asked: readonly Asked[]): Record<Side, AnswerTimes> {
  const of = (side: Side): AnswerTimes => {
    const minutes = asked.flatMap((each) =>
      each.of === side && each.answeredAt !== null ? [Math.max(0, each.answeredAt - each.sentAt) / 60_000] : [],
    )
    return { n: minutes.length, medianMinutes: minutes.length < fewest ? null : medianOf(minutes) }
  }
  return { A: of('A'), B: of('B') }
}

/** By when an order wants an answer. @param hours that it gives; `null` where no order says anything */
export const dueBy = (sentAt: number, hours: number | null): number | null => (hours === null ? null : sentAt + hours * 3_600_000)
