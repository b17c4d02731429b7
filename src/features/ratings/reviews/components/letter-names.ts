import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LetterId } from '#domain/moderation/letters.ts'

/** The letters in two or three words, for who chooses one. */
export const letterNames: Readonly<Record<LetterId, MessageDescriptor>> = {
  as_written: msg`As it was written`,
  opinion_with_facts: msg`Opinion with facts`,
  no_rule_broken: msg`No rule is broken`,
  ask_first_hand: msg`Was it first-hand?`,
  ask_opinion: msg`What is fact, what opinion?`,
  ask_person: msg`Is it about this person?`,
  accusation: msg`Accusation as a fact`,
  false_fact: msg`A fact that is not so`,
  personal_data: msg`Private data`,
  child: msg`A child`,
  threat: msg`A threat`,
  home_address: msg`A home`,
  not_first_hand: msg`Not first-hand`,
  wrong_person: msg`Another person`,
  slur: msg`An attack on who people are`,
  not_genuine: msg`Not genuine`,
  confidential: msg`Closed by law`,
  rule_applies: msg`The rule applies`,
  rule_does_not_apply: msg`The rule does not apply`,
}
