import { useLingui } from '@lingui/react/macro'
import type { Citation, FactDraft } from '#evidence/facts/contract.ts'
import { longest } from '#domain/facts/kinds.ts'
import type { Suggestion } from '../contract.ts'

/** The fact that a suggestion proposes: it says what the text says, and where. */
export function useDraft(): (suggestion: Suggestion) => FactDraft & { citations: Citation[] } {
  const { t } = useLingui()
  return ({ draft, source: { title }, by, page, to }) => {
    const quote = draft.citations[0]!.quote.replaceAll(/\s+/g, ' ')
    const said = by === null ? t`“${title}” says: “${quote}”` : t`${by} wrote: “${quote}”`
    const citations = draft.citations.map((citation): Citation => ({
      ...citation,
      place: citation.kind === 'place' ? (page === null ? title : t`${title}, page ${page}`) : '',
      state: 'there',
      title,
      by: null,
      at: null,
      to: citation.kind === 'place' ? null : to,
      isUnproved: false,
      exhibit: null,
    }))
    return { ...draft, said: said.slice(0, longest.text), isAgainst: false, citations }
  }
}

/** As it is sent: citations without what the page alone knows of them. */
export const sentOf = ({ citations, ...fact }: FactDraft): FactDraft => ({
  ...fact,
  citations: citations.map(({ kind, id, page, second, quote, boxes, place }) => ({ kind, id, page, second, quote, boxes, place })),
})
