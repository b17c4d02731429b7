import type { Refusal } from '#domain/plan/negotiation.ts'
import type { Wrong } from '#domain/plan/answers.ts'

/** Files of a plan, and what each is. */
export const fileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json; charset=utf-8',
} as const
export type FileKind = keyof typeof fileTypes

/** Where a plan's file is fetched from. */
export const fileAddress = (caseId: string, plan: string, kind: FileKind) => `/api/cases/${caseId}/plans/${plan}/plan.${kind}`

/** Why a clause does not move, as a sentence. */
export const refusalSentences: Readonly<Record<Refusal, string>> = {
  not_in_this_state: 'That cannot be done with this clause any more. Look at how it stands now.',
  not_yours: 'Only whoever wrote these words can do that.',
  own_words: 'These are your own words. The other parent answers them.',
  text_changed: 'The words of this proposal were not kept, and a name has changed since. Propose it again.',
  same_text: 'These are the same words. Say yes to them, or change something.',
}

/** What is wrong with an answer, as a sentence. */
export const wrongSentences: Readonly<Record<Wrong['key'], string>> = {
  missing: 'Fill this in.',
  unknown_blank: 'The clause does not ask this.',
  not_of_its_kind: 'This answer cannot be used here.',
  out_of_range: 'This number is too small or too large.',
  not_100_percent: 'Both shares together are 100 percent.',
}

interface Plan {
  isMine: boolean
  isShared: boolean
  isAgreed: boolean
  /** A parent whose part has not ended. */
  isParent: boolean
}

/** What one may do with a plan as a whole. Nobody takes away what the other parent has seen. */
export function canOf({ isMine, isShared, isAgreed, isParent }: Plan) {
  return { add: isParent, remove: isParent && isMine && !isShared, install: isParent && isAgreed }
}

/** As many whole sentences as there is room for. */
export function within(sentences: readonly string[], most: number): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`
    if (longer.length > most) return text === '' ? sentence.slice(0, most) : text
    text = longer
  }
  return text
}
