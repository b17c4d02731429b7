// Orders to erase a message. All of it as the machine: no role of a person reads this table.
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Order } from './contract.ts'

export interface OrderRow {
  id: string
  caseId: string
  authorId: string
  entry: number
  messageId: string
  kind: string
  sentAt: Date
  court: string
  docket: string
  orderedOn: string
  recordedAt: Date
  /** Accounts; `null` where the account is gone. */
  recordedBy: string | null
  state: Order['state']
  endedAt: Date | null
  erasedBy: number | null
}

const rows = (tx: CaseTx) =>
  tx
    .selectFrom('erasure_order')
    .select([
      'id',
      'case_id as caseId',
      'author_id as authorId',
      'entry',
      'message_id as messageId',
      'kind',
      'sent_at as sentAt',
      'court',
      'docket',
      'ordered_on as orderedOn',
      'recorded_at as recordedAt',
      'recorded_by as recordedBy',
      'ended_at as endedAt',
      'erased_by as erasedBy',
    ])
    .select((eb) => eb.ref('state').$castTo<Order['state']>().as('state'))

/** Of all cases. */
export async function ordersAtDesk(tx: CaseTx, show: 'open' | 'ended', most: number): Promise<OrderRow[]> {
  return show === 'open'
    ? rows(tx).where('state', '=', 'waiting').orderBy('recorded_at').orderBy('id').limit(most).execute()
    : rows(tx).where('state', '<>', 'waiting').orderBy('ended_at', 'desc').orderBy('id').limit(most).execute()
}

/** One of any case: until the transaction ends it stays as it is. */
export async function orderAt(tx: CaseTx, id: string): Promise<OrderRow | null> {
  return (await rows(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** Whether an order about an entry waits to be confirmed. */
export async function isWaiting(tx: CaseTx, { caseId, entry }: Pick<OrderRow, 'caseId' | 'entry'>): Promise<boolean> {
  const found = await rows(tx).where('case_id', '=', caseId).where('entry', '=', entry).where('state', '=', 'waiting').execute()
  return found.length > 0
}

export async function addOrder(tx: CaseTx, it: Omit<OrderRow, 'state' | 'endedAt' | 'erasedBy'>): Promise<void> {
  await tx
    .insertInto('erasure_order')
    .values({
      case_id: it.caseId,
      id: it.id,
      author_id: it.authorId,
      entry: it.entry,
      message_id: it.messageId,
      kind: it.kind,
      sent_at: it.sentAt,
      court: it.court,
      docket: it.docket,
      ordered_on: it.orderedOn,
      recorded_at: it.recordedAt,
      recorded_by: it.recordedBy,
    })
    .execute()
}

/** @param erasedBy the entry that says that it was carried out; `null`: it is withdrawn */
export async function endOrder(
  tx: CaseTx,
  { caseId, id }: Pick<OrderRow, 'caseId' | 'id'>,
  { by, at, erasedBy }: { by: string; at: Date; erasedBy: number | null },
): Promise<boolean> {
  const state = erasedBy === null ? 'withdrawn' : 'done'
  return changedRow(
    tx
      .updateTable('erasure_order')
      .set({ state, ended_at: at, ended_by: by, erased_by: erasedBy })
      .where('case_id', '=', caseId)
      .where('id', '=', id)
      .where('state', '=', 'waiting'),
  )
}
