import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { NoticeView } from '../contract.ts'

type Outcome = NonNullable<NoticeView['outcome']>

/** The first text of a letter to the sender; the admin who decides adds what the notice needs. */
export const letters: Readonly<Record<Outcome, MessageDescriptor>> = {
  kept: msg`We read your notice and the review. The words do not break our rules, so we kept the review. We do not say by this that it is true: we were not there. You can send a new notice if you have something new to show.`,
  disputed: msg`We read your notice and the review. We cannot tell who is right. We put the label “disputed” beside the review.`,
  affirm_asked: msg`We read your notice and the review. We asked the author to stand by the words or to change them, within 14 days. If no answer comes, the review is taken down.`,
  edit_asked: msg`We read your notice and the review. Some of the words break a rule. We hid the review until its author takes them out.`,
  hidden: msg`We read the order that you named. We hid the review because of it.`,
  removed: msg`We read your notice and the review. It broke a rule, and we took it down. Its author can appeal.`,
  gone: msg`We read your notice. By then the review was no longer shown: it was taken down, or its author changed or withdrew it. There is nothing left to decide.`,
}

/** The texts that authors read through their receipts; they say nothing about the sender. */
export const toAuthors: Readonly<Record<Exclude<Outcome, 'kept' | 'gone'>, MessageDescriptor>> = {
  disputed: msg`A notice says that words in this review are not true. It stays, with the label “disputed”. You can edit it or withdraw it.`,
  affirm_asked: msg`A notice says that words in this review are not true. Please stand by them or change them within 14 days. If you do neither, the review is taken down, and you can appeal.`,
  edit_asked: msg`Some of the words break a rule. The review is hidden until you take them out. Everything else can stay.`,
  hidden: msg`A court’s order names this review. It is hidden while the order stands. You can still withdraw it.`,
  removed: msg`This review broke a rule and was taken down. You can appeal; somebody else then decides.`,
}
