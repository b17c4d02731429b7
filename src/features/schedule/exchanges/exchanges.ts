import { createHash } from 'node:crypto'
import { audience, type CaseDeps, caseHandlers, type MessagesAbout, notFound, writersIn } from '#case/cases/public.ts'
import { signedIn } from '#access/actor.ts'
import { dayOfInstant, later, zoneNamed } from '#domain/calendar/clock.ts'
import { exchangeKey, readExchangeKey } from '#domain/exchange/key.ts'
import { punctualityOf } from '#domain/exchange/punctuality.ts'
import { strip } from '#domain/exchange/strip.ts'
import { lengthOfMonth } from '#domain/time/calendar.ts'
import type { Handlers } from '#http/bind.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { calls } from './contract.ts'
import { aroundOf, factsOf, gather, type Gathered, isOver, orderedFactsOf } from './gather.ts'
import { namesOnSheet, presentExchange, presentPast } from './present.ts'
import { momentOf, scheduledExchange } from './scheduled.ts'
import { addCheckIn, checkInAt, firstRecordDay, photoOf, setExchangeCancelled } from './store.exchanges.ts'
import { addPlace, placesIn, removePlace } from './store.places.ts'

export interface ExchangeDeps extends CaseDeps {
  /** Whether someone is in safety mode (features/accounts/settings). */
  isSafety: (account: string) => Promise<boolean>
  messagesAbout: MessagesAbout
}

type ExchangeCalls = Pick<typeof calls, 'list' | 'punctuality' | 'checkIn' | 'photo' | 'cancel' | 'addPlace' | 'removePlace'>

const noPhoto = () => notFound(msg`There is no such photo.`)

/** How many days the page goes back and ahead. */
const pageDays = { before: 60, after: 14, atLeast: 7 }

/** The picture of what was sent, and nothing else of its file. @throws Fault `invalid` */
function photoIn(text: string | null) {
  if (text === null) return null
  const stripped = strip(Buffer.from(text, 'base64'))
  if (!stripped) throw new Fault('invalid', msg`Only whole JPEG and PNG pictures can be kept.`, { field: 'photo' })
  return { bytes: stripped.bytes, sha256: createHash('sha256').update(stripped.bytes).digest('hex') }
}

