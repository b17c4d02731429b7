import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Ground, State, NoticeView } from '../contract.ts'

/** What may be wrong, as its sender chooses it. */
export const groundWords: Readonly<Record<Ground, { name: MessageDescriptor; hint: MessageDescriptor }>> = {
  home_address: {
    name: msg`A home address, a vehicle or family`,
    hint: msg`Of anybody, also of a judge. Hidden at once, decided within 24 hours.`,
  },
  child: { name: msg`A child can be recognised`, hint: msg`A name, initials, a school, a photo. Hidden at once, decided within 24 hours.` },
  threat: { name: msg`A threat`, hint: msg`Hidden at once, decided within 24 hours. In danger call 911 first.` },
  personal_data: {
    name: msg`Private details`,
    hint: msg`A phone number, a case number, health, an account. Hidden at once, decided within 24 hours.`,
  },
  false_fact: { name: msg`A fact that is not true`, hint: msg`An opinion is not a fact. Decided within 10 business days.` },
  slur: { name: msg`A slur or an attack on who somebody is`, hint: msg`Hidden at once, decided within 10 business days.` },
  wrong_person: { name: msg`It is about somebody else`, hint: msg`Decided within 10 business days.` },
  not_first_hand: { name: msg`The author was not there`, hint: msg`Say how you know. Decided within 10 business days.` },
  not_genuine: { name: msg`It is not genuine`, hint: msg`For example written by a competitor. Decided within 10 business days.` },
  confidential: { name: msg`It is confidential by law`, hint: msg`For example from a sealed file. Decided within 10 business days.` },
  court_order: { name: msg`A court ordered it`, hint: msg`Hidden at once if our list has the court. Our counsel reads the order.` },
}

export const stateWords: Readonly<Record<State, MessageDescriptor>> = {
  received: msg`Received`,
  acknowledged: msg`Acknowledged`,
  in_review: msg`In review`,
  decided: msg`Decided`,
  withdrawn: msg`Taken back`,
}

export const outcomeWords: Readonly<Record<NonNullable<NoticeView['outcome']>, MessageDescriptor>> = {
  kept: msg`The review stays as it is`,
  disputed: msg`The review stays, with the label “disputed”`,
  affirm_asked: msg`The author is asked to stand by it, within 14 days`,
  edit_asked: msg`It is hidden until its author changes the words`,
  hidden: msg`It is hidden because of a court’s order`,
  removed: msg`The review is taken down`,
  gone: msg`The review is no longer shown`,
}

/** The same, of what was decided: it stays true whatever happens to the review afterward. */
export const decidedWords: Readonly<Record<NonNullable<NoticeView['outcome']>, MessageDescriptor>> = {
  kept: msg`We decided to keep the review as it was`,
  disputed: msg`We labeled the review “disputed”`,
  affirm_asked: msg`We asked the author to stand by the review within 14 days`,
  edit_asked: msg`We hid the review until its author changes the words`,
  hidden: msg`We hid the review because of the court’s order`,
  removed: msg`We took the review down`,
  gone: msg`The review was no longer shown when we decided`,
}
