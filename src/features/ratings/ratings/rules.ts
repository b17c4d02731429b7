import { criteriaOf, partsOf } from '#domain/ratings/criteria.ts'
import type { Closed } from '#domain/directory/rateable.ts'
import type { Term } from '#domain/directory/term.ts'
import { refusalOfText } from '#domain/ratings/texts.ts'
import type { Day } from '#kernel/day.ts'
import type { Role } from '#directory/professionals/contract.ts'
import { monthInWords } from '#kernel/dates.ts'
import { msg, type Text } from '#kernel/text.ts'
import { fewestAnswers, type Said, shortestText } from './contract.ts'

const firstMonth = '1990-01'

/** Why a rating cannot be taken: the field and a text for its author. */
export interface Refusal {
  field: string
  why: Text
}

/** A term in words: "from November 2018", "until January 2015". */
function termInWords({ from, to }: Term): Text {
  const [since, until] = [from && monthInWords(from), to && monthInWords(to)]
  if (since && until) return msg`from ${{ since }} to ${{ until }}`
  if (since) return msg`since ${{ since }}`
  return until ? msg`until ${{ until }}` : msg`at all times`
}

/** What an author is asked whose month lies outside the known terms. */
export function monthQuestion(name: string, terms: readonly Term[]): Text {
  const once = new Map(terms.map((term) => [`${term.from ?? ''} ${term.to ?? ''}`, term]))
  const all = [...once.values()].toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? '')).map(termInWords)
  const known = all.length === 0 ? '' : all.reduce((before, next) => msg`${{ before }}, and ${{ next }}`)
  return msg`Our sources have ${{ name }} in this role ${{ known }}. Check the month. If it is right, tick the box below it: a person reads the rating first.`
}

/** Why nobody can be rated whose page shows facts alone. */
export const closedWhy: Readonly<Record<Closed, Text>> = {
  federal: msg`Federal courts do not hear family cases, so federal judges cannot be rated here.`,
  appellate: msg`Appeals courts review what other judges decided, so their judges cannot be rated here.`,
  criminal: msg`Criminal courts do not hear family cases, so their judges cannot be rated here.`,
  long_ago: msg`Our newest record of this person is more than 20 years old, so ratings are closed.`,
}

/** What is wrong with a rating of someone with this role and kind, received on `today`; `null` when nothing is. */
export function refusalOf(rating: Said, rated: { role: Role; kind: string }, today: Day): Refusal | null {
  const known: readonly string[] = criteriaOf(rated.role, rated.kind)
  const strange = Object.keys(rating.criteria).find((name) => !known.includes(name))
  if (strange !== undefined) {
    return {
      field: `criteria.${strange}`,
      why: msg`"${{ strange }}" is not among the questions for this person. Reload the page and answer those it shows.`,
    }
  }
  const answered = Object.values(rating.criteria).filter((answer) => answer !== null).length
  if (answered < fewestAnswers) {
    return { field: 'criteria', why: msg`Answer at least ${{ fewestAnswers }} of the questions; ${{ answered }} are answered.` }
  }
  if (!partsOf(rated.role).includes(rating.part)) {
    return { field: 'part', why: msg`This part does not fit the person. Choose one of those on the form.` }
  }
  if (rating.eventMonth < firstMonth) return { field: 'eventMonth', why: msg`The month must be January 1990 or later.` }
  if (rating.eventMonth > today.slice(0, 7)) return { field: 'eventMonth', why: msg`The month must not lie in the future.` }
  const written = [...rating.saw].length
  if (written > 0 && written < shortestText) {
    return {
      field: 'saw',
      why: msg`Say what happened in at least ${{ shortestText }} characters, or leave all texts empty; ${{ written }} are written.`,
    }
  }
  if (written === 0 && (rating.wentWell || rating.shouldKnow)) {
    return { field: 'saw', why: msg`Say first what happened, in at least ${{ shortestText }} characters. The other texts rest on it.` }
  }
  for (const field of ['saw', 'wentWell', 'shouldKnow'] as const) {
    const why = refusalOfText(rating[field] ?? '')
    if (why !== null) return { field, why }
  }
  return null
}
