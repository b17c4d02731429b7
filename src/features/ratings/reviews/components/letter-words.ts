import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LetterId } from '#domain/moderation/letters.ts'

/**
 * The canned letters, as authors read them. Each explains one rule, for a good rating as for a bad one; what can be done now
 * stands with the state of the rating, so it is not said here.
 */
export const letterWords: Readonly<Record<LetterId, MessageDescriptor>> = {
  as_written: msg`A person read it. It breaks no rule, and it appears as you wrote it.`,
  opinion_with_facts: msg`You say what you saw, and what you think of it. A reader can tell the two apart, and that is how it should be.`,
  no_rule_broken: msg`A person looked at what was reported. It breaks no rule, so it stays as you wrote it.`,
  ask_first_hand: msg`Did you see or hear this yourself, or did somebody tell you? One or two sentences are enough. Please give no names.`,
  ask_opinion: msg`Which of your sentences tell what happened, and which what you think of it? You can also change the text, so that a reader sees it.`,
  ask_person: msg`Is your text about the person on whose page it stands? Other people come up in it, and we do not want it on the wrong page.`,
  accusation: msg`It says as a fact that somebody broke the law or took part in something like that. We were not there and cannot tell. Rule C4: an accusation of a crime needs what you saw or heard yourself, so that a reader can judge.`,
  false_fact: msg`Somebody says that a fact in it is not so, and gave reasons. Rule N1: what can be checked has to be right. What you think of it is yours.`,
  personal_data: msg`Something in it can lead to a private person: a number, an address, an account, a place of work. Rule N2: nobody is to be found through a review.`,
  child: msg`Something in it can lead to a child: a name, initials, a school, a birthday. Rule N3: no child is to be found through a review.`,
  threat: msg`It reads as a threat, or calls on others to do harm. Rule N4: that never stands here, whatever came before it.`,
  home_address: msg`It tells where somebody lives, or leads there. Rule N6: homes and families have no part in a review.`,
  not_first_hand: msg`It tells what others said, not what its writer saw or heard. Rule N7: a review is about what somebody was there for.`,
  wrong_person: msg`It is about somebody else than the person on whose page it stands. Rule N8: a review stands with the person whom it is about.`,
  slur: msg`It attacks people for who they are, not for what they did. Rule N9: be as angry as you like about what was done.`,
  not_genuine: msg`There are signs that it was not written by somebody who was there: the same text came several times, or it advertises. Rule N10: a review is somebody's own.`,
  confidential: msg`It quotes or tells what a court or the law keeps closed, such as a sealed paper or a child's file. Rule N11: that cannot stand here, even where it is true.`,
  rule_applies: msg`Somebody who had no part in the decision read your rating and what you wrote. The rule was used as it is meant.`,
  rule_does_not_apply: msg`Somebody who had no part in the decision read your rating and what you wrote. You are right: the rule does not fit here.`,
}
