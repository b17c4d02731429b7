import { createHash } from 'node:crypto'
import { signedIn } from '#access/actor.ts'
import { type Cases, type CaseTx, changed } from '#access/cases.ts'
import { dayOfInstant, later, zoneNamed } from '#domain/calendar/clock.ts'
import { punctualityOf } from '#domain/exchange/punctuality.ts'
import { strip } from '#domain/exchange/strip.ts'
import { lengthOfMonth } from '#domain/time/calendar.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import { idOf } from '#http/key-id.ts'
import { requireSeat, requireParent, type Membership, writersIn } from '#case/cases/public.ts'
import type { calls } from './contract.ts'
import { namesOnSheet, presentExchange, presentPast } from './present.ts'
import { aroundOf, factsOf, gather, type Gathered, isOver, orderedFactsOf } from './gather.ts'
import { kept, momentOf } from './kept.ts'
import { addCheckIn, checkInAt, firstRecordDay, photoOf, setExchangeCancelled } from './store.exchanges.ts'
import { addPlace, placesIn, removePlace } from './store.places.ts'

export interface ExchangeDeps {
  cases: Cases
  clock: Clock
  random: Random
  /** Whether someone is in safety mode (features/accounts/settings). */
  isSafety: (account: string) => Promise<boolean>
}

type ExchangeCalls = Pick<typeof calls, 'list' | 'punctuality' | 'checkIn' | 'photo' | 'cancel' | 'addPlace' | 'removePlace'>

const shownDays = { before: 60, after: 14, atLeast: 7 }

/** The picture of what was sent, and nothing else of its file. @throws Fault `invalid` */
function photoIn(text: string | null) {
  if (text === null) return null
  const stripped = strip(Buffer.from(text, 'base64'))
  if (!stripped) throw new Fault('invalid', 'Only whole JPEG and PNG pictures can be kept.', { field: 'photo' })
  return { bytes: stripped.bytes, sha256: createHash('sha256').update(stripped.bytes).digest('hex') }
}

