import { canonicalJson } from '#domain/transparency-log/canonical-json.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'
import type { TermDraft } from './contract.ts'

/** What a term says, in which words and for which days: two terms with the same text are one. */
export const textOf = ({ says, clause, since, until }: TermDraft) =>
  canonicalJson(JSON.parse(JSON.stringify({ says, clause, since, until })) as Json)

export interface Difference<Stored> {
  /** Those that are there already, each with its new place. */
  stays: readonly { stored: Stored; position: number; was: number }[]
  added: readonly { term: TermDraft; position: number }[]
  removed: readonly Stored[]
}

/** What becomes of the stored terms of an order when these are written. A term that says the same stays the row that it was. */
export function differenceOf<Stored extends TermDraft>(stored: readonly Stored[], written: readonly TermDraft[]): Difference<Stored> {
  const open = stored.map((term, was) => ({ term, was, text: textOf(term) }))
  const stays: { stored: Stored; position: number; was: number }[] = []
  const added: { term: TermDraft; position: number }[] = []
  for (const [position, term] of written.entries()) {
    const text = textOf(term)
    const found = open.findIndex((each) => each.text === text)
    if (found < 0) added.push({ term, position })
    else for (const { term: same, was } of open.splice(found, 1)) stays.push({ stored: same, position, was })
  }
  return { stays, added, removed: open.map(({ term }) => term) }
}
