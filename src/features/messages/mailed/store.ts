import type { CaseTx } from '#access/cases.ts'
import { sql } from 'kysely'
import type { Mailed } from './contract.ts'

export interface AddressRow {
  id: string
  memberId: string
  email: string
}

/** The address that the one who acts gave for the other parent; `undefined` for none. */
export async function addressOf(tx: CaseTx, caseId: string, authorId: string): Promise<AddressRow | undefined> {
  return tx
    .selectFrom('parent_address')
    .select(['id', 'member_id as memberId', 'email'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

export async function addAddress(
  tx: CaseTx,
  { caseId, authorId, at, id, memberId, email }: AddressRow & { caseId: string; authorId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('parent_address')
    .values({ case_id: caseId, id, author_id: authorId, member_id: memberId, email, given_at: at })
    .execute()
}

/** Ends an address: it gets no more mail, and the links that it got don't work any more. */
export async function endAddress(tx: CaseTx, caseId: string, id: string, at: Date): Promise<void> {
  await tx.updateTable('parent_address').set({ ended_at: at }).where('case_id', '=', caseId).where('id', '=', id).execute()
}

/** Whether mail from an account to an address is stopped (migration 0072): by a hold of that account, or by who has the address. */
export async function stopOf(tx: CaseTx, account: string, email: string): Promise<'held' | 'stopped' | null> {
  const { rows } = await sql<{ stop: 'held' | 'stopped' | null }>`select mail_stop(${account}, ${email}) as stop`.execute(tx)
  return rows[0]!.stop
}

/** The seat to which the messages of the one who acts are mailed, too; `null` for none. */
export async function mailedSeat(tx: CaseTx, { caseId, authorId, account }: { caseId: string; authorId: string; account: string }) {
  const given = await addressOf(tx, caseId, authorId)
  return given && (await stopOf(tx, account, given.email)) === null ? given.memberId : null
}

/** What became of the mail about a message to one seat. */
export interface MailedRow {
  messageId: string
  memberId: string
  mailed: Mailed
}

/** The mails about these messages, as far as the reader's seat shows them; the address where they gave it. */
export async function mailsOf(tx: CaseTx, caseId: string, messages: readonly string[]): Promise<MailedRow[]> {
  if (messages.length === 0) return []
  const rows = await tx
    .selectFrom('message_mail as m')
    .leftJoin('parent_address as p', (on) => on.onRef('p.case_id', '=', 'm.case_id').onRef('p.id', '=', 'm.address_id'))
    .selectAll('m')
    .select('p.email')
    .where('m.case_id', '=', caseId)
    .where('m.message_id', 'in', messages)
    .execute()
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return rows.map((row) => ({
    messageId: row.message_id,
    memberId: row.member_id,
    mailed: {
      address: row.email,
      notedAt: row.noted_at.toISOString(),
      unsent: row.unsent as Mailed['unsent'],
      delayedAt: iso(row.delayed_at),
      delayedCode: row.delayed_code,
      acceptedAt: iso(row.accepted_at),
      acceptedCode: row.accepted_code,
      refusedAt: iso(row.refused_at),
      refusedCode: row.refused_code,
      bouncedAt: iso(row.bounced_at),
      bounceStatus: row.bounce_status,
      openedAt: iso(row.opened_at),
      stoppedAt: iso(row.stopped_at),
    },
  }))
}
