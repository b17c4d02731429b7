import type { Refusal } from '#domain/plan/negotiation.ts'
import type { Wrong } from '#domain/plan/answers.ts'
import { msg, type Text } from '#kernel/text.ts'

/** File formats of a plan, and their media types. */
export const fileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json; charset=utf-8',
} as const
export type FileKind = keyof typeof fileTypes

/** The address of a plan's file. */
export const fileAddress = (caseId: string, plan: string, kind: FileKind) => `/api/cases/${caseId}/plans/${plan}/plan.${kind}`

/** Why an action on a clause is refused, as a text. */
export const refusalSentences: Readonly<Record<Refusal, Text>> = {
  not_in_this_state: msg`That cannot be done with this clause any more. Look at how it stands now.`,
  not_yours: msg`Only whoever wrote these words can do that.`,
  own_words: msg`These are your own words. The other parent answers them.`,
  text_changed: msg`The words of this proposal were not kept, and a name has changed since. Propose it again.`,
  same_text: msg`These are the same words. Say yes to them, or change something.`,
}

/** What is wrong with an answer, as a text. */
export const wrongSentences: Readonly<Record<Wrong['key'], Text>> = {
  missing: msg`Fill this in.`,
  unknown_blank: msg`The clause does not ask this.`,
  not_of_its_kind: msg`This answer cannot be used here.`,
  out_of_range: msg`This number is too small or too large.`,
  not_100_percent: msg`Both shares together are 100 percent.`,
}

interface Plan {
  isMine: boolean
  isShared: boolean
  isAgreed: boolean
  /** A parent whose seat has not ended. */
  isParent: boolean
}

/** What the reader may do with a plan as a whole. Nobody can remove a plan that the other parent has seen. */
export function canOf({ isMine, isShared, isAgreed, isParent }: Plan) {
  return { add: isParent, remove: isParent && isMine && !isShared, install: isParent && isAgreed }
}

/** The first whole sentences that fit into a number of characters. */
export function within(sentences: readonly string[], most: number): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`
    if (longer.length > most) return text === '' ? sentence.slice(0, most) : text
    text = longer
  }
  return text
}
