import type { Part } from '#domain/lifecycle.ts'
import type { LegFault, LegProblem } from '#domain/swaps/legs.ts'
import { type TradeAct, tradeLifecycle } from '#domain/swaps/lifecycle.ts'
import type { TradeState } from '#domain/swaps/types.ts'
import { msg, type Text } from '#kernel/text.ts'

const sentences: Readonly<Record<LegFault, Text>> = {
  no_moment: msg`There is no such day or time in the calendar.`,
  skipped_hour: msg`The clocks jump over that hour. Choose an hour before or after it.`,
  ends_before_it_begins: msg`It ends before it begins.`,
  too_long: msg`It is longer than 62 days. A longer change is a change of the schedule.`,
  past: msg`It has begun already. Ask for time that is still to come.`,
  no_children: msg`Choose at least one child.`,
  unknown_child: msg`There is no such child in this case.`,
  overlap: msg`It overlaps with another part of this request for the same child.`,
  already_theirs: msg`By the schedule the children are with that parent for all of this time already.`,
  one_way: msg`In a swap time goes both ways. Add the time that goes back, or ask for it as a gift of time.`,
  both_ways: msg`Time goes both ways here. Send it as a swap.`,
}

/** What is wrong with a leg, as a text. */
export const legSentence = ({ key }: LegProblem): Text => sentences[key]

/** Someone's part in a trade: who asked, the other parent, or a seat that only looks. */
export function partOf({ isMine, role, isFormer }: { isMine: boolean; role: string; isFormer: boolean }): Part {
  if (role !== 'parent' || isFormer) return 'onlooker'
  return isMine ? 'author' : 'other'
}

const settledSentences: Partial<Record<TradeState, Text>> = {
  countered: msg`This request was answered with other terms.`,
  accepted: msg`This request was accepted already.`,
  declined: msg`This request was declined already.`,
  withdrawn: msg`This request was withdrawn.`,
  expired: msg`The time to answer this request is over.`,
}

/** Why someone may not do this with a trade: `null` where they may; a conflict where it was settled or sent meanwhile. */
export function refusalOfAct(state: TradeState, part: Part, act: TradeAct): { code: 'conflict' | 'forbidden'; sentence: Text } | null {
  const refusal = tradeLifecycle.refusal(state, part, act)
  if (refusal === null) return null
  const settled = settledSentences[state]
  if (settled) return { code: 'conflict', sentence: settled }
  // Sent meanwhile, in this or another window.
  if (refusal === 'not_in_this_state' && (act === 'change' || act === 'send' || act === 'discard'))
    return { code: 'conflict', sentence: msg`This request was sent meanwhile.` }
  return {
    code: 'forbidden',
    sentence: part === 'author' ? msg`The other parent answers this request.` : msg`Only who sent this request does that.`,
  }
}
