import type { Day } from '../../kernel/day.ts'
import { startOf } from '../../kernel/day.ts'
import { hasMarkup, isDisguised, isPrintable } from '../../kernel/printable.ts'
import type { Role } from '../professionals/contract.ts'
import { fewestAnswers, type groups, type Part, type Said, type Score, shortestText } from './contract.ts'

export type Group = (typeof groups)[number]

const hour = 3_600_000

// The criteria of ratings.md, section 1.1. Judges: Colorado's five (C.R.S. 13-5.5-107) and two of procedural justice.
const judge = ['integrity', 'knowledge', 'communication', 'temperament', 'administration', 'heard', 'understood'] as const
const attorney = ['communication', 'preparation', 'knowledge', 'candor', 'fees'] as const
const gal = ['independence', 'child_contact', 'investigation', 'timeliness', 'clarity', 'fees'] as const
const evaluator = ['balance', 'methods', 'explained', 'accuracy', 'timeliness', 'fees'] as const
const goBetween = ['neutrality', 'competence', 'timeliness', 'fees'] as const

export type Criterion =
  | (typeof judge)[number]
  | (typeof attorney)[number]
  | (typeof gal)[number]
  | (typeof evaluator)[number]
  | (typeof goBetween)[number]

/** The three questions of the quick form, of each role's own: what a person can say after one hearing. */
export function quickCriteriaOf(role: Role, kind: string): readonly Criterion[] {
  switch (role) {
    case 'judge':
      return ['integrity', 'heard', 'communication']
    case 'attorney':
      return ['communication', 'preparation', 'candor']
    case 'gal':
      return ['independence', 'child_contact', 'investigation']
    case 'expert':
      return goBetweens.includes(kind) ? ['neutrality', 'competence', 'timeliness'] : ['balance', 'methods', 'explained']
  }
}

const goBetweens: readonly string[] = ['mediator', 'parenting_coordinator', 'visitation_supervisor']

/** What somebody of this role and kind is rated on, in the order of the form. */
export function criteriaOf(role: Role, kind: string): readonly Criterion[] {
  switch (role) {
    case 'judge':
      return judge
    case 'attorney':
      return attorney
    case 'gal':
      return gal
    case 'expert':
      return goBetweens.includes(kind) ? goBetween : evaluator
  }
}

/** The parts that a rater of somebody with this role can have had, in the order of the form. */
export function partsOf(role: Role): readonly Part[] {
  return role === 'attorney' ? ['client', 'opposing_party', 'opposing_counsel', 'other'] : ['parent', 'attorney', 'other']
}

/** The group whose score a part counts in. Groups are never pooled (ratings.md, section 1). */
export function groupOf(part: Part): Group {
  switch (part) {
    case 'parent':
    case 'client':
      return 'parents'
    case 'attorney':
    case 'opposing_counsel':
      return 'lawyers'
    case 'opposing_party':
      return 'other_side'
    case 'other':
      return 'others'
  }
}

/**
 * The one score to lead with: that of the parents (an attorney's clients), else of the lawyers or the
 * others when only theirs can be shown. The other side's never leads.
 */
export function headlineOf<S extends Pick<Score, 'group' | 'show'>>(scores: readonly S[]): S | null {
  const of = (group: Group) => scores.find((score) => score.group === group)
  const shown = (['parents', 'lawyers', 'others'] as const).map(of).find((score) => score !== undefined && score.show !== 'nothing')
  return shown ?? of('parents') ?? null
}

const firstMonth = '1990-01'

/** Said of a text that cannot be kept as it was written. */
const unprintable = 'The text holds characters that cannot be shown. Type that part again.'

const disguised = 'A word holds signs that nobody sees, or letters of two alphabets. Type that part again.'
const markup = 'The text holds HTML, which is not read as such here. Write plain words.'

/** Why a text cannot be taken as it is, for its author; `null` when it can. */
export const refusalOfText = (text: string): string | null =>
  !isPrintable(text) ? unprintable : isDisguised(text) ? disguised : hasMarkup(text) ? markup : null

/** Why a rating cannot be taken: the field and a sentence for its author. */
export interface Refusal {
  field: string
  why: string
}

/** What is wrong with a rating of somebody with this role and kind, received on `today`; `null` when nothing is. */
export function refusalOf(rating: Said, rated: { role: Role; kind: string }, today: Day): Refusal | null {
  const known: readonly string[] = criteriaOf(rated.role, rated.kind)
  const strange = Object.keys(rating.criteria).find((name) => !known.includes(name))
  if (strange !== undefined) {
    return {
      field: `criteria.${strange}`,
      why: `"${strange}" is not among the questions for this person. Reload the page and answer those it shows.`,
    }
  }
  const answered = Object.values(rating.criteria).filter((answer) => answer !== null).length
  if (answered < fewestAnswers) {
    return { field: 'criteria', why: `Answer at least ${fewestAnswers} of the questions; ${answered} are answered.` }
  }
  if (!partsOf(rated.role).includes(rating.part)) {
    return { field: 'part', why: 'This part does not fit the person. Choose one of those on the form.' }
  }
  if (rating.eventMonth < firstMonth) return { field: 'eventMonth', why: 'The month must be January 1990 or later.' }
  if (rating.eventMonth > today.slice(0, 7)) return { field: 'eventMonth', why: 'The month must not lie in the future.' }
  const written = [...rating.saw].length
  if (written > 0 && written < shortestText) {
    return {
      field: 'saw',
      why: `Say what happened in at least ${shortestText} characters, or leave all texts empty; ${written} are written.`,
    }
  }
  if (written === 0 && (rating.wentWell || rating.shouldKnow)) {
    return { field: 'saw', why: `Say first what happened, in at least ${shortestText} characters. The other texts rest on it.` }
  }
  for (const field of ['saw', 'wentWell', 'shouldKnow'] as const) {
    const why = refusalOfText(rating[field] ?? '')
    if (why !== null) return { field, why }
  }
  return null
}

/** What the author is told of the delay (contract `reviews.file`). */
export function toldDelay(demo: boolean): { from: number; to: number; unit: 'minutes' | 'hours' } {
  return demo ? { from: 1, to: 3, unit: 'minutes' } : { from: 6, to: 72, unit: 'hours' }
}

/**
 * When a rating received on a day may be published, in milliseconds. Only the day is known, so the window
 * is the one that lies 6 to 72 hours after every moment of that day.
 */
export function publishWindow(receivedOn: Day): { opens: number; closes: number } {
  const start = startOf(receivedOn)
  return { opens: start + 30 * hour, closes: start + 72 * hour }
}

/**
 * The chance with which a pending rating is published at a tick, so that over its whole window every
 * moment is equally likely: this tick's part of what is left, and 1 at the last tick.
 * @param tick milliseconds between two ticks
 */
export function chanceAt(now: number, tick: number, receivedOn: Day): number {
  const { opens, closes } = publishWindow(receivedOn)
  if (now < opens) return 0
  // The next tick may be late by one.
  const left = closes - now - tick
  return left <= tick ? 1 : tick / left
}

/**
 * The same for the demonstration, whose ticks are a minute apart: a rating is first seen within a minute
 * of its arrival, and is published when seen again or once more, which is 1 to 3 minutes after it.
 * @param seen how many ticks have seen it, this one included
 */
export function chanceInDemo(seen: number): number {
  if (seen < 2) return 0
  return seen === 2 ? 0.5 : 1
}