export function exchangeHandlers({ cases, clock, random, isSafety }: ExchangeDeps): Handlers<ExchangeCalls> {
  const tell = (tx: CaseTx, here: Membership, now: number, privateTo: string | null = null) =>
    changed(tx, { caseId: here.caseId, topic: 'exchanges', at: new Date(now), privateTo })

  return {
    list: async ({ actor, query }) => {
      const person = signedIn(actor)
      const safe = await isSafety(person.account)
      return cases.asActor(person, async (tx) => {
        const now = clock()
        const here = await requireSeat(tx, { caseId: query.case, scope: 'exchanges' }, { clock, random })
        const base = { now: new Date(now).toISOString(), isSafety: safe }
        if (!here)
          return {
            ...base,
            caseId: null,
            zone: 'UTC',
            hasSchedule: false,
            children: [],
            places: [],
            upcoming: [],
            past: [],
            can: { checkIn: false, addPlace: false },
          }
        const around = await aroundOf(tx, here)
        const today = dayOfInstant(zoneNamed(here.zone), now)
        const first = await firstRecordDay(tx, here.caseId)
        // Before anybody recorded anything there is nothing to tell, but for the last days, which may still be recorded.
        const since = [later(today, -shownDays.atLeast), first ?? today].toSorted()[0]!
        const from = [since, later(today, -shownDays.before)].toSorted()[1]! as Day
        const all = await gather(tx, here, around, { from, to: later(today, shownDays.after) }, now)
        const writers = await writersIn(tx, here.caseId)
        const isPast = (each: Gathered) => isOver(each, now)
        const isActive = here.role === 'parent' && !here.isFormer
        return {
          ...base,
          caseId: here.caseId,
          zone: here.zone,
          hasSchedule: around.plan.versions.length > 0,
          children: [...around.children],
          places: around.places.map(({ id, name, position, isShared, authorId }) => ({
            id,
            name,
            position,
            isShared,
            isMine: authorId === here.memberId,
          })),
          upcoming: all.filter((each) => !isPast(each)).map((each) => presentExchange(each, here, now, writers)),
          past: all
            .filter(isPast)
            .toReversed()
            .map((each) => presentExchange(each, here, now, writers)),
          can: { checkIn: isActive, addPlace: isActive },
        }
      })
    },

    punctuality: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const now = clock()
        const here = await requireSeat(tx, { caseId: query.case, scope: 'exchanges' }, { clock, random })
        const month = query.month ?? dayOfInstant(zoneNamed(here?.zone ?? 'UTC'), now).slice(0, 7)
        const made = { month, madeAt: new Date(now).toISOString() }
        if (!here)
          return {
            ...made,
            caseId: null,
            zone: 'UTC',
            since: null,
            names: { A: '', B: '' },
            A: null,
            B: null,
            byOrder: null,
            exchanges: [],
          }
        const first = await firstRecordDay(tx, here.caseId)
        const [year, number] = month.split('-').map(Number) as [number, number]
        const to = `${month}-${String(lengthOfMonth(year, number)).padStart(2, '0')}` as Day
        const from = [`${month}-01`, first ?? to].toSorted()[1]! as Day
        const all = first === null || from > to ? [] : await gather(tx, here, await aroundOf(tx, here), { from, to }, now)
        const held = all.filter(({ due }) => due <= now)
        const { A, B } = punctualityOf(held.map((each) => ({ ...factsOf(each, now), to: each.to })))
        const exchanges = held.map((each) => presentPast(each, now))
        const byOrder = held.some(({ ordered }) => ordered !== null)
          ? punctualityOf(held.map((each) => ({ ...orderedFactsOf(each, now), to: each.to })))
          : null
        const names = namesOnSheet(held, now, await writersIn(tx, here.caseId))
        return { ...made, caseId: here.caseId, zone: here.zone, since: first, names, A, B, byOrder, exchanges }
      }),

    checkIn: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const now = clock()
      const id = key ? idOf(person.account, key) : uuid7(now, random)
      const photo = photoIn(body.photo)
      const position = body.position && !(await isSafety(person.account)) ? body.position : null
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const made = await checkInAt(tx, here.caseId, id)
        if (made) return { id, at: made.at.toISOString(), isLateRecord: made.is_late_record, keptPosition: position !== null }
        const { found, day, keep } = await kept(tx, here, body, { now, random })
        if (found.row?.cancelledAt) throw new Fault('conflict', 'This exchange was called off. Nothing was recorded.')
        const { at, isLateRecord } = momentOf(body.when, { zone: here.zone, now, due: found.due })
        const it = {
          caseId: here.caseId,
          authorId: here.memberId,
          exchangeId: await keep(),
          at: new Date(at),
          receivedAt: new Date(now),
          isLateRecord,
          day,
        }
        const { kind, isShared, isWithin, note } = body
        await addCheckIn(tx, { ...it, id, kind, isShared, isWithin, note, photo, position: null })
        // The position is a record of its own, for nobody but who chose to keep it.
        if (position)
          await addCheckIn(tx, {
            ...it,
            id: uuid7(now, random),
            kind: 'note',
            isShared: false,
            isWithin,
            note: '',
            photo: null,
            position,
          })
        await tell(tx, here, now, isShared ? null : here.memberId)
        return { id, at: it.at.toISOString(), isLateRecord, keptPosition: position !== null }
      })
    },

    photo: async ({ actor, params, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'exchanges' }, { clock, random })
        const bytes = here && (await photoOf(tx, here.caseId, params.checkIn))
        if (!bytes) throw new Fault('not_found', 'There is no such photo.')
        return { type: bytes[0] === 0xff ? 'image/jpeg' : 'image/png', data: bytes.toString('base64') }
      }),

    cancel: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const now = clock()
        const { found, keep } = await kept(tx, here, body, { now, random })
        if ((found.row?.cancelledAt != null) === body.cancelled) return { cancelled: body.cancelled }
        const { can } = presentExchange(found, here, now, await writersIn(tx, here.caseId))
        if (!(body.cancelled ? can.cancel : can.restore))
          throw new Fault('conflict', 'This exchange is due already, or something was recorded of it. It stands as it is.')
        await setExchangeCancelled(tx, { caseId: here.caseId, id: await keep() }, body.cancelled ? new Date(now) : null)
        await tell(tx, here, now)
        return { cancelled: body.cancelled }
      }),

    addPlace: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const now = clock()
      const id = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const it = { caseId: here.caseId, id, authorId: here.memberId, ...body, at: new Date(now) }
        if (await addPlace(tx, it)) await tell(tx, here, now, body.isShared ? null : here.memberId)
        return { id }
      })
    },

    removePlace: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const now = clock()
        const place = (await placesIn(tx, here.caseId)).find(({ id }) => id === params.place)
        if (!place) throw new Fault('not_found', 'There is no such place.')
        if (place.authorId !== here.memberId) throw new Fault('forbidden', 'Only who added a place takes it off the list.')
        const removed = await removePlace(tx, { caseId: here.caseId, id: params.place, at: new Date(now) })
        await tell(tx, here, now, place.isShared ? null : here.memberId)
        return { removed }
      }),
  }
}
