import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'

export interface OfferRow {
  case_id: string
  role: string
  invited_by: string
  name: string
  scopes: string[]
  sees_private: boolean
  from_day: string | null
  to_day: string | null
  grant_until: Date | null
  expires_at: Date
  zone: string
  /** As of an invitation; `own` for the person who sent it. */
  state: string
}

export interface WaitingRow {
  id: string
  role: string
  invited_by: string
  sent_at: Date
  expires_at: Date
  zone: string
}

/** What was mailed to the address of the one who acts, and waits: the latest first. To see it here is not to have opened it. */
export async function invitationsToMe(tx: CaseTx): Promise<WaitingRow[]> {
  return (await sql<WaitingRow>`select * from invitations_to_me()`.execute(tx)).rows
}

/** The hash of the code of an invitation that was mailed to the one who acts, answered or not; `null` for any other. */
export async function mailedToMe(tx: CaseTx, id: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`select mailed_to_me(${id}) as hash`.execute(tx)
  return rows[0]!.hash
}

/** What an invitation says to the person who has its code and is meant by it. */
export async function offerOf(tx: CaseTx, codeHash: string): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`select * from invitation_of(${codeHash})`.execute(tx)
  return rows[0]
}

/** Takes the seat. @returns a word: `joined`, or why not (migrations, `join_case`) */
export async function join(tx: CaseTx, codeHash: string, seat: string, name: string): Promise<{ outcome: string; caseId: string | null }> {
  const { rows } = await sql<{
    outcome: string
    joined: string | null
  }>`select outcome, joined from join_case(${codeHash}, ${seat}, ${name})`.execute(tx)
  return { outcome: rows[0]!.outcome, caseId: rows[0]!.joined }
}

/** @returns `declined`, `blocked`, or `gone` where there was nothing to decline */
export async function decline(tx: CaseTx, codeHash: string, block: boolean, hold: string): Promise<string> {
  const { rows } = await sql<{ outcome: string }>`select outcome from decline_invitation(${codeHash}, ${block}, ${hold})`.execute(tx)
  return rows[0]!.outcome
}
