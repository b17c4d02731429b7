import { dueBy } from '#domain/answers/answer-clock.ts'
import type { Side } from '#case/cases/contract.ts'
import type { Wait } from './contract.ts'

/** What a feature says of a thing of its own that waits; `source.ts` adds what is the same for the whole case. */
export type Waiting = Pick<Wait, 'kind' | 'id' | 'sentAt' | 'to'> &
  Partial<Pick<Wait, 'title' | 'count' | 'times' | 'isCounter' | 'isLateAllowed'>> & {
    /** Who asks; `null` where both are asked. */
    side: Side | null
    /** By when, as the one who asks has it; after that it cannot be answered. */
    respondBy: string | null
    /** An order's hours for an answer count for it where the one who asks gave no time. */
    byOrder?: boolean
  }

interface Around {
  zone: string
  caseTitle: string
  names: Readonly<Record<Side, string>>
  /** Hours that an order in force gives for an answer, and its paragraph. */
  order: { hours: number; paragraph: string } | null
}

/** A row of the list. */
export function waitOf({ side, respondBy, byOrder = false, ...said }: Waiting, { zone, caseTitle, names, order }: Around): Wait {
  const isByOrder = respondBy === null && byOrder && order !== null
  const due = isByOrder ? dueBy(Date.parse(said.sentAt), order.hours) : null
  return {
    title: '',
    count: 1,
    times: [],
    isCounter: false,
    isLateAllowed: respondBy === null,
    ...said,
    from: side === null ? '' : names[side],
    due: due === null ? respondBy : new Date(due).toISOString(),
    paragraph: isByOrder ? order.paragraph : null,
    zone,
    caseTitle,
  }
}

/** The first deadline first, then what has none; of two alike the one that has waited longer. */
export function byDeadline(waits: readonly Wait[]): Wait[] {
  const at = ({ due }: Wait) => (due === null ? Infinity : Date.parse(due))
  return waits.toSorted((one, other) =>
    at(one) === at(other) ? Date.parse(one.sentAt) - Date.parse(other.sentAt) : at(one) < at(other) ? -1 : 1,
  )
}
