import { signedIn } from '#access/actor.ts'
import { type Cases, type CaseTx, changed } from '#access/cases.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import type { GrantRole, Side } from '#case/cases/contract.ts'
import { addParent, requireAnySeat, requireParent, noCase, parentsIn, type Membership } from '#case/cases/public.ts'
import type { calls } from './contract.ts'
import { checkedReach } from './reach.ts'
import { changeReach, endSeat, leave, ownGrant, peopleIn, rename } from './store.ts'
import { holdAddress, holdParent, liftHold } from './store.holds.ts'
import { revokeWaiting } from './store.invitations.ts'

interface SeatingDeps {
  cases: Cases
  clock: Clock
  random: Random
}

const noSeat = () => new Fault('not_found', 'There is no such seat.')
const otherSide = { A: 'B', B: 'A' } as const satisfies Record<Side, Side>
/** Seats that are nobody's to know of but their grantor's. */
const isOwnBusiness = (role: string) => role === 'attorney' || role === 'therapist'

export function seating({
  cases,
  clock,
  random,
}: SeatingDeps): Pick<Handlers<typeof calls>, 'change' | 'end' | 'rename' | 'hold' | 'lift' | 'leave'> {
  const tell = (tx: CaseTx, here: Membership, at: Date, isPrivate = false) =>
    changed(tx, { caseId: here.caseId, topic: 'people', privateTo: isPrivate ? here.memberId : null, at })

  return {
    change: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const seat = await ownGrant(tx, here.caseId, params.seat, here.memberId)
        if (!seat) throw noSeat()
        const now = clock()
        await changeReach(tx, here.caseId, seat.id, checkedReach(seat.role as GrantRole, body, here.zone, now))
        await tell(tx, here, new Date(now), isOwnBusiness(seat.role))
        return { changed: true }
      }),

    end: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const seat = await ownGrant(tx, here.caseId, params.seat, here.memberId)
        // Ended before, here or in another window: it is as it was asked.
        const mine = seat ?? (await peopleIn(tx, here.caseId)).find((each) => each.id === params.seat && each.granted_by === here.memberId)
        if (!mine) throw noSeat()
        const at = new Date(clock())
        if (seat) {
          await endSeat(tx, here.caseId, seat.id, at)
          await tell(tx, here, at, isOwnBusiness(seat.role))
        }
        return { ended: true }
      }),

    rename: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        await rename(tx, here.caseId, here.memberId, body.name)
        await tell(tx, here, new Date(clock()))
        return { renamed: true }
      }),

    hold: async ({ actor, params, body }) => {
      const person = signedIn(actor)
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const now = clock()
        const at = new Date(now)
        const side = otherSide[here.side]
        // A person who last had the other parent's place, in it or gone from it.
        const others = (await peopleIn(tx, here.caseId)).filter((each) => each.role === 'parent' && each.side === side)
        const known = others.find((each) => each.joined_at !== null)
        const { kind, email } = body
        if (!known && email === null)
          throw new Fault('invalid', 'The other parent has not joined. Write the e-mail address that is to be stopped.', { field: 'email' })
        if (email === person.email) throw new Fault('invalid', 'That is your own address.', { field: 'email' })
        const note = body.note === '' ? (known?.name ?? '') : body.note
        if (email !== null) await holdAddress(tx, { id: random.uuid(), account: person.account, email, kind, note, at })
        // A place whose account has been closed since has nobody to hold off.
        const held = known ? await holdParent(tx, { caseId: here.caseId, member: known.id, kind, note, id: random.uuid() }) : false
        await revokeWaiting(tx, here.caseId, 'of a parent', at)
        const stands = (await parentsIn(tx, here.caseId)).get(side)
        if (held && stands?.ended_at !== null)
          await addParent(tx, { caseId: here.caseId, memberId: uuid7(now, random), side, name: known!.name })
        await tell(tx, here, at)
        return { held: held || email !== null }
      })
    },

    lift: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        if (!(await liftHold(tx, params.hold, new Date(clock())))) throw new Fault('not_found', 'There is no such hold.')
        return { lifted: true }
      }),

    leave: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireAnySeat(tx, params.case)
        if (!here) throw noCase()
        const emptySeat = uuid7(clock(), random)
        if (!(await leave(tx, { caseId: here.caseId, seat: here.memberId, emptySeat })))
          throw new Fault('gone', 'Your part in this case has ended already.')
        return { left: true }
      }),
  }
}
