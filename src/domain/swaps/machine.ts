import type { TradeState } from './types.ts'

/** What someone may do with a trade. */
export const tradeActs = ['change', 'send', 'discard', 'view', 'counter', 'accept', 'decline', 'withdraw'] as const
export type TradeAct = (typeof tradeActs)[number]

/** Which side of it someone is on: the one who asked, the other parent, or nobody who may do anything (a granted or former seat). */
export type Part = 'author' | 'other' | 'onlooker'

const acts: Readonly<Record<TradeState, Readonly<Record<Part, readonly TradeAct[]>>>> = {
  draft: { author: ['change', 'send', 'discard'], other: [], onlooker: [] },
  sent: { author: ['withdraw'], other: ['view', 'counter', 'accept', 'decline'], onlooker: [] },
  viewed: { author: ['withdraw'], other: ['counter', 'accept', 'decline'], onlooker: [] },
  countered: { author: [], other: [], onlooker: [] },
  accepted: { author: [], other: [], onlooker: [] },
  declined: { author: [], other: [], onlooker: [] },
  withdrawn: { author: [], other: [], onlooker: [] },
  expired: { author: [], other: [], onlooker: [] },
}

export const isOpen = (state: TradeState): boolean => state === 'sent' || state === 'viewed'

/** The state at a moment: what was sent expires when its time to answer is over, whether a sweep has written that down or not. */
export function stateAt(state: TradeState, respondBy: number | null, now: number): TradeState {
  return isOpen(state) && respondBy !== null && respondBy <= now ? 'expired' : state
}

/** What a part may do with a trade in a state. */
export const mayDo = (state: TradeState, part: Part): readonly TradeAct[] => acts[state][part]
