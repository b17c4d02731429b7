import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { fewestAnswers, longestText, type Rating, shortestText } from '../contract.ts'
import type { Outcome, Part } from '#domain/ratings/raters.ts'
import { isWithin, type Term } from '#domain/directory/term.ts'
import type { Criterion } from '#domain/ratings/criteria.ts'

/** A rating as far as it is filled in. */
export interface Draft {
  part: Part | null
  criteria: Readonly<Record<string, number | null>>
  saw: string
  wentWell: string
  shouldKnow: string
  /** `01` to `12`, or nothing. */
  month: string
  year: string
  outcome: Outcome | null
  /** The month stands, though our sources do not have the person in this role then. */
  monthSure: boolean
  attested: boolean
}

export const blank: Draft = {
  part: null,
  criteria: {},
  saw: '',
  wentWell: '',
  shouldKnow: '',
  month: '',
  year: '',
  outcome: null,
  monthSure: false,
  attested: false,
}

export type Field = 'part' | 'criteria' | 'saw' | 'wentWell' | 'shouldKnow' | 'eventMonth' | 'outcome' | 'attested'

/** Something to mend, with the control that the summary leads to. */
export interface Problem {
  field: Field
  control: string
  text: MessageDescriptor
}

/** Whether anything was filled in since the form began so. */
export function isStarted(draft: Draft, start: Draft = blank): boolean {
  return JSON.stringify(draft) !== JSON.stringify(start)
}

/** Criteria with a number; "does not apply" is no answer in this count. */
export function answeredIn(draft: Draft): number {
  return Object.values(draft.criteria).filter((answer) => answer !== null).length
}

/** What keeps a draft from being sent, in the order of the form. `thisMonth` is `YYYY-MM`; the quick form needs no text. */
export function problemsOf(draft: Draft, questions: readonly Criterion[], thisMonth: string, needsText = true): readonly Problem[] {
  const found: Problem[] = []
  const add = (field: Field, text: MessageDescriptor, control: string = field) => found.push({ field, control, text })

  if (draft.part === null) add('part', msg`Choose your part in the matter.`)
  const answered = answeredIn(draft)
  if (answered < fewestAnswers) {
    const first = questions.find((id) => typeof draft.criteria[id] !== 'number') ?? questions[0]
    add(
      'criteria',
      msg`Answer at least ${fewestAnswers} of the questions with a number. You have answered ${answered}.`,
      `criteria-${first}`,
    )
  }
  const written = draft.saw.trim().length
  if (written < shortestText && (needsText || draft.saw + draft.wentWell + draft.shouldKnow !== ''))
    add('saw', msg`Say what happened in at least ${shortestText} characters. You have written ${written}.`)
  for (const field of ['saw', 'wentWell', 'shouldKnow'] as const) {
    const over = draft[field].trim().length - longestText
    if (over > 0) add(field, msg`Shorten this answer by ${over} characters.`)
  }
  const { year, month } = draft
  if (month === '' || year === '') add('eventMonth', msg`Choose the month and the year.`, month === '' ? 'eventMonth' : 'eventYear')
  else if (`${year}-${month}` > thisMonth) add('eventMonth', msg`Choose a month that is not in the future.`)
  if (draft.outcome === null) add('outcome', msg`Choose how it turned out, or that you prefer not to say.`)
  if (!draft.attested) add('attested', msg`Tick the box if the four statements are true. Without it the rating cannot be sent.`)
  return found
}

/** Whether the month is chosen and lies outside the terms of these positions. */
export function asksMonth({ year, month }: Pick<Draft, 'year' | 'month'>, terms: readonly Term[]): boolean {
  return year !== '' && month !== '' && !isWithin(`${year}-${month}`, terms)
}

/** What keeps a rating from being sent whose month its author has not confirmed. */
export const monthProblem: Problem = {
  field: 'eventMonth',
  control: 'monthSure',
  text: msg`Check the month. If it is right, tick the box below it.`,
}

/** The draft as the call takes it; `null` while something is missing. */
export function ratingOf(draft: Draft, professional: string): Rating | null {
  const { part, outcome, attested, month, year, monthSure } = draft
  if (part === null || outcome === null || !attested) return null
  return {
    professional,
    criteria: { ...draft.criteria },
    saw: draft.saw.trim(),
    ...(draft.wentWell.trim() && { wentWell: draft.wentWell.trim() }),
    ...(draft.shouldKnow.trim() && { shouldKnow: draft.shouldKnow.trim() }),
    part,
    outcome,
    eventMonth: `${year}-${month}`,
    ...(monthSure && { monthSure }),
    attested,
  }
}

// A started form waits here while its author looks at another page of the site. In the memory of this one
// page and nowhere else: nothing of it is on the device when the site is left.
const waiting = new Map<string, Draft>()

/** What was filled in for this professional before, in this visit. */
export function waitingDraft(professional: string): Draft | null {
  return waiting.get(professional) ?? null
}

/** Only ever called by what a person does in the browser, never while rendering. */
export function setAside(professional: string, draft: Draft): void {
  if (isStarted(draft)) waiting.set(professional, draft)
  else waiting.delete(professional)
}

export function isAnyWaiting(): boolean {
  return waiting.size > 0
}
