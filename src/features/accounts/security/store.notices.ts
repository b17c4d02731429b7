import type { Db } from '#ports/db/port.ts'
import type { SecurityNotice } from './contract.ts'

type Event = Pick<SecurityNotice, 'event' | 'kind'>

export async function putNotice(
  tx: Db,
  { id, account, at, event, kind }: Event & { id: string; account: string; at: Date },
): Promise<void> {
  await tx.insertInto('security_notice').values({ id, account_id: account, event, kind, at }).execute()
}

/** What someone has not seen yet, the oldest first. */
export async function unseenNotices(db: Db, account: string): Promise<SecurityNotice[]> {
  const rows = await db
    .selectFrom('security_notice')
    .select(['id', 'event', 'kind', 'at'])
    .where('account_id', '=', account)
    .where('notice_shown_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, event, kind, at }) => ({
    id,
    event: event as SecurityNotice['event'],
    kind: kind as SecurityNotice['kind'],
    at: at.toISOString(),
  }))
}

export async function hasUnseen(db: Db, account: string): Promise<boolean> {
  const found = db.selectFrom('security_notice').select('id').where('account_id', '=', account).where('notice_shown_at', 'is', null)
  return (await found.limit(1).executeTakeFirst()) !== undefined
}

/** Only those that were shown: what came meanwhile is shown next. */
export async function markSeen(db: Db, account: string, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('security_notice')
    .set({ notice_shown_at: at })
    .where('account_id', '=', account)
    .where('id', 'in', ids)
    .where('notice_shown_at', 'is', null)
    .execute()
}

/** Those that were seen go; what nobody has seen stays. */
export async function forgetNotices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('security_notice').where('at', '<', before).where('notice_shown_at', 'is not', null).execute()
}
