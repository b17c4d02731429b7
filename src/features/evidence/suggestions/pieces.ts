import type { CaseTx } from '#access/cases.ts'
import { childrenIn, parentsIn } from '#case/cases/public.ts'
import { contactsIn } from '#case/contacts/public.ts'
import { itemAt } from '#evidence/items/public.ts'
import { paragraphsIn } from '#evidence/orders-in-force/public.ts'
import { pagesAfter, type ReadPageRow, textAt } from '#evidence/texts/public.ts'
import { countOpened, openedInThread } from '#messages/messages/public.ts'
import type { KnownPerson, Piece } from '#domain/suggestions/types.ts'
import { writtenIn } from '#domain/suggestions/written.ts'
import { dayInZone } from '#kernel/dates.ts'
import type { Day } from '#kernel/day.ts'
import { type SourceAt, sourceAt } from './sources.ts'

/** A page, a paragraph or a message of a source. */
export interface SourcePiece extends Piece {
  /** Of the message or the paragraph; `null` for a page. */
  id: string | null
  page: number | null
  /** Of a page that has places. */
  words: ReadPageRow['words']
}

export interface Where {
  caseId: string
  /** The seat that the source is read as. */
  me: string
  zone: string
}

/** Pages that are read from the database at once. */
const atOnce = 200
/** Messages of a thread that are gone through. */
const mostMessages = 5000

/** The pages of a file, with the day on which it says that it was written. @param given the day that its author gave it */
async function ofFile(tx: CaseTx, { caseId, me }: Where, file: string, given: Day | null): Promise<SourcePiece[]> {
  const pages: ReadPageRow[] = []
  for (;;) {
    const next = await pagesAfter(tx, { caseId, authorId: me, id: file }, pages.at(-1)?.page ?? 0, atOnce)
    pages.push(...next)
    if (next.length < atOnce) break
  }
  const written = writtenIn(pages[0]?.text ?? '') ?? given
  return pages.map(({ page, text, words }) => ({ id: null, page, text, words, written }))
}

/** Whether the text of a source's file is still being read. */
export async function isBeingRead(tx: CaseTx, { caseId, me }: Omit<Where, 'zone'>, at: SourceAt): Promise<boolean> {
  const file = (await sourceAt({ tx, caseId, me }, at))?.file
  const text = file ? await textAt(tx, { caseId, authorId: me, id: file }) : null
  return text?.state === 'waiting' || text?.state === 'reading'
}

/** What a source says to its reader; `null` where it is not there. Of messages only those that the reader wrote or has opened. */
export async function piecesIn(tx: CaseTx, where: Where, at: SourceAt): Promise<SourcePiece[] | null> {
  const { caseId, me, zone } = where
  const view = await sourceAt({ tx, caseId, me }, at)
  if (!view) return null
  if (at.source === 'thread') {
    const messages = await openedInThread(tx, { caseId, me }, at.sourceId, mostMessages)
    return messages.map(({ id, body, sentAt }) => ({
      id,
      page: null,
      text: body,
      words: [],
      written: dayInZone(zone, sentAt.getTime()) as Day,
    }))
  }
  if (at.source === 'order') {
    const paragraphs = (await paragraphsIn(tx, caseId)).filter((paragraph) => paragraph.order === at.sourceId)
    // A day without a year is that of every year there: nothing is counted from the day of signing.
    return paragraphs.map(({ id, text, page }) => ({ id, page, text, words: [], written: null }))
  }
  const day = at.source === 'item' ? ((await itemAt(tx, caseId, at.sourceId))?.day ?? null) : null
  return ofFile(tx, where, view.file!, day as Day | null)
}

/** How many messages or paragraphs a source has that is no file. */
export async function countOf(tx: CaseTx, { caseId, me }: Omit<Where, 'zone'>, { source, sourceId }: SourceAt): Promise<number> {
  if (source === 'thread') return Math.min(mostMessages, await countOpened(tx, { caseId, me }, sourceId))
  return (await paragraphsIn(tx, caseId)).filter(({ order }) => order === sourceId).length
}

const firstName = (name: string): string[] => {
  const [first, second] = name.split(' ')
  return second !== undefined && first!.length > 2 && /^\p{Lu}\p{L}+$/u.test(first!) ? [first!] : []
}

/** Who is named in the case: parents with earlier names, children, and contacts. */
export async function peopleOf(tx: CaseTx, caseId: string): Promise<KnownPerson[]> {
  const parents = [...(await parentsIn(tx, caseId)).values()]
  return [
    ...parents.map(({ name, former_names: former }) => ({ name, also: [...firstName(name), ...former.map((one) => one.name)] })),
    ...(await childrenIn(tx, caseId)).map(({ name }) => ({ name, also: firstName(name) })),
    ...(await contactsIn(tx, caseId)).map(({ name }) => ({ name, also: [] })),
  ]
}
