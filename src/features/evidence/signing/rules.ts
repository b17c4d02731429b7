import type { Part } from '#domain/lifecycle.ts'
import { type VisibleState, type SignAct, signLifecycle, type SignState, visibleState } from '#domain/signing/lifecycle.ts'
import { msg, type Text } from '#kernel/text.ts'

interface Seat {
  memberId: string
  role: string
  isFormer: boolean
}

/** What someone is to a request: a granted seat, and a parent whose part has ended, only look on. */
export const partOf = ({ authorId }: { authorId: string }, { memberId, role, isFormer }: Seat): Part =>
  role !== 'parent' || isFormer ? 'onlooker' : authorId === memberId ? 'author' : 'other'

export const stateAt = ({ state, expiresAt }: { state: SignState; expiresAt: Date | null }, now: number): VisibleState =>
  visibleState(state, expiresAt?.getTime() ?? null, now)

const over: Partial<Record<VisibleState, Text>> = {
  signed: msg`This paper was signed already.`,
  declined: msg`This request was declined already.`,
  withdrawn: msg`This request was withdrawn.`,
  expired: msg`The time to answer this request is over. The other parent can ask again.`,
}

/** Why someone may not do this with a request; `null` where they may. */
export function refusalOfAct(state: VisibleState, part: Part, act: SignAct): { code: 'conflict' | 'forbidden'; sentence: Text } | null {
  const refusal = signLifecycle.refusal(state, part, act)
  if (refusal === null) return null
  if (refusal === 'not_in_this_state') return { code: 'conflict', sentence: over[state] ?? msg`This request was answered already.` }
  return {
    code: 'forbidden',
    sentence: part === 'author' ? msg`The other parent answers this request.` : msg`Only the parent who asked can withdraw this request.`,
  }
}

/** What someone agrees to before they sign without paper (15 U.S.C. § 7001(c)(1), in plain words). */
export const consentWords: readonly Text[] = [
  msg`I agree to sign this one paper electronically. My typed name then counts as my signature on it.`,
  msg`I don’t have to. I can decline, or ask for the paper and sign it by hand. That costs nothing.`,
  msg`I can open and save this PDF on this device. The signed copy stays here for me, and I can print it.`,
]

export const stateWords: Readonly<Record<VisibleState, Text>> = {
  asked: msg`Waiting`,
  signed: msg`Signed`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  expired: msg`Expired`,
}
