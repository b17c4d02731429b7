import { signedIn } from '../../access/actor.ts'
import type { Cases, CaseTx } from '../../access/cases.ts'
import type { Handlers } from '../../http/bind.ts'
import type { Clock } from '../../kernel/clock.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Random } from '../../kernel/random.ts'
import { uuid7 } from '../../kernel/uuid7.ts'
import type { calls, Seat, SeatRole, Side } from './contract.ts'
import { noCase } from './door.ts'
import { idOf } from './ids.ts'
import type { Scope } from './contract.ts'
import { addParent, awaitTurn, markOpened, openCase, ownSeats, parentsOf } from './store.seats.ts'

export interface Needs {
  cases: Cases
  clock: Clock
  random: Random
}

async function seatsOf(tx: CaseTx, caseId?: string): Promise<Seat[]> {
  const rows = await ownSeats(tx, caseId)
  const parents = await parentsOf(
    tx,
    rows.map((row) => row.case_id),
  )
  const own = new Set(rows.map((row) => row.id))
  return rows.map((row) => ({
    caseId: row.case_id,
    memberId: row.id,
    title: row.title,
    state: row.state,
    zone: row.zone,
    role: row.role as SeatRole,
    side: row.side as Side | null,
    isFormer: row.role === 'parent' && row.ended_at !== null,
    scopes: row.scopes as Scope[],
    parents: parents
      .filter((parent) => parent.case_id === row.case_id && parent.ended_at === null)
      .map((parent) => ({
        memberId: parent.id,
        side: parent.side as Side,
        name: parent.name,
        joined: parent.joined_at !== null,
        isMe: own.has(parent.id),
      })),
  }))
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export function service({ cases, clock, random }: Needs): Handlers<typeof calls> {
  return {
    mine: async ({ actor }) => ({ seats: await cases.asActor(signedIn(actor), (tx) => seatsOf(tx)) }),

    begin: async ({ actor, key, body }) => {
      const person = signedIn(actor)
      if (!isZone(body.zone)) throw new Fault('invalid', 'That is no time zone.', { field: 'zone' })
      const now = clock()
      // The same key makes the same case: sent twice, it is begun once.
      const caseId = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        await awaitTurn(tx, caseId)
        const [there] = await seatsOf(tx, caseId)
        if (there) return there
        const name = `${person.firstName} ${person.lastName}`
        const { title, state, zone, side } = body
        await openCase(tx, { caseId, memberId: uuid7(now, random), title, state, zone, side, name })
        await addParent(tx, { caseId, memberId: uuid7(now, random), side: side === 'A' ? 'B' : 'A', name: body.otherName })
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
