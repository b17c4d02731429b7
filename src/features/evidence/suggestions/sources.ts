import type { CaseTx } from '#access/cases.ts'
import { ordersIn } from '#case/orders/public.ts'
import { documentAt, versionsOf } from '#evidence/documents/public.ts'
import { itemAt, itemsById } from '#evidence/items/public.ts'
import { messagePlaces } from '#messages/messages/public.ts'
import { type CaseContext, writersIn } from '#case/cases/public.ts'
import type { Source } from './contract.ts'

export interface SourceAt {
  source: Source
  sourceId: string
}

/** What is gone through, as its reader sees it. */
export interface SourceView {
  title: string
  /** The file whose text it is; `null` for an order or a thread. */
  file: string | null
}

export const keyOf = ({ source, sourceId }: SourceAt): string => `${source} ${sourceId}`

const idsOf = (all: readonly SourceAt[], kind: Source) => all.filter(({ source }) => source === kind).map(({ sourceId }) => sourceId)

interface Reader {
  tx: CaseTx
  caseId: string
  me: string
}

/** Those of these sources that their reader sees and that are there, by their keys. */
export async function sourcesAt({ tx, caseId, me }: Reader, wanted: readonly SourceAt[]): Promise<Map<string, SourceView>> {
  const found = new Map<string, SourceView>()
  const put = (source: Source, sourceId: string, view: SourceView) => found.set(keyOf({ source, sourceId }), view)
  for (const [id, item] of await itemsById(tx, caseId, idsOf(wanted, 'item'))) put('item', id, { title: item.title, file: item.fileId })
  const orders = idsOf(wanted, 'order')
  if (orders.length > 0)
    for (const order of await ordersIn(tx, caseId))
      if (orders.includes(order.id)) put('order', order.id, { title: order.title, file: null })
  for (const [id, place] of await messagePlaces(tx, caseId, idsOf(wanted, 'thread')))
    if (place.thread === id) put('thread', id, { title: place.subject, file: null })
  for (const id of idsOf(wanted, 'document')) {
    const owner = { caseId, authorId: me }
    const document = await documentAt(tx, owner, id)
    const version = document?.removedAt === null ? (await versionsOf(tx, owner, [id]))[0] : undefined
    if (document && version) put('document', id, { title: document.title, file: version.file })
  }
  return found
}

/** One of them. An item is gone through by its author alone: an attorney reads it and has no text of it. */
export async function sourceAt(reader: Reader, wanted: SourceAt): Promise<SourceView | null> {
  if (wanted.source === 'item') {
    const item = await itemAt(reader.tx, reader.caseId, wanted.sourceId)
    if (item?.authorId !== reader.me) return null
  }
  return (await sourcesAt(reader, [wanted])).get(keyOf(wanted)) ?? null
}

export const readerOf = ({ tx, caseId, seat }: CaseContext): Reader => ({ tx, caseId, me: seat.memberId })

/** Who wrote something at a time, by name. */
export const namesIn = async ({ tx, caseId }: CaseContext) => (await writersIn(tx, caseId)).nameOf
