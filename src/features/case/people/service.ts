import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import type { Scope } from '#case/cases/contract.ts'
import { requireAnySeat, parentsShown } from '#case/cases/public.ts'
import { channelIn } from './channel.ts'
import type { calls, People } from './contract.ts'
import { inviting, type InvitingDeps } from './inviting.ts'
import { joining, type JoiningDeps } from './joining.ts'
import { dayIn } from './reach.ts'
import { canOf } from './rules.ts'
import { seating } from './seating.ts'
import { grantedSeat, holdShown, invitationOf } from './present.ts'
import { lookCounts, looksOf, peopleIn } from './store.ts'
import { holdsOf } from './store.holds.ts'
import { invitationsIn, mailStates } from './store.invitations.ts'

export type Deps = InvitingDeps & JoiningDeps

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
  isSafety: false,
  channel: null,
  can: { invite: false, inviteParent: false, hold: false, leave: false },
}

export function service(deps: Deps): Handlers<typeof calls> {
  const { cases, clock } = deps
  return {
    list: async ({ actor, query }) => {
      const person = signedIn(actor)
      const isSafety = await deps.isSafety(person.account)
      return cases.asActor(person, async (tx) => {
        const here = await requireAnySeat(tx, query.case)
        if (!here) return { ...nobody, isSafety, holds: (await holdsOf(tx)).map(holdShown) }
        const now = clock()
        const people = await peopleIn(tx, here.caseId)
        const looks = new Map((await lookCounts(tx, here.caseId)).map((row) => [row.member_id, row]))
        const invitations = here.role === 'parent' ? await invitationsIn(tx, here.caseId) : []
        const mails = invitations.length > 0 ? await mailStates(tx, here.caseId) : new Map<string, never>()
        const parents = (await parentsShown(tx, here.caseId)).map((seat) => ({ ...seat, isMe: seat.id === here.memberId }))
        const other = parents.find((each) => !each.isMe && each.side !== here.side)
        const otherJoined = other !== undefined && other.joinedAt !== null && other.endedAt === null
        const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
        return {
          caseId: here.caseId,
          zone: here.zone,
          today: dayIn(now, here.zone),
          parents: parents.map((row) => ({
            memberId: row.id,
            side: row.side,
            name: row.name,
            isMe: row.isMe,
            state: row.endedAt !== null ? ('left' as const) : row.joinedAt === null ? ('not_joined' as const) : ('joined' as const),
            joinedAt: iso(row.joinedAt),
            endedAt: iso(row.endedAt),
          })),
          granted: people.filter((row) => row.role !== 'parent').map((row) => grantedSeat(row, people, looks, here, now)),
          invitations: invitations.map((row) => invitationOf(row, mails, here, now)),
          holds: (await holdsOf(tx)).map(holdShown),
          isSolo: here.role === 'parent' && !here.isFormer && !otherJoined,
          isSafety,
          channel: await channelIn(tx, here.caseId, dayIn(now, here.zone)),
          can: canOf({ role: here.role, isFormer: here.isFormer, otherJoined }),
        }
      })
    },

    looks: async ({ actor, params, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireAnySeat(tx, query.case)
        const seat = here && (await peopleIn(tx, here.caseId)).find((row) => row.id === params.seat)
        if (!seat || (seat.granted_by !== here.memberId && seat.id !== here.memberId))
          throw new Fault('not_found', 'There is no such seat.')
        const looks = await looksOf(tx, here.caseId, seat.id, mostLooks)
        return { looks: looks.map(({ scope, at }) => ({ scope: scope as Scope, at: at.toISOString() })) }
      }),

    ...inviting(deps),
    ...joining(deps),
    ...seating(deps),
  }
}
