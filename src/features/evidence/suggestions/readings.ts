import { type CaseContext } from '#case/cases/public.ts'
import { textAt } from '#evidence/texts/public.ts'
import { idOf } from '#http/key-id.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Reading } from './contract.ts'
import { countOf } from './pieces.ts'
import type { SourceAt, SourceView } from './sources.ts'
import type { ReadingRow } from './store.reading.ts'

/** The row of what a file says: with it goes what was found in it. */
export const textIdOf = ({ file }: SourceView): string | null => (file === null ? null : idOf(file, 'text'))

/** Why a source can't be gone through now; `null` where it can. */
export async function problemOf(c: CaseContext, at: SourceAt, { file }: SourceView): Promise<Text | null> {
  if (file !== null) {
    const text = await textAt(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, id: file })
    if (text === null) return msg`The text of this file was not read. Have it read first; a file that you marked as sensitive is not read.`
    // One that is still being read is waited for.
    return text.state === 'failed' ? msg`We couldn’t read this file, so nothing can be found in it.` : null
  }
  if ((await piecesOf(c, at)) > 0) return null
  return at.source === 'order'
    ? msg`This order has no paragraphs yet. Add them under “What applies today”.`
    : msg`There is no message in this thread that you wrote or have opened.`
}

const piecesOf = ({ tx, caseId, seat }: CaseContext, at: SourceAt): Promise<number> => countOf(tx, { caseId, me: seat.memberId }, at)

interface Seen {
  at: SourceAt
  row: ReadingRow | null
  /** `null` where it is not there. */
  view: SourceView | null
  counts: ReadonlyMap<string, { found: number; looked: number }>
}

/** One source with how far it was gone through, and what stands against that. */
export async function readingView(c: CaseContext, { at, row, view, counts }: Seen): Promise<Reading[]> {
  if (!view) return []
  const problem = row ? null : await problemOf(c, at, view)
  const isRead = row?.state === 'read'
  // A file's text does not grow; of the others there may be more by now.
  const hasMore = isRead && view.file === null && (await piecesOf(c, at)) > (row.pieces ?? 0)
  return [
    {
      source: at.source,
      id: at.sourceId,
      title: view.title,
      state: row?.state ?? 'none',
      pieces: row?.pieces ?? null,
      done: row?.done ?? 0,
      problem: problem && english(problem),
      hasMore,
      ...((row && counts.get(row.id)) ?? { found: 0, looked: 0 }),
    },
  ]
}
