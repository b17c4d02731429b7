import { signedIn } from '#access/actor.ts'
import { addLeaf, type CaseTx } from '#access/cases.ts'
import type { Handlers } from '#http/bind.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import type { CaseDeps } from './handlers.ts'
import type { calls, Scope, Seat } from './contract.ts'
import { noCase, parentSeat, membershipOf } from './membership.ts'
import { idOf } from '#http/key-id.ts'
import { standing } from './rules.ts'
import { checkZone, shared } from './shared.ts'
import { addParent, markOpened, openCase, ownSeats, parentsOf } from './store.seats.ts'

async function seatsOf(tx: CaseTx, caseId?: string): Promise<Seat[]> {
  const rows = await ownSeats(tx, caseId)
  const parents = await parentsOf(
    tx,
    rows.map((row) => row.case_id),
  )
  const ownSeatIds = new Set(rows.map((row) => row.id))
  return rows.map((row) => ({
    ...membershipOf(row),
    scopes: row.scopes as Scope[],
    parents: standing(parents.filter((parent) => parent.case_id === row.case_id).map(parentSeat)).map((parent) => ({
      memberId: parent.id,
      side: parent.side,
      name: parent.name,
      joined: parent.joinedAt !== null && parent.endedAt === null,
      hasLeft: parent.endedAt !== null,
      isMe: ownSeatIds.has(parent.id),
    })),
  }))
}

export function service(deps: CaseDeps): Handlers<typeof calls> {
  const { cases, clock, random } = deps
  return {
    ...shared(deps),

    mine: async ({ actor }) => ({ seats: await cases.asActor(signedIn(actor), (tx) => seatsOf(tx)) }),

    begin: async ({ actor, call, key, body }) => {
      const person = signedIn(actor)
      checkZone(body.zone)
      const now = clock()
      // The same key makes the same case: sent twice, it is begun once.
      const caseId = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        const name = `${person.firstName} ${person.lastName}`
        const { title, state, zone, side } = body
        const memberId = uuid7(now, random)
        const isBegun = await openCase(tx, { caseId, memberId, title, state, zone, side, name })
        if (isBegun) {
          await addParent(tx, { caseId, memberId: uuid7(now, random), side: side === 'A' ? 'B' : 'A', name: body.otherName })
          const entry = { actor: memberId, verb: call, content: { ...body, name }, isShared: true }
          await addLeaf(tx, { caseId, log: caseId, topic: 'people', at: new Date(now) }, entry)
        }
        return (await seatsOf(tx, caseId))[0]!
      })
    },

    open: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const seats = await ownSeats(tx, params.case)
        if (seats.length === 0) throw noCase()
        for (const seat of seats) await markOpened(tx, params.case, seat.id, new Date(clock()))
        return { opened: true }
      }),
  }
}
