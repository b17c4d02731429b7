import type { Parent } from '../schedule/types.ts'

// A swap (time trade): one parent asks that time changes hands. Sources: vocabulary.md (states), and the requests of
// OurFamilyWizard (give or swap, respond-by, decline with a reason).

/** Vocabulary.md. Draft, sent and viewed are open; the rest are settled and stay as they are. */
export const tradeStates = ['draft', 'sent', 'viewed', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type TradeState = (typeof tradeStates)[number]

/** `give`: time goes one way; `swap`: both ways. */
export type TradeKind = 'give' | 'swap'

/** Who has which children from when to when: wall times `YYYY-MM-DDTHH:MM` of the case's zone. */
export interface TradeLeg {
  from: string
  to: string
  children: readonly string[]
  /** With whom they are then. */
  side: Parent
}

export interface Terms {
  kind: TradeKind
  legs: readonly TradeLeg[]
}
