import type { Part as Doer } from '#domain/lifecycle.ts'
import { type Parts, type RequestAct, requestLifecycle, type RequestState } from '#domain/requests/lifecycle.ts'
import { formatCents } from '#domain/money/cents.ts'
import { msg, type Text } from '#kernel/text.ts'

interface Seat {
  memberId: string
  role: string
  isFormer: boolean
}

/** Someone's parts in a request: by who sent it, and by who asked first. */
export function partsOf({ authorId, askerId }: { authorId: string; askerId: string }, { memberId, role, isFormer }: Seat): Parts {
  const by = (id: string): Doer => (role !== 'parent' || isFormer ? 'onlooker' : id === memberId ? 'author' : 'other')
  return { part: by(authorId), asking: by(askerId) }
}

const settled: Partial<Record<RequestState, Text>> = {
  agreed: msg`This request was agreed to already.`,
  declined: msg`This request was declined already.`,
  countered: msg`This request was answered with other terms.`,
  withdrawn: msg`This request was withdrawn.`,
}

/** Why someone may not do this with a request: `null` where they may; a conflict where it was answered or sent meanwhile. */
export function refusalOfAct(
  state: RequestState,
  parts: Parts,
  act: RequestAct,
): { code: 'conflict' | 'forbidden'; sentence: Text } | null {
  const refusal = requestLifecycle.refusal(state, parts, act)
  if (refusal === null) return null
  if (refusal === 'not_in_this_state') return { code: 'conflict', sentence: settled[state] ?? msg`This request was sent already.` }
  return {
    code: 'forbidden',
    sentence: parts.part === 'author' ? msg`The other parent answers this request.` : msg`Only the parent who sent this request does that.`,
  }
}

/** States in words. */
export const stateWords: Readonly<Record<RequestState, Text>> = {
  draft: msg`Draft`,
  sent: msg`Sent`,
  viewed: msg`Viewed`,
  agreed: msg`Agreed`,
  declined: msg`Declined`,
  countered: msg`Other terms offered`,
  withdrawn: msg`Withdrawn`,
}

/** How what was billed stands against an estimate, in whole cents: "$30.00 over". */
export function overOrUnder(estimate: number, billed: number): Text {
  const difference = formatCents(Math.abs(billed - estimate))
  if (billed === estimate) return msg`as estimated`
  return billed > estimate ? msg`${{ difference }} over` : msg`${{ difference }} under`
}
