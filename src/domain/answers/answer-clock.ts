// The answer clock: how long each parent takes to answer the other's requests, and how long an order allows. Figures only,
// without any judgment of what they mean.
import { medianOf } from '../exchange/punctuality.ts'

type Side = 'A' | 'B'

/** One request of a parent to the other. Times in milliseconds since 1970. */
export interface Asked {
  /** Who must answer. */
  of: Side
  sentAt: number
  /** When it was accepted, declined or countered; `null` if it was not, or was withdrawn or expired. */
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

/** How long each side took, over its answered requests. */
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
