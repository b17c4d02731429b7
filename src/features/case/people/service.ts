import { signedIn } from '#access/actor.ts'
import type { CaseTx } from '#access/cases.ts'
import type { Scope } from '#case/cases/contract.ts'
import { caseHandlers, notFound, parentSeats } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { emptyReply } from '#http/empty-reply.ts'
import { channelIn } from './channel.ts'
import { calls } from './contract.ts'
import { inviting, type InvitingDeps } from './inviting.ts'
import { joining, type JoiningDeps } from './joining.ts'
import { grantedSeat, presentHold, invitationOf } from './present.ts'
import { dayIn } from './reach.ts'
import { msg } from '#kernel/text.ts'
import { canOf } from './rules.ts'
import { seating, type SeatingDeps } from './seating.ts'
import { holdsOf } from './store.holds.ts'
import { invitationsIn, mailStates } from './store.invitations.ts'
import { type ChosenThing, chosenParts } from './slots.ts'
import { lookCounts, looksOf, peopleIn, type PersonRow } from './store.ts'

export type Deps = InvitingDeps & JoiningDeps & SeatingDeps

const mostLooks = 200
const noSeat = () => notFound(msg`There is no such seat.`)

export function service(deps: Deps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'people')
  /** What the seats that a parent granted were given one by one. */
  async function chosenBy(tx: CaseTx, caseId: string, people: readonly PersonRow[], me: string) {
    const own = people.filter((row) => row.granted_by === me && row.ended_at === null).map(({ id }) => id)
    const given = new Map<string, ChosenThing[]>()
    for (const part of own.length === 0 ? [] : deps.all(chosenParts))
      for (const [seat, things] of await part.of(tx, caseId, own)) given.set(seat, [...(given.get(seat) ?? []), ...things])
    return given
  }
  return {
    list: async (asked) => {
      const isSafety = await deps.isSafety(signedIn(asked.actor).account)
      const list = on.inSeatOr(
        async ({ tx, seat, caseId, now, isActiveParent }) => {
          const people = await peopleIn(tx, caseId)
          const looks = new Map((await lookCounts(tx, caseId)).map((row) => [row.member_id, row]))
          const chosen = isActiveParent ? await chosenBy(tx, caseId, people, seat.memberId) : new Map<string, never[]>()
          const invitations = seat.role === 'parent' ? await invitationsIn(tx, caseId) : []
          const mails = invitations.length > 0 ? await mailStates(tx, caseId) : new Map<string, never>()
          const parents = (await parentSeats(tx, caseId)).map((row) => ({ ...row, isMe: row.id === seat.memberId }))
          const other = parents.find((each) => !each.isMe && each.side !== seat.side)
          const otherJoined = other !== undefined && other.joinedAt !== null && other.endedAt === null
          const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
          return {
            caseId,
            zone: seat.zone,
            today: dayIn(now, seat.zone),
            parents: parents.map((row) => ({
              memberId: row.id,
              side: row.side,
              name: row.name,
              isMe: row.isMe,
              state: row.endedAt !== null ? ('left' as const) : row.joinedAt === null ? ('not_joined' as const) : ('joined' as const),
              joinedAt: iso(row.joinedAt),
              endedAt: iso(row.endedAt),
            })),
            granted: people
              .filter((row) => row.role !== 'parent')
              .map((row) => grantedSeat(row, people, looks, chosen.get(row.id) ?? [], seat, now)),
            invitations: invitations.map((row) => invitationOf(row, mails, seat, now)),
            holds: (await holdsOf(tx)).map(presentHold),
            isSolo: isActiveParent && !otherJoined,
            isSafety,
            channel: await channelIn(tx, caseId, dayIn(now, seat.zone)),
            can: canOf({ role: seat.role, isFormer: seat.isFormer, otherJoined }),
          }
        },
        async (_, tx) =>
          emptyReply(calls.list.reply, { zone: 'UTC', today: '1970-01-01', isSafety, holds: (await holdsOf(tx)).map(presentHold) }),
      )
      return list(asked)
    },

    looks: on.inSeat(async ({ tx, seat, caseId }, { params }) => {
      const row = (await peopleIn(tx, caseId)).find(({ id }) => id === params.seat) ?? noSeat()
      if (row.granted_by !== seat.memberId && row.id !== seat.memberId) noSeat()
      const looks = await looksOf(tx, caseId, row.id, mostLooks)
      return { looks: looks.map(({ scope, at }) => ({ scope: scope as Scope, at: at.toISOString() })) }
    }, noSeat),

    ...inviting(deps),
    ...joining(deps),
    ...seating(deps),
  }
}
