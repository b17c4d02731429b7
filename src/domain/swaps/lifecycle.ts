import { lifecycle } from '../lifecycle.ts'
import type { TradeState } from './types.ts'

/** What someone may do with a trade. */
export const tradeActs = ['change', 'send', 'discard', 'view', 'counter', 'accept', 'decline', 'withdraw'] as const
export type TradeAct = (typeof tradeActs)[number]

export const tradeLifecycle = lifecycle<TradeState, TradeAct>(tradeActs, {
  draft: { change: 'author', send: 'author', discard: 'author' },
  sent: { withdraw: 'author', view: 'other', counter: 'other', accept: 'other', decline: 'other' },
  viewed: { withdraw: 'author', counter: 'other', accept: 'other', decline: 'other' },
  countered: {},
  accepted: {},
  declined: {},
  withdrawn: {},
  expired: {},
})

export const isOpen = (state: TradeState): boolean => state === 'sent' || state === 'viewed'

/** The state at a moment: what was sent expires when its time to answer is over, whether a job has written that down or not. */
export function stateAt(state: TradeState, respondBy: number | null, now: number): TradeState {
  return isOpen(state) && respondBy !== null && respondBy <= now ? 'expired' : state
}
