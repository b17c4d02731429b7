import type { CaseContext } from '#case/cases/public.ts'
import { type FactDate, isFactDate } from '#domain/facts/dates.ts'
import { mustBePrintable } from '#http/printable.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { CitationDraft, FactDraft } from './contract.ts'
import { targetsOf } from './present.ts'
import type { FactSaid } from './store.ts'
import { issuesIn } from './store.issues.ts'

const inLines = (text: string) => text.replaceAll(/[\r\n\t]/g, ' ')
const refuse = (field: string, sentence: ReturnType<typeof msg>): never => {
  throw new Fault('invalid', sentence, { field })
}

/** A citation as it is stored. Words of a page are taken as they were read: signs that no text can have are left out. */
function citationOf({ kind, id, quote, place, ...rest }: CitationDraft): CitationDraft {
  if (kind === 'place' && place === '') refuse('citations', msg`Enter where this can be read, such as “binder 2, tab 4”.`)
  if (kind !== 'place' && id === null) refuse('citations', msg`Choose what to cite.`)
  mustBePrintable(inLines(place), 'citations')
  const words = quote.toWellFormed().replaceAll(/[^\P{Cc}\n\r\t]/gu, '')
  return { ...rest, kind, id: kind === 'place' ? null : id, quote: words, place: place.toWellFormed() }
}

const keyOf = ({ kind, id }: CitationDraft) => `${kind}:${id}`

/** What is stored of a draft. @param was what the fact said before @throws Fault `invalid` at the field that is wrong */
export async function saidOf(c: CaseContext, draft: FactDraft, was: FactSaid | null): Promise<FactSaid> {
  const when = draft.when as FactDate
  if (!isFactDate(when)) refuse('when', msg`There is no such day in the calendar.`)
  mustBePrintable(inLines(draft.said), 'said')
  for (const person of draft.people) mustBePrintable(person, 'people')
  const issues = new Set((await issuesIn(c.tx, { caseId: c.caseId, authorId: c.seat.memberId })).map(({ id }) => id))
  // One that was removed meanwhile falls away; one that was never there is a mistake.
  if (draft.issues.some((id) => !issues.has(id) && !was?.issues.includes(id))) refuse('issues', msg`There is no such issue in your list.`)
  const citations = draft.citations.map(citationOf)
  const before = new Set(was?.citations.map(keyOf))
  const targets = await targetsOf(c, citations)
  const isKnown = (cited: CitationDraft) =>
    cited.kind === 'place' || before.has(keyOf(cited)) || (cited.kind === 'item' ? targets.items : targets.messages).has(cited.id!)
  if (!citations.every(isKnown)) refuse('citations', msg`What you cite isn’t there any more.`)
  return {
    when,
    said: draft.said,
    kind: draft.kind,
    isAgainst: draft.isAgainst,
    people: [...new Set(draft.people)],
    issues: [...new Set(draft.issues)].filter((id) => issues.has(id)),
    citations,
  }
}
