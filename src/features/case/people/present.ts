import type { SeatRole } from '#case/cases/contract.ts'
import type { Membership } from '#case/cases/public.ts'
import type { Granted, Invitation, People } from './contract.ts'
import { reachOf } from './reach.ts'
import { seatState, stateOf } from './rules.ts'
import type { ChosenThing } from './slots.ts'
import type { LooksRow, PersonRow } from './store.ts'
import type { holdsOf } from './store.holds.ts'
import type { InvitationRow } from './store.invitations.ts'

const isoOf = (at: Date | null) => at?.toISOString() ?? null

/** A granted seat as the reader may see it: its reach is visible only to the grantor and to the person in the seat. */
export function grantedSeat(
  row: PersonRow,
  people: readonly PersonRow[],
  looks: ReadonlyMap<string, LooksRow>,
  chosen: readonly ChosenThing[],
  here: Membership,
  now: number,
): Granted {
  const grantor = people.find((each) => each.id === row.granted_by)
  const isMyGrant = row.granted_by === here.memberId
  const isMe = row.id === here.memberId
  const state = seatState({ endedAt: row.ended_at, expiresAt: row.expires_at, grantorEndedAt: grantor?.ended_at ?? null }, now)
  const seen = looks.get(row.id)
  const may = isMyGrant && !here.isFormer && row.ended_at === null
  return {
    memberId: row.id,
    role: row.role as SeatRole,
    name: row.name,
    grantedBy: grantor?.name ?? '',
    isMyGrant,
    isMe,
    state,
    joinedAt: isoOf(row.joined_at),
    endedAt: isoOf(row.ended_at ?? grantor?.ended_at ?? null),
    reach: isMyGrant || isMe ? reachOf(row, row.expires_at, here.zone) : null,
    looks: isMyGrant ? { count: seen?.count ?? 0, lastAt: isoOf(seen?.last_at ?? null) } : null,
    chosen: isMyGrant ? [...chosen] : [],
    can: { change: may, end: may },
  }
}

/** An invitation with its state and that of its mail. */
export function invitationOf(
  row: InvitationRow,
  mails: ReadonlyMap<string, 'waiting' | 'sent' | 'refused'>,
  here: Membership,
  now: number,
): Invitation {
  const state = stateOf(row.state, row.expires_at, now)
  const may = here.role === 'parent' && !here.isFormer
  return {
    id: row.id,
    role: row.role as SeatRole,
    name: row.name,
    email: row.email,
    reach: reachOf(row, row.grant_until, here.zone),
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    viewedAt: isoOf(row.viewed_at),
    answeredAt: isoOf(row.answered_at),
    state,
    mail: mails.get(row.id) ?? null,
    can: { resend: may && state !== 'accepted' && state !== 'blocked', revoke: may && state === 'pending' },
  }
}

/** A hold as its author sees it. */
export function presentHold(row: Awaited<ReturnType<typeof holdsOf>>[number]): People['holds'][number] {
  return {
    id: row.id,
    kind: row.kind as 'protective_order' | 'blocked',
    note: row.note,
    email: row.other_email,
    setAt: row.set_at.toISOString(),
    liftedAt: isoOf(row.lifted_at),
  }
}
