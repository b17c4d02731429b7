import type { CaseContext } from '#case/cases/public.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import type { Billing } from './billing.ts'
import { chainOf, type RequestRow, requestsIn, unsettledIn } from './store.ts'

const pageSize = 50

interface Asked {
  cursor?: string | undefined
  /** The request that the address names, or one that it answers. */
  request?: string | undefined
}

/**
 * A page of requests, the latest first. With the first page come older ones that still need something done, and the one that is named: they
 * are shown wherever the list begins.
 * @throws Fault `invalid` for a cursor of another list
 */
export async function requestsPage(
  c: CaseContext,
  { cursor, request }: Asked,
  billing: Pick<Billing, 'billed'>,
): Promise<{ rows: RequestRow[]; next: string | null; all: Map<string, RequestRow> }> {
  const asked = ['requests', c.caseId]
  const at = readCursor(asked, cursor, ['instant', 'id'])
  const after = at && { at: at[0], id: at[1] }
  const found = await requestsIn(c.tx, c.caseId, { isLast: true, after, most: pageSize + 1 })
  const { items, next } = pageOf(found, pageSize, asked, ({ id, sentAt, createdAt }) => [(sentAt ?? createdAt).getTime(), id])
  const isFirst = after === null && next !== null
  const rows = [...items, ...(isFirst ? await olderOf(c, items, request, billing) : [])]
  const before = await chainOf(
    c.tx,
    c.caseId,
    rows.filter(({ counters }) => counters !== null).map(({ id }) => id),
    'first',
  )
  const all = [...rows, ...(await requestsIn(c.tx, c.caseId, { ids: before }))]
  return { rows, next, all: new Map(all.map((row) => [row.id, row])) }
}

async function olderOf(
  c: CaseContext,
  page: readonly RequestRow[],
  named: string | undefined,
  billing: Pick<Billing, 'billed'>,
): Promise<RequestRow[]> {
  const unsettled = await unsettledIn(c.tx, c.caseId)
  const agreed = unsettled.filter(({ state }) => state === 'agreed').map(({ id }) => id)
  const billed = await billing.billed(c.tx, c.caseId, agreed)
  const ofNamed = named === undefined ? [] : [named, ...(await chainOf(c.tx, c.caseId, [named], 'last'))]
  const there = new Set(page.map(({ id }) => id))
  const ids = [...unsettled.map(({ id }) => id).filter((id) => !billed.has(id)), ...ofNamed].filter((id) => !there.has(id))
  return requestsIn(c.tx, c.caseId, { ids, isLast: true })
}
