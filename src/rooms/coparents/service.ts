import { signedIn } from '../../access/actor.ts'
import type { Handlers } from '../../http/bind.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Scope, SeatRole, Side } from '../cases/contract.ts'
import { enterAnySeat, parentsIn, type Standing } from '../cases/door.ts'
import type { calls, Granted, Invitation, People } from './contract.ts'
import { inviting, type InvitingNeeds } from './inviting.ts'
import { joining, type JoiningNeeds } from './joining.ts'
import { dayIn, reachOf } from './reach.ts'
import { canOf, seatState, stateOf } from './rules.ts'
import { seating } from './seating.ts'
import { holdsOf, lookCounts, looksOf, type LooksRow, peopleIn, type PersonRow } from './store.ts'
import { invitationsIn, type InvitationRow, mailStates } from './store.invitations.ts'

export type Needs = InvitingNeeds & JoiningNeeds

const iso = (at: Date | null) => at?.toISOString() ?? null
const mostLooks = 200

const nobody: People = {
  caseId: null,
  zone: 'UTC',
  today: '1970-01-01',
  parents: [],
  granted: [],
  invitations: [],
  holds: [],
  isSolo: false,
  can: { invite: false, inviteParent: false, hold: false, leave: false },
}

/** A granted seat, as whoever looks may know it: how far it sees is its grantor's and its own to know. */
function grantedSeat(
  row: PersonRow,
  people: readonly PersonRow[],
  looks: ReadonlyMap<string, LooksRow>,
  here: Standing,
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
    joinedAt: iso(row.joined_at),
    endedAt: iso(row.ended_at ?? grantor?.ended_at ?? null),
    reach: isMyGrant || isMe ? reachOf(row, row.expires_at, here.zone) : null,
    looks: isMyGrant ? { count: seen?.count ?? 0, lastAt: iso(seen?.last_at ?? null) } : null,
    can: { change: may, end: may },
  }
}

function invitationOf(
  row: InvitationRow,
  mails: ReadonlyMap<string, 'waiting' | 'sent' | 'refused'>,
  here: Standing,
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
    viewedAt: iso(row.viewed_at),
    answeredAt: iso(row.answered_at),
    state,
    mail: mails.get(row.id) ?? null,
    can: { resend: may && state !== 'accepted' && state !== 'blocked', revoke: may && state === 'pending' },
  }
}

export function service(needs: Needs): Handlers<typeof calls> {
  const { cases, clock } = needs
  return {
    list: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enterAnySeat(tx, query.case)
        if (!here) return { ...nobody, holds: (await holdsOf(tx)).map(holdShown) }
        const now = clock()
        const people = await peopleIn(tx, here.caseId)
        const looks = new Map((await lookCounts(tx, here.caseId)).map((row) => [row.member_id, row]))
        const invitations = here.role === 'parent' ? await invitationsIn(tx, here.caseId) : []
        const mails = invitations.length > 0 ? await mailStates(tx, here.caseId) : new Map<string, never>()
        const stands = await parentsIn(tx, here.caseId)
        const parents = (['A', 'B'] as const).flatMap((side) => {
          const row = stands.get(side)
          return row ? [{ ...row, side, isMe: row.id === here.memberId }] : []
        })
        const other = parents.find((each) => !each.isMe && each.side !== here.side)
        const otherJoined = other !== undefined && other.joined_at !== null && other.ended_at === null
        return {
          caseId: here.caseId,
          zone: here.zone,
          today: dayIn(now, here.zone),
          parents: parents.map((row) => ({
            memberId: row.id,
            side: row.side as Side,
            name: row.name,
            isMe: row.isMe,
            state: row.ended_at !== null ? ('left' as const) : row.joined_at === null ? ('not_joined' as const) : ('joined' as const),
            joinedAt: iso(row.joined_at),
            endedAt: iso(row.ended_at),
          })),
          granted: people.filter((row) => row.role !== 'parent').map((row) => grantedSeat(row, people, looks, here, now)),
          invitations: invitations.map((row) => invitationOf(row, mails, here, now)),
          holds: (await holdsOf(tx)).map(holdShown),
          isSolo: here.role === 'parent' && !here.isFormer && !otherJoined,
          can: canOf({ role: here.role, isFormer: here.isFormer, otherJoined }),
        }
      }),

    looks: async ({ actor, params, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enterAnySeat(tx, query.case)
        const seat = here && (await peopleIn(tx, here.caseId)).find((row) => row.id === params.seat)
        if (!seat || (seat.granted_by !== here.memberId && seat.id !== here.memberId))
          throw new Fault('not_found', 'There is no such seat.')
        const looks = await looksOf(tx, here.caseId, seat.id, mostLooks)
        return { looks: looks.map(({ scope, at }) => ({ scope: scope as Scope, at: at.toISOString() })) }
      }),

    ...inviting(needs),
    ...joining(needs),
    ...seating(needs),
  }
}

function holdShown(row: Awaited<ReturnType<typeof holdsOf>>[number]): People['holds'][number] {
  return {
    id: row.id,
    kind: row.kind as 'protective_order' | 'blocked',
    note: row.note,
    email: row.other_email,
    setAt: row.set_at.toISOString(),
    liftedAt: iso(row.lifted_at),
  }
}
