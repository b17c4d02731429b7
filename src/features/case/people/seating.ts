import { signedIn } from '#access/actor.ts'
import { changed } from '#access/cases.ts'
import type { GrantRole, Side } from '#case/cases/contract.ts'
import { addParent, audience, type CaseDeps, caseHandlers, notFound, parentsIn } from '#case/cases/public.ts'
import { isOneParentsOwn } from '#domain/access/seats.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Slots } from '#feature/slots.ts'
import type { calls } from './contract.ts'
import { checkedReach } from './reach.ts'
import { holdAddress, holdParent, liftHold } from './store.holds.ts'
import { revokeWaiting } from './store.invitations.ts'
import { chosenParts } from './slots.ts'
import { changeReach, endSeat, leave, ownGrant, peopleIn, rename } from './store.ts'

const noSeat = () => notFound(msg`There is no such seat.`)
const otherSide = { A: 'B', B: 'A' } as const satisfies Record<Side, Side>
export interface SeatingDeps extends CaseDeps {
  all: Slots['all']
}

type SeatCalls = Pick<typeof calls, 'change' | 'takeBack' | 'end' | 'rename' | 'hold' | 'lift' | 'leave'>

export function seating(deps: SeatingDeps): Handlers<SeatCalls> {
  const { cases, clock, random } = deps
  const on = caseHandlers(deps, 'people')

  return {
    change: on.change(async (c, { params, body }) => {
      const seat = (await ownGrant(c.tx, c.caseId, params.seat, c.seat.memberId)) ?? noSeat()
      await changeReach(c.tx, c.caseId, seat.id, checkedReach(seat.role as GrantRole, body, c.seat.zone, c.now))
      // Its own open pages ask again, and what it no longer sees is gone from them.
      await changed(c.tx, { caseId: c.caseId, topic: 'people', privateTo: seat.id, at: c.at, entry: null })
      return { reply: { changed: true }, publish: audience(!isOneParentsOwn(seat.role)) }
    }),

    takeBack: on.change(async (c, { params }) => {
      const seat = (await ownGrant(c.tx, c.caseId, params.seat, c.seat.memberId)) ?? noSeat()
      const of = { caseId: c.caseId, by: c.seat.memberId, seat: seat.id, thing: params.thing, at: c.at }
      let isTaken = false
      for (const part of deps.all(chosenParts)) isTaken = (await part.takeBack(c.tx, of)) || isTaken
      if (isTaken) await changed(c.tx, { caseId: c.caseId, topic: 'people', privateTo: seat.id, at: c.at, entry: null })
      // Taken back before, here or in another window: it is as it was asked.
      return { reply: { taken: true }, publish: isTaken && 'author' }
    }),

    end: on.change(async (c, { params }) => {
      const { memberId } = c.seat
      const reply = { ended: true }
      const seat = await ownGrant(c.tx, c.caseId, params.seat, memberId)
      if (seat) {
        await endSeat(c.tx, c.caseId, seat.id, c.at)
        return { reply, publish: audience(!isOneParentsOwn(seat.role)), record: { seat: seat.id } }
      }
      // Ended before, here or in another window: it is as it was asked.
      const isMine = (await peopleIn(c.tx, c.caseId)).some((each) => each.id === params.seat && each.granted_by === memberId)
      return isMine ? { reply } : noSeat()
    }),

    rename: on.change(async (c, { body }) => {
      await rename(c.tx, c.caseId, c.seat.memberId, body.name)
      return { reply: { renamed: true }, publish: 'all', record: { seat: c.seat.memberId, name: body.name } }
    }),

    hold: on.change(async (c, { body }) => {
      const { tx, caseId, person, at } = c
      const side = otherSide[c.seat.side]
      // A person who last had the other parent's place, in it or gone from it.
      const others = (await peopleIn(tx, caseId)).filter((each) => each.role === 'parent' && each.side === side)
      const known = others.find((each) => each.joined_at !== null)
      const { kind, email } = body
      if (!known && email === null)
        throw new Fault('invalid', msg`The other parent has not joined. Write the e-mail address that is to be stopped.`, {
          field: 'email',
        })
      if (email === person.email) throw new Fault('invalid', msg`That is your own address.`, { field: 'email' })
      const note = body.note === '' ? (known?.name ?? '') : body.note
      if (email !== null) await holdAddress(tx, { id: random.uuid(), account: person.account, email, kind, note, at })
      // A place whose account has been closed since has nobody to hold off.
      const held = known ? await holdParent(tx, { caseId, member: known.id, kind, note, id: random.uuid() }) : false
      await revokeWaiting(tx, caseId, 'of a parent', at)
      const current = (await parentsIn(tx, caseId)).get(side)
      if (held && current?.ended_at !== null) await addParent(tx, { caseId, memberId: c.freshId(), side, name: known!.name })
      // That it was she who ended his part is nothing that his record tells him.
      return { reply: { held: held || email !== null }, publish: 'all', isRecorded: 'privately' }
    }),

    lift: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const isLifted = await liftHold(tx, params.hold, new Date(clock()))
        return isLifted ? { lifted: true } : notFound(msg`There is no such hold.`)
      }),

    leave: on.inSeat(async (c) => {
      const hasLeft = await leave(c.tx, { caseId: c.caseId, seat: c.seat.memberId, emptySeat: c.freshId() })
      if (!hasLeft) throw new Fault('gone', msg`Your part in this case has ended already.`)
      return { left: true }
    }),
  }
}
