import { type CaseContext } from '#case/cases/public.ts'
import { itemsOfFiles } from '#evidence/items/public.ts'
import { messagePlaces } from '#messages/messages/public.ts'
import type { CitationDraft } from '#evidence/facts/contract.ts'
import { issueFor } from '#domain/suggestions/topics.ts'
import type { Source, Suggestion } from './contract.ts'
import { keyOf, namesIn, type SourceView } from './sources.ts'
import type { CandidateRow } from './store.ts'

const addresses: Readonly<Record<Source, (row: CandidateRow) => string>> = {
  item: ({ sourceId, page }) => `/evidence-vault?item=${sourceId}&page=${page}`,
  document: ({ sourceId }) => `/documents?document=${sourceId}`,
  order: ({ sourceId }) => `/documents?orders#order-${sourceId}`,
  thread: ({ sourceId, piece }) => `/co-parenting-messages?thread=${sourceId}&message=${piece}`,
}

/** Suggestions as their reader sees them. @param sources those that are there @param issues the reader's own */
export async function presented(
  c: CaseContext,
  rows: readonly CandidateRow[],
  sources: ReadonlyMap<string, SourceView>,
  issues: readonly { id: string; name: string }[],
): Promise<Suggestion[]> {
  const owner = { caseId: c.caseId, authorId: c.seat.memberId }
  const files = rows.flatMap((row) => (row.source === 'document' ? [sources.get(keyOf(row))?.file ?? ''] : [])).filter(Boolean)
  const items = await itemsOfFiles(c.tx, owner, [...new Set(files)])
  const messages = rows.flatMap(({ source, piece }) => (source === 'thread' && piece !== null ? [piece] : []))
  const places = await messagePlaces(c.tx, c.caseId, [...new Set(messages)])
  const nameOf = await namesIn(c)

  const citationOf = (row: CandidateRow, view: SourceView): CitationDraft => {
    const base = { page: row.page, second: null, quote: row.quote, boxes: row.boxes, place: '' }
    if (row.source === 'thread') return { ...base, kind: 'message', id: row.piece, page: null }
    // A document whose file is in the vault too is cited there, where the page is seen.
    const item = row.source === 'item' ? row.sourceId : row.source === 'document' ? items.get(view.file ?? '')?.id : undefined
    return item ? { ...base, kind: 'item', id: item } : { ...base, kind: 'place', id: null, boxes: [] }
  }
  return rows.flatMap((row): Suggestion[] => {
    const view = sources.get(keyOf(row))
    const message = row.source === 'thread' ? places.get(row.piece ?? '') : undefined
    if (!view || (row.source === 'thread' && !message)) return []
    const issue = issueFor(row.topic, row.quote, issues)
    return [
      {
        id: row.id,
        source: { kind: row.source, id: row.sourceId, title: view.title },
        to: addresses[row.source](row),
        page: row.page,
        by: message ? nameOf(message.authorId, message.sentAt.getTime()) : null,
        topic: row.topic,
        marks: row.marks.map(([from, to, kind]) => ({ from, to, kind })),
        cents: row.cents,
        isLow: row.isLow,
        state: row.state,
        fact: row.fact,
        draft: {
          when: row.when,
          kind: row.kind,
          people: row.people,
          issues: issue ? [issue.id] : [],
          citations: [citationOf(row, view)],
        },
      },
    ]
  })
}
