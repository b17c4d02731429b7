import type { CaseTx } from '#access/cases.ts'
import type { Parent } from '#domain/schedule/types.ts'
import type { ItemAt } from '#domain/exchange/items.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'

/** Said by one side, and when; whether that was written down later. */
export interface Tick {
  at: Date
  isLate: boolean
}

export interface ItemRow extends ItemAt {
  authorId: string
  name: string
  note: string
  given: Tick | null
  got: Tick | null
}

/** What goes or went along since a day, in the order in which it was put down; one of them with `origin`. */
export async function itemsIn(tx: CaseTx, caseId: string, of: { since: Day } | { origin: string }): Promise<ItemRow[]> {
  const rows = await tx
    .selectFrom('exchange_item')
    .selectAll()
    .where('case_id', '=', caseId)
    .where((q) => ('since' in of ? q('day', '>=', of.since) : q.or([q('id', '=', of.origin), q('carried_from', '=', of.origin)])))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const tick = (at: Date | null, isLate: boolean): Tick | null => at && { at, isLate }
  return rows.map((row) => ({
    id: row.id,
    origin: row.carried_from ?? row.id,
    due: row.due_at.getTime(),
    to: row.to_side as Parent,
    isTicked: row.given_at !== null || row.got_at !== null,
    isOff: row.removed_at !== null,
    authorId: row.author_id,
    name: row.name,
    note: row.note,
    given: tick(row.given_at, row.is_given_late),
    got: tick(row.got_at, row.is_got_late),
  }))
}

/** Things that are put down for one exchange. */
export async function countItems(tx: CaseTx, caseId: string, at: { dueAt: Date; toSide: Parent }): Promise<number> {
  const { n } = await tx
    .selectFrom('exchange_item')
    .select((q) => q.fn.countAll<string>().as('n'))
    .where('case_id', '=', caseId)
    .where('due_at', '=', at.dueAt)
    .where('to_side', '=', at.toSide)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export interface NewItem {
  caseId: string
  id: string
  authorId: string
  dueAt: Date
  day: Day
  toSide: Parent
  name: string
  note: string
  carriedFrom: string | null
  at: Date
}

/** @returns whether it was added now: a repeat adds nothing */
export async function addItem(tx: CaseTx, it: NewItem): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('exchange_item')
      .values({
        case_id: it.caseId,
        id: it.id,
        author_id: it.authorId,
        due_at: it.dueAt,
        day: it.day,
        to_side: it.toSide,
        name: it.name,
        note: it.note,
        carried_from: it.carriedFrom,
        created_at: it.at,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** Says or takes back one side's tick; what was said first stands. */
export async function setTick(
  tx: CaseTx,
  at: { caseId: string; id: string },
  what: 'handed_over' | 'received',
  tick: Tick | null,
): Promise<boolean> {
  const set =
    what === 'handed_over'
      ? { given_at: tick?.at ?? null, is_given_late: tick?.isLate ?? false }
      : { got_at: tick?.at ?? null, is_got_late: tick?.isLate ?? false }
  return changedRow(
    tx
      .updateTable('exchange_item')
      .set(set)
      .where('case_id', '=', at.caseId)
      .where('id', '=', at.id)
      .where(what === 'handed_over' ? 'given_at' : 'got_at', tick ? 'is' : 'is not', null),
  )
}

/** Takes a thing off the lists, or puts it back. */
export async function setItemOff(tx: CaseTx, { caseId, id }: { caseId: string; id: string }, at: Date | null): Promise<void> {
  await tx.updateTable('exchange_item').set({ removed_at: at }).where('case_id', '=', caseId).where('id', '=', id).execute()
}
