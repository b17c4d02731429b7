import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { CheckId } from '#domain/screening/types.ts'
import type { Step } from '../contract.ts'

/** What each check looks for, and what follows. The checks stand in `src/domain/screening`. */
export const checkWords: Readonly<Record<CheckId, { name: MessageDescriptor; does: MessageDescriptor }>> = {
  C1: {
    name: msg`Danger`,
    does: msg`Threats, thoughts of suicide, a child in danger. It is not taken as a review; the page shows lines to call. What only may mean danger waits for a person.`,
  },
  C2: {
    name: msg`Private details`,
    does: msg`Phone numbers, addresses, case numbers, accounts, links. The author has to take them out.`,
  },
  C3: {
    name: msg`Names of children and others`,
    does: msg`Anybody but the rated person, schools, employers. The author has to take them out.`,
  },
  C4: {
    name: msg`Accusations told as fact`,
    does: msg`Crimes and bribes, for example. The review waits for a person, or its author says what was seen.`,
  },
  C5: { name: msg`Always and never`, does: msg`A hint to the author; the review goes on.` },
  C6: { name: msg`Nothing that was seen`, does: msg`A hint to say what happened first, and then the opinion; the review goes on.` },
  C7: { name: msg`Slurs and insults`, does: msg`Also attacks on looks, family, faith or origin. The author has to take them out.` },
  C8: { name: msg`Diagnoses`, does: msg`Calling somebody ill. The author has to say what the person did instead.` },
  C9: { name: msg`Hearsay`, does: msg`A hint to the author. A review of hearsay alone is shown and counts in no score.` },
  C10: {
    name: msg`Closed papers`,
    does: msg`Words from sealed, juvenile or agency papers, a quoted order, a gag order. The review waits for a person.`,
  },
  C11: { name: msg`Another professional`, does: msg`The author is asked if the review is on the right page; it goes on.` },
  C12: { name: msg`Advertising`, does: msg`Offers, templates and repeated sentences. The review waits for a person.` },
  C14: { name: msg`Words and answers apart`, does: msg`The author is asked if the answers are what was meant; the review goes on.` },
  C15: { name: msg`An open case`, does: msg`A hint that the review may be read out in the case; the review goes on.` },
}

export const stepWords: Readonly<Record<Step, MessageDescriptor>> = {
  published: msg`Published`,
  held: msg`Held for a person`,
  released: msg`Released`,
  refused: msg`Refused`,
  withdrawn: msg`Taken back`,
}
