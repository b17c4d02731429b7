import type { Scope } from '#case/cases/contract.ts'
import type { PersonRow } from '#case/people/public.ts'
import type { Addressee } from '#domain/messages/may-send.ts'

/** A seat reads messages by one of these: all that the parents share, or the threads that it was given; and what is addressed to it. */
export const messageScopes: readonly Scope[] = ['messages', 'threads']

/** The seats of a case as `may-send` asks for them. */
export const addresseesOf = (people: readonly PersonRow[]): Addressee[] =>
  people.map((row) => ({
    id: row.id,
    role: row.role,
    endedAt: row.ended_at,
    grantedBy: row.granted_by,
    grantorEndedAt: people.find(({ id }) => id === row.granted_by)?.ended_at ?? null,
    expiresAt: row.expires_at,
    fromDay: row.from_day,
    toDay: row.to_day,
    scopes: row.scopes,
  }))
