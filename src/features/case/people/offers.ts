import { Fault, type FaultCode } from '#kernel/fault.ts'
import type { SeatRole } from '#case/cases/contract.ts'
import type { Offer } from './contract.ts'
import { reachOf } from './reach.ts'
import { codeSentences } from './rules.ts'
import type { OfferRow } from './store.joining.ts'

type Why = keyof typeof codeSentences
const codes: Readonly<Record<Why, FaultCode>> = {
  nothing: 'not_found',
  expired: 'gone',
  accepted: 'gone',
  own: 'conflict',
  member: 'conflict',
}
/** Why there is no seat. Whatever a stranger could learn from is answered as a code that nobody has. */
export const refusal = (word: string) => {
  const why: Why = word in codes ? (word as Why) : 'nothing'
  return new Fault(codes[why], codeSentences[why])
}

/** What an invitation says to whom it is for. */
export function presentOffer({ zone, expires_at, invited_by, ...offer }: OfferRow): Offer {
  return {
    role: offer.role as SeatRole,
    invitedBy: invited_by,
    name: offer.name,
    reach: reachOf(offer, offer.grant_until, zone),
    expiresAt: expires_at.toISOString(),
  }
}