export function exchangeHandlers({ isSafety, messagesAbout, ...deps }: ExchangeDeps): Handlers<ExchangeCalls> {
  const on = caseHandlers(deps, 'exchanges')
  const today = (zone: string, now: number) => dayOfInstant(zoneNamed(zone), now)

  return {
    list: async (asked) => {
      const hidesPlaces = await isSafety(signedIn(asked.actor).account)
      const given = (now: number) => ({ now: new Date(now).toISOString(), isSafety: hidesPlaces })
      const list = on.read(
        calls.list,
        async ({ tx, seat, caseId, now, isActiveParent }, { query }) => {
          const around = await aroundOf(tx, seat)
          const day = today(seat.zone, now)
          const first = await firstRecordDay(tx, caseId)
          // Before the first record there is nothing to show, but for the last days, which may still be recorded.
          const since = [later(day, -pageDays.atLeast), first ?? day].toSorted()[0]!
          const from = [since, later(day, -pageDays.before)].toSorted()[1]! as Day
          const all = await gather(tx, seat, around, { from, to: later(day, pageDays.after) }, now)
          const writers = await writersIn(tx, caseId)
          const isPast = (each: Gathered) => isOver(each, now)
          const wanted = readExchangeKey(query.exchange ?? '')
          const isAsked = (each: Gathered) => wanted !== null && each.due === wanted.due && each.to === wanted.to
          const dayAsked = wanted && dayOfInstant(zoneNamed(seat.zone), wanted.due)
          // One that a link names may be far from these days.
          const far = dayAsked && !all.some(isAsked) ? await gather(tx, seat, around, { from: dayAsked, to: dayAsked }, now) : []
          const named = [...all, ...far].find(isAsked)
          const messages = await messagesAbout(tx, seat, { kind: 'exchange', ids: [...all, ...far].map(exchangeKey) })
          const present = (each: Gathered) => presentExchange(each, seat, now, writers, messages.get(exchangeKey(each)))
          return {
            ...given(now),
            caseId,
            zone: seat.zone,
            hasSchedule: around.plan.versions.length > 0,
            children: [...around.children],
            places: around.places.map(({ authorId, ...place }) => ({ ...place, isMine: authorId === seat.memberId })),
            upcoming: all.filter((each) => !isPast(each)).map(present),
            past: all.filter(isPast).toReversed().map(present),
            named: named ? present(named) : null,
            can: { checkIn: isActiveParent, addPlace: isActiveParent },
          }
        },
        () => given(deps.clock()),
      )
      return list(asked)
    },

    punctuality: on.read(
      calls.punctuality,
      async ({ tx, seat, caseId, now, at }, { query }) => {
        const month = query.month ?? today(seat.zone, now).slice(0, 7)
        const first = await firstRecordDay(tx, caseId)
        const [year, number] = month.split('-').map(Number) as [number, number]
        const to = `${month}-${String(lengthOfMonth(year, number)).padStart(2, '0')}` as Day
        const from = [`${month}-01`, first ?? to].toSorted()[1]! as Day
        const all = first === null || from > to ? [] : await gather(tx, seat, await aroundOf(tx, seat), { from, to }, now)
        const held = all.filter(({ due }) => due <= now)
        const { A, B } = punctualityOf(held.map((each) => ({ ...factsOf(each, now), to: each.to })))
        const exchanges = held.map((each) => presentPast(each, now))
        const byOrder = held.some(({ ordered }) => ordered !== null)
          ? punctualityOf(held.map((each) => ({ ...orderedFactsOf(each, now), to: each.to })))
          : null
        const names = namesOnSheet(held, now, await writersIn(tx, caseId))
        return { month, madeAt: at.toISOString(), caseId, zone: seat.zone, since: first, names, A, B, byOrder, exchanges }
      },
      ({ query }) => ({
        month: query.month ?? today('UTC', deps.clock()).slice(0, 7),
        madeAt: new Date(deps.clock()).toISOString(),
      }),
    ),

    checkIn: async (asked) => {
      const { actor, body } = asked
      const photo = photoIn(body.photo)
      const position = body.position && !(await isSafety(signedIn(actor).account)) ? body.position : null
      const checkIn = on.change(async (c) => {
        const id = c.newId()
        const made = await checkInAt(c.tx, c.caseId, id)
        if (made) return { reply: { id, at: made.at.toISOString(), isLateRecord: made.is_late_record, hasPosition: position !== null } }
        const { found, day, store } = await scheduledExchange(c, body)
        if (found.row?.cancelledAt) throw new Fault('conflict', msg`This exchange was called off. Nothing was recorded.`)
        const { at, isLateRecord } = momentOf(body.when, { zone: c.seat.zone, now: c.now, due: found.due })
        const { kind, isShared, isWithin, note } = body
        const exchangeId = await store()
        const it = { exchangeId, at: new Date(at), receivedAt: c.at, isLateRecord, day, isWithin }
        await addCheckIn(c.tx, { ...c.authored(id), ...it, kind, isShared, note, photo, position: null })
        const { due, ...what } = { due: new Date(found.due).toISOString(), kind, at: it.at, isLateRecord, isWithin, note }
        const record = { due, ...what, photo: photo?.sha256 ?? null }
        // The position is a record of its own, for nobody but its author, who chose to store it.
        const privately = { kind: 'note', isShared: false, note: '', photo: null, position } as const
        if (position) await addCheckIn(c.tx, { ...c.authored(c.freshId()), ...it, ...privately })
        return { reply: { id, at: it.at.toISOString(), isLateRecord, hasPosition: position !== null }, publish: audience(isShared), record }
      })
      return checkIn(asked)
    },

    photo: on.inSeat(async ({ tx, caseId }, { params }) => {
      const bytes = (await photoOf(tx, caseId, params.checkIn)) ?? noPhoto()
      return { type: bytes[0] === 0xff ? 'image/jpeg' : 'image/png', data: bytes.toString('base64') }
    }, noPhoto),

    cancel: on.change(async (c, { body }) => {
      const { found, store } = await scheduledExchange(c, body)
      const { cancelled } = body
      if ((found.row?.cancelledAt != null) === cancelled) return { reply: { cancelled } }
      const { can } = presentExchange(found, c.seat, c.now, await writersIn(c.tx, c.caseId))
      if (!(cancelled ? can.cancel : can.restore))
        throw new Fault('conflict', msg`This exchange is due already, or something was recorded of it. It stands as it is.`)
      await setExchangeCancelled(c.tx, { caseId: c.caseId, id: await store() }, cancelled ? c.at : null)
      const record = { due: new Date(found.due), toSide: found.to, cancelled }
      return { reply: { cancelled }, publish: 'all', record }
    }),

    addPlace: on.change(async (c, { body }) => {
      const place = { ...c.authored(), ...body }
      return { reply: { id: place.id }, publish: (await addPlace(c.tx, place)) && audience(body.isShared), record: body }
    }),

    removePlace: on.change(async (c, { params }) => {
      const place = (await placesIn(c.tx, c.caseId)).find(({ id }) => id === params.place) ?? notFound(msg`There is no such place.`)
      if (place.authorId !== c.seat.memberId) throw new Fault('forbidden', msg`Only who added a place takes it off the list.`)
      const removed = await removePlace(c.tx, { caseId: c.caseId, id: place.id, at: c.at })
      return { reply: { removed }, publish: audience(place.isShared), record: { id: place.id, name: place.name } }
    }),
  }
}
