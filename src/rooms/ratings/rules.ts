import { criteriaOf, partsOf } from '../../domain/ratings/criteria.ts'
import { refusalOfText } from '../../domain/ratings/texts.ts'
import type { Day } from '../../kernel/day.ts'
import type { Role } from '../professionals/contract.ts'
import { fewestAnswers, type Said, shortestText } from './contract.ts'

const firstMonth = '1990-01'

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
