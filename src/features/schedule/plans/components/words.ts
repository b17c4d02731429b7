import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { State } from '#domain/plan/negotiation.ts'
import type { Effect, Unit } from '#domain/plan/types.ts'
import { formatDate } from '#web/dates.ts'
import type { Tone } from '#web/ui/notice.tsx'

export const stateNames: Readonly<Record<State, MessageDescriptor>> = {
  draft: msg`Draft`,
  proposed: msg`Proposed`,
  countered: msg`Countered`,
  accepted: msg`Agreed`,
  declined: msg`Declined`,
  withdrawn: msg`Taken back`,
}

/** Other words for what both agreed on. */
export const changeName = msg`Change proposed`

export const stateTones: Readonly<Record<State, Tone | 'plain'>> = {
  draft: 'plain',
  proposed: 'attention',
  countered: 'attention',
  accepted: 'info',
  declined: 'plain',
  withdrawn: 'plain',
}

export const unitNames: Readonly<Record<Unit, MessageDescriptor>> = {
  minute: msg`minutes`,
  hour: msg`hours`,
  day: msg`days`,
  week: msg`weeks`,
  month: msg`months`,
  night: msg`nights`,
}

/** What an agreed clause does here, in a few words; of some there is nothing to say beyond their sentences. */
const effectNames: Readonly<Record<Effect['kind'], MessageDescriptor | null>> = {
  schedule: msg`Becomes a rule of the shared schedule`,
  notice: msg`Sets how long before something is told`,
  answer_within: msg`Sets by when an answer is due`,
  expense_split: msg`Sets how costs are shared`,
  expense_deadlines: msg`Sets when bills are sent and paid back`,
  expense_consent: msg`Sets from which cost on both say yes first`,
  channel: msg`Sets how you write to each other`,
  calls: msg`Sets when the children can be called`,
  first_refusal: msg`Sets when the other parent is asked first`,
  exchange: msg`Sets where you meet and how long you wait`,
  transport: msg`Sets who drives`,
  decision: msg`Sets who decides`,
  vacation: msg`Sets how vacations are chosen`,
  travel: msg`Sets what is told before a trip`,
  passport: msg`Sets who keeps the passports`,
  dispute_step: msg`Sets what is tried first when you do not agree`,
  review: msg`Sets when you look at the plan again`,
  conduct: null,
}

/** What a clause does, each thing once. */
export function effectsInWords(effects: readonly Effect[], i18n: I18n): string[] {
  return [...new Set(effects.flatMap(({ kind }) => effectNames[kind] ?? []))].map((name) => i18n._(name))
}

export const monthName = (month: number, locale: string) => formatDate('monthAlone', Date.UTC(2024, month - 1, 15), locale)
