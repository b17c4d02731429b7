import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReplyCheck } from '#domain/reply/types.ts'
import type { ClaimState } from '../contract.ts'

export const stateWords: Readonly<Record<ClaimState, MessageDescriptor>> = {
  asked: msg`Not shown yet`,
  code_sent: msg`Code sent`,
  confirmed: msg`Address confirmed`,
  checking: msg`A person is checking`,
  granted: msg`Yours`,
  refused: msg`Refused`,
  withdrawn: msg`You ended it`,
  revoked: msg`Taken back`,
}

/** Why a check marked something in a reply, and what to do. */
export const checkWords: Readonly<Record<ReplyCheck, MessageDescriptor>> = {
  C1: msg`This reads like a threat, or as if somebody were in danger. It cannot be shown. In danger call 911.`,
  C2: msg`This is private data: a number, an address or a link by which somebody can be found. Take it out.`,
  C3: msg`This looks like the name of somebody else, a school or a workplace. Say who it is without the name.`,
  C4: msg`This says that somebody did something unlawful, as a fact. A person reads it first.`,
  C7: msg`This attacks a person. Say what you disagree with instead.`,
  C8: msg`This gives a person a medical label. Take it out.`,
  R1: msg`This guesses at who wrote the rating, or warns them. Ratings are anonymous. Take it out.`,
  R2: msg`This tells that somebody was a client, or what was said in confidence. Take it out, even if the rating says so itself.`,
  R3: msg`This tells something of a case or of a person's life. Speak of how you work, not of the matter.`,
  R4: msg`An amount or a day can lead to a case. A person reads it first.`,
}

/** Why a rule refused claims, for the desk. */
export const refusalWords: Readonly<Record<string, MessageDescriptor>> = {
  address: msg`an address that could not be read`,
  domain: msg`an address of another place`,
  bar_number: msg`the bar number of somebody else`,
  codes: msg`too many wrong codes`,
  too_many: msg`too many claims in a day`,
}
