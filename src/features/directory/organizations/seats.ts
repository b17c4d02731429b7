import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { act, idFrom, refuse, wellFormed } from './refusing.ts'
import { isAtOnce, refusalOfSource, refusalOfTime, type Time } from './rules.ts'
import type { Deps } from './deps.ts'
import { head, personOf } from './store.ts'
import { holdPerson, isMade, type StoredSeat, putSeat, retireSeat, seatNow, seatsNowOf } from './store.write.ts'
import type { Db } from '#ports/db/port.ts'

type Desk = Pick<Handlers<typeof calls>, 'addSeat' | 'endSeat' | 'correctSeat' | 'withdrawSeat'>

/** @throws Fault `conflict` when the person has another full-time seat at the same time, or the same seat twice */
async function freeFor(
  tx: Db,
  wanted: Time & Pick<StoredSeat, 'seat' | 'organization' | 'professional' | 'role' | 'isExclusive'>,
): Promise<void> {
  const others = (await seatsNowOf(tx, wanted.professional)).filter(({ seat }) => seat !== wanted.seat)
  const once = others.filter((other) => isAtOnce(other, wanted))
  const twice = once.find(
    ({ organization, role }) => organization === wanted.organization && role.toLowerCase() === wanted.role.toLowerCase(),
  )
  if (twice) throw new Fault('conflict', msg`This person has this seat in these days already.`, { field: 'fromOn' })
  const rival = wanted.isExclusive ? once.find(({ isExclusive }) => isExclusive) : undefined
  if (!rival) return
  const { role, toOn } = rival
  const from = rival.fromOn ?? msg`a day not known`
  throw new Fault(
    'conflict',
    toOn === null
      ? msg`This person has another full-time seat in these days: ${{ role }}, from ${{ from }}, and nothing says that it ended. End that seat first.`
      : msg`This person has another full-time seat in these days: ${{ role }}, from ${{ from }}, until ${{ toOn }}.`,
    { field: 'fromOn' },
  )
}

/** @throws Fault `not_found` */
async function openSeat(tx: Db, id: string): Promise<StoredSeat> {
  const first = await seatNow(tx, id)
  if (!first) throw new Fault('not_found', msg`There is no such seat, or it was taken back.`)
  await holdPerson(tx, first.professional)
  // Read again under the lock.
  const seat = await seatNow(tx, id)
  if (!seat) throw new Fault('not_found', msg`There is no such seat, or it was taken back.`)
  return seat
}

/** Manages people's seats: adding, ending, correcting and removing one. */
export function seatDesk(deps: Deps): Desk {
  const { app, clock, random } = deps
  const done = { done: true } as const
  return {
    addSeat: async ({ actor, key, params, body }) => {
      const { account } = signedIn(actor)
      const today = dayOf(clock())
      wellFormed('role', body.role, body.source)
      refuse(refusalOfTime(body, today) ?? refusalOfSource(body.sourceOn, today))
      const [organization, person] = await Promise.all([head(app, params.id), personOf(app, body.professional)])
      if (!organization) throw new Fault('not_found', msg`There is no such court or office.`)
      if (!person)
        throw new Fault('invalid', msg`Nobody in the directory has this id. Search for the person again.`, { field: 'professional' })
      const { closedOn } = organization
      if (closedOn !== null && (body.fromOn >= closedOn || body.toOn === null || body.toOn > closedOn)) {
        throw new Fault('invalid', msg`${{ name: organization.name }} was closed on ${{ closedOn }}. The seat has to end by then.`, {
          field: 'toOn',
        })
      }
      const id = idFrom(random, account, key)
      return act(deps, account, async ({ tx, by, audit }) => {
        if (await isMade(tx, 'organization_seat', id)) return { id }
        await holdPerson(tx, person.id)
        const { role, isExclusive, fromOn, fromPrecision, toOn } = body
        const seat: StoredSeat = {
          version: id,
          seat: id,
          organization: organization.id,
          professional: person.id,
          role,
          isExclusive,
          fromOn,
          fromPrecision,
          toOn,
          endReason: null,
          positionSeq: null,
          sourceId: null,
        }
        await freeFor(tx, seat)
        await putSeat(tx, seat, body, by)
        await audit('addSeat', id, { organization: organization.id, professional: person.id })
        return { id }
      })
    },

    endSeat: async ({ actor, params, body }) => {
      const { account } = signedIn(actor)
      const today = dayOf(clock())
      wellFormed('reason', body.reason, body.source)
      refuse(refusalOfSource(body.sourceOn, today))
      return act(deps, account, async ({ tx, by, audit }) => {
        const seat = await openSeat(tx, params.seat)
        if (seat.toOn !== null)
          throw new Fault('conflict', msg`This seat ended on ${{ toOn: seat.toOn }}. Correct it, if that is wrong.`, { field: 'toOn' })
        refuse(refusalOfTime({ fromOn: seat.fromOn, toOn: body.toOn }, today))
        await retireSeat(tx, seat.version, 'ended', null, today)
        await putSeat(tx, { ...seat, version: random.uuid(), toOn: body.toOn, endReason: body.reason }, body, by)
        await audit('endSeat', seat.seat, { toOn: body.toOn })
        return done
      })
    },

    correctSeat: async ({ actor, params, body }) => {
      const { account } = signedIn(actor)
      const today = dayOf(clock())
      wellFormed('role', body.role, body.source, body.why)
      refuse(refusalOfTime(body, today) ?? refusalOfSource(body.sourceOn, today))
      return act(deps, account, async ({ tx, by, audit }) => {
        const seat = await openSeat(tx, params.seat)
        const { role, isExclusive, fromOn, fromPrecision, toOn } = body
        const next = {
          ...seat,
          version: random.uuid(),
          role,
          isExclusive,
          fromOn,
          fromPrecision,
          toOn,
          endReason: toOn === null ? null : seat.endReason,
        }
        await freeFor(tx, next)
        await retireSeat(tx, seat.version, 'corrected', body.why, today)
        await putSeat(tx, next, body, by)
        await audit('correctSeat', seat.seat, undefined, body.why)
        return done
      })
    },

    withdrawSeat: async ({ actor, params, body }) => {
      const { account } = signedIn(actor)
      wellFormed('why', body.why)
      return act(deps, account, async ({ tx, by, audit }) => {
        const seat = await openSeat(tx, params.seat)
        await retireSeat(tx, seat.version, 'withdrawn', body.why, by.today)
        await audit('withdrawSeat', seat.seat, undefined, body.why)
        return done
      })
    },
  }
}
