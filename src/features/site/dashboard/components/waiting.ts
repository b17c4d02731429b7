import { type Asked, dueBy } from '#domain/answers/answer-clock.ts'
import type { Seat, Side } from '#case/cases/contract.ts'
import type { PlanLine } from '#schedule/plans/contract.ts'
import type { Trade } from '#schedule/swaps/contract.ts'
import type { Version } from '#schedule/versions/contract.ts'

/** Something that one parent asked of the other and that nobody has answered. */
export interface Waiting {
  id: string
  kind: 'trade' | 'schedule'
  title: string
  /** Who is to answer; `null` where the asking parent's part has ended. */
  of: Side | null
  sentAt: string
  /** By when, as the one who asks has it. */
  respondBy: string | null
  /** By when, as the order has it. */
  orderBy: string | null
}

const other = (side: Side | null): Side | null => (side === null ? null : side === 'A' ? 'B' : 'A')
const answers: readonly string[] = ['accepted', 'declined', 'countered']

const sentAtOf = (trade: Trade) => trade.history.find(({ what }) => what === 'sent')?.at ?? null

/** Every swap and every proposed schedule, as something asked. */
export function askedIn(trades: readonly Trade[], versions: readonly Version[]): Asked[] {
  return [
    ...trades.flatMap((trade): Asked[] => {
      const [sent, of] = [sentAtOf(trade), other(trade.authorSide)]
      const answer = trade.history.find(({ what }) => answers.includes(what))?.at
      return sent === null || of === null
        ? []
        : [{ of, sentAt: Date.parse(sent), answeredAt: answer === undefined ? null : Date.parse(answer) }]
    }),
    ...versions.flatMap((version): Asked[] => {
      const of = other(version.side)
      return version.proposedAt === null || of === null || version.alone
        ? []
        : [
            {
              of,
              sentAt: Date.parse(version.proposedAt),
              answeredAt: version.answeredAt === null ? null : Date.parse(version.answeredAt),
            },
          ]
    }),
  ]
}

/** What waits for an answer, the first asked first. @param hours that an order gives for an answer; `null` where none says anything */
export function waitingIn(trades: readonly Trade[], versions: readonly Version[], hours: number | null): Waiting[] {
  const orderBy = (sentAt: string) => {
    const due = dueBy(Date.parse(sentAt), hours)
    return due === null ? null : new Date(due).toISOString()
  }
  const ofTrades = trades
    .filter(({ state }) => state === 'sent' || state === 'viewed')
    .flatMap((trade): Waiting[] => {
      const sentAt = sentAtOf(trade)
      if (sentAt === null) return []
      const { id, reason, respondBy } = trade
      return [{ id, kind: 'trade', title: reason, of: other(trade.authorSide), sentAt, respondBy, orderBy: orderBy(sentAt) }]
    })
  const ofVersions = versions
    .filter(({ state, proposedAt }) => state === 'proposed' && proposedAt !== null)
    .map(({ id, title, side, proposedAt, respondBy }): Waiting => {
      const sentAt = proposedAt!
      return { id, kind: 'schedule', title, of: other(side), sentAt, respondBy, orderBy: orderBy(sentAt) }
    })
  return [...ofTrades, ...ofVersions].toSorted((one, two) => (one.sentAt < two.sentAt ? -1 : 1))
}

/** A parenting plan, with the number of clauses that wait for an answer. */
export interface PlanWaiting {
  id: string
  title: string
  clauses: number
}

/** The plans with clauses that wait for one of these parents. */
export const plansWaiting = (plans: readonly PlanLine[], sides: readonly Side[]): PlanWaiting[] =>
  plans
    .map(({ id, title, waits }) => ({ id, title, clauses: sides.reduce((sum, side) => sum + waits[side], 0) }))
    .filter(({ clauses }) => clauses > 0)

/** Whether a seat shows a part of the case at all. */
export const sees = (seat: Seat, scope: Seat['scopes'][number]) => seat.role === 'parent' || seat.scopes.includes(scope)
