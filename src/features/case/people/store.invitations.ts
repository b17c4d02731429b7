import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface InvitationRow {
  id: string
  role: string
  member_id: string | null
  name: string
  email: string | null
  scopes: string[]
  sees_private: boolean
  from_day: string | null
  to_day: string | null
  grant_until: Date | null
  sent_at: Date
  expires_at: Date
  viewed_at: Date | null
  state: string
  answered_at: Date | null
}

/** The user's own invitations in a case, newest first. @param id only this one */
export async function invitationsIn(tx: CaseTx, caseId: string, id?: string): Promise<InvitationRow[]> {
  return tx
    .selectFrom('invitation')
    .select([
      'id',
      'role',
      'member_id',
      'name',
      'email',
      'scopes',
      'sees_private',
      'from_day',
      'to_day',
      'grant_until',
      'sent_at',
      'expires_at',
      'viewed_at',
      'state',
      'answered_at',
    ])
    .where('case_id', '=', caseId)
    .$if(id !== undefined, (q) => q.where('id', '=', id!))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

interface NewInvitation {
  caseId: string
  id: string
  authorId: string
  role: string
  memberId: string | null
  name: string
  email: string | null
  codeHash: string
  scopes: readonly string[]
  seesPrivate: boolean
  from: string | null
  to: string | null
  until: Date | null
  at: Date
  expiresAt: Date
}

/**
 * @returns whether it was added: a repeat with the same id, which has the same code, adds nothing
 * @throws where another invitation has the code
 */
export async function addInvitation(tx: CaseTx, invited: NewInvitation): Promise<boolean> {
  const isNew = await changedRow(
    tx
      .insertInto('invitation')
      .values({
        case_id: invited.caseId,
        id: invited.id,
        author_id: invited.authorId,
        role: invited.role,
        member_id: invited.memberId,
        name: invited.name,
        email: invited.email,
        code_hash: invited.codeHash,
        scopes: [...invited.scopes],
        sees_private: invited.seesPrivate,
        from_day: invited.from,
        to_day: invited.to,
        grant_until: invited.until,
        sent_at: invited.at,
        expires_at: invited.expiresAt,
      })
      // Of two at once either index can be the first to find the other.
      .onConflict((conflict) => conflict.doNothing()),
  )
  if (isNew) return true
  await tx
    .selectFrom('invitation')
    .select('id')
    .where('case_id', '=', invited.caseId)
    .where('id', '=', invited.id)
    .executeTakeFirstOrThrow()
  return false
}

/** Revokes open invitations: one, or all that offer the other parent's seat. @returns how many */
export async function revokeWaiting(tx: CaseTx, caseId: string, which: { id: string } | 'of a parent', at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('invitation')
    .set({ state: 'revoked', answered_at: at })
    .where('case_id', '=', caseId)
    .where('state', '=', 'pending')
    .$if(which === 'of a parent', (q) => q.where('role', '=', 'parent'))
    .$if(which !== 'of a parent', (q) => q.where('id', '=', (which as { id: string }).id))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Puts the mail of an invitation into the outbox, to the invitation's address. */
export async function mailInvitation(
  tx: CaseTx,
  caseId: string,
  id: string,
  { subject, text }: { subject: string; text: string },
  day: string,
): Promise<void> {
  await sql`select mail_invitation(${caseId}, ${id}, ${subject}, ${text}, ${day})`.execute(tx)
}

/** Mail states of the user's own invitations. */
export async function mailStates(tx: CaseTx, caseId: string): Promise<Map<string, 'waiting' | 'sent' | 'refused'>> {
  const { rows } = await sql<{
    id: string
    state: 'waiting' | 'sent' | 'refused'
  }>`select id, state from invitation_mails(${caseId})`.execute(tx)
  return new Map(rows.map(({ id, state }) => [id, state]))
}
