import { signedIn } from '../../access/actor.ts'
import { type Cases, type CaseTx, changed } from '../../access/cases.ts'
import { nextExchange, nightsOf } from '../../domain/custody/tonight.ts'
import { readDates } from '../../domain/dates-in-text/read.ts'
import { numberOf } from '../../domain/time/calendar.ts'
import type { Handlers } from '../../http/bind.ts'
import type { Clock } from '../../kernel/clock.ts'
import { type Day, readDay } from '../../kernel/day.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Random } from '../../kernel/random.ts'
import { uuid7 } from '../../kernel/uuid7.ts'
import type { Ics } from '../../ports/ics/port.ts'
import { childrenIn, enter, enterAsParent, idOf, noCase, type Standing } from '../cases/door.ts'
import { planOf } from '../custody/door.ts'
import { changedSince, changeRest, endRest, noEvent, ownEvent, writeOver } from './changes.ts'
import { conflictsIn } from './conflicts.ts'
import type { calls } from './contract.ts'
import { type Days, daysOfView, hasSchedule, showDays } from './days.ts'
import { outside } from './outside.ts'
import { recordOf } from './record.ts'
import { addEvents, changeEvent, eventAt, type Said } from './store.ts'
import { addAddendum, noteConflict } from './store.history.ts'
import { dayOfInstant, draftOf, later, saidOf, zoneNamed } from './times.ts'

export interface Needs {
  cases: Cases
  clock: Clock
  random: Random
  ics: Ics
  appUrl: string
  /** Whether somebody is in safety mode: what they share has no place. */
  isSafety: (account: string) => Promise<boolean>
}

/** So many days at a time. */
const mostDays = 62

const dayGiven = (text: string, field: string): Day => {
  const day = readDay(text)
  if (!day) throw new Fault('invalid', 'There is no such day in the calendar.', { field })
  return day
}

function daysGiven(from: string, to: string): Days {
  const days = { from: dayGiven(from, 'from'), to: dayGiven(to, 'to') }
  if (days.to < days.from) throw new Fault('invalid', 'It ends before it begins.', { field: 'to' })
  if (numberOf(days.to) - numberOf(days.from) >= mostDays)
    throw new Fault('invalid', 'That is more than 62 days. Ask for a shorter time.', { field: 'to' })
  return days
}

export function service(needs: Needs): Handlers<typeof calls> {
  const { cases, clock, random, isSafety } = needs
  const id = () => uuid7(clock(), random)
  const todayIn = (zone: string) => dayOfInstant(zoneNamed(zone), clock())
  /** Told to everybody who sees it; what is private to its author's own pages alone. */
  const tell = (tx: CaseTx, here: Standing, isShared: boolean) =>
    changed(tx, { caseId: here.caseId, topic: 'calendar', privateTo: isShared ? null : here.memberId, at: new Date(clock()) })

  /** What is shared by somebody in safety mode says no place; and children are the case's own. */
  async function guarded(tx: CaseTx, here: Standing, said: Said, account: string): Promise<Said> {
    const known = new Set((await childrenIn(tx, here.caseId)).map((child) => child.id))
    if (said.childIds.some((child) => !known.has(child)))
      throw new Fault('invalid', 'One of the children is not in this case.', { field: 'childIds' })
    return said.isShared && said.place !== '' && (await isSafety(account)) ? { ...said, place: '' } : said
  }

  return {
    range: async ({ actor, query }) => {
      const person = signedIn(actor)
      const hidesPlaces = await isSafety(person.account)
      return cases.asActor(person, async (tx) => {
        const here = await enter(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
        if (!here) return nothing(clock())
        const day = query.day === undefined ? todayIn(here.zone) : dayGiven(query.day, 'day')
        const days =
          query.from !== undefined && query.to !== undefined ? daysGiven(query.from, query.to) : daysOfView(query.view ?? 'month', day)
        return showDays(tx, { here, days, day, now: clock(), hidesPlaces })
      })
    },

    tonight: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const now = clock()
        const nobody = {
          caseId: null,
          zone: 'UTC',
          now: new Date(now).toISOString(),
          today: todayIn('UTC'),
          hasSchedule: false,
          children: [],
          next: null,
        }
        const here = await enter(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
        if (!here) return nobody
        const { caseId, zone } = here
        const plan = await planOf(tx, here)
        const children = await childrenIn(tx, caseId)
        const today = todayIn(zone)
        if (!hasSchedule(plan))
          return {
            ...nobody,
            caseId,
            zone,
            today,
            children: children.map((child) => ({ id: child.id, name: child.name, tonight: 'gap' as const })),
          }
        const found = nextExchange(
          plan,
          children.map((child) => child.id),
          now,
        )
        return {
          ...nobody,
          caseId,
          zone,
          today,
          hasSchedule: true,
          children: children.map((child) => ({
            id: child.id,
            name: child.name,
            tonight: nightsOf(plan, child.id, { from: today, to: today })[0]?.holder ?? ('gap' as const),
          })),
          next: found && {
            at: new Date(found.at).toISOString(),
            day: dayOfInstant(zoneNamed(zone), found.at),
            from: found.from,
            to: found.to,
            place: found.place,
            children: found.children,
          },
        }
      }),

    event: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enter(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
        const row = here && (await eventAt(tx, here.caseId, query.id))
        if (!row) throw noEvent()
        return recordOf(tx, row, here, clock())
      }),

    add: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const eventId = key ? idOf(person.account, key) : id()
      return cases.asActor(person, async (tx) => {
        const here = await enterAsParent(tx, params.case)
        const said = await guarded(tx, here, saidOf(body, here.zone), person.account)
        const by = { caseId: here.caseId, authorId: here.memberId, at: new Date(clock()) }
        if ((await addEvents(tx, by, [{ id: eventId, said }])) > 0) await tell(tx, here, said.isShared)
        return { id: eventId, sequence: 0 }
      })
    },

    change: async ({ actor, params, body: { sequence, ...draft } }) => {
      const person = signedIn(actor)
      return cases.asActor(person, async (tx) => {
        const now = clock()
        const { here, row, begun } = await ownEvent(tx, params.case, params.event, now)
        if (row.sequence !== sequence) throw changedSince()
        const by = { now, sequence, id }
        const said = await guarded(tx, here, saidOf(draft, row.zone), person.account)
        const told = said.isShared || row.isShared
        if (begun) {
          const rest = await changeRest(tx, here.caseId, row, { ...draft, place: said.place }, by)
          await tell(tx, here, told)
          return { id: rest.id, sequence: 0 }
        }
        await writeOver(tx, here.caseId, row, said, by)
        await tell(tx, here, told)
        return { id: row.id, sequence: sequence + 1 }
      })
    },

    move: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, row } = await ownEvent(tx, params.case, params.event, clock())
        if (row.rrule !== null) throw new Fault('conflict', 'This event repeats. Change it to move it.', { why: 'repeats' })
        if (row.sequence !== body.sequence) throw changedSince()
        const firstDay = dayGiven(body.firstDay, 'firstDay')
        const lastDay = later(firstDay, numberOf(row.toDay) - numberOf(row.fromDay))
        const said = saidOf({ ...draftOf(row), firstDay, lastDay, ...body.to }, row.zone)
        await writeOver(tx, here.caseId, row, said, { now: clock(), sequence: body.sequence, id })
        await tell(tx, here, row.isShared)
        return { id: row.id, sequence: body.sequence + 1 }
      }),

    cancel: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const now = clock()
        const { here, row, begun } = await ownEvent(tx, params.case, params.event, now, { evenOut: true })
        if ((row.cancelledAt !== null) === body.cancelled) return { cancelled: body.cancelled, sequence: row.sequence, canUndo: !begun }
        if (row.sequence !== body.sequence) throw changedSince()
        if (begun && body.cancelled) await endRest(tx, here.caseId, row, { now, sequence: body.sequence, id })
        else if (
          !(await changeEvent(
            tx,
            { caseId: here.caseId, id: row.id, sequence: body.sequence, at: new Date(now) },
            { cancelled: body.cancelled },
          ))
        )
          throw changedSince()
        await tell(tx, here, row.isShared)
        return { cancelled: body.cancelled, sequence: body.sequence + 1, canUndo: !begun }
      }),

    addend: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const addendum = key ? idOf(person.account, key) : id()
      return cases.asActor(person, async (tx) => {
        const here = await enterAsParent(tx, params.case)
        const row = await eventAt(tx, here.caseId, params.event)
        if (!row) throw noEvent()
        const by = {
          caseId: here.caseId,
          id: addendum,
          authorId: here.memberId,
          eventId: row.id,
          isShared: row.isShared,
          at: new Date(clock()),
        }
        if (await addAddendum(tx, by, body.text)) await tell(tx, here, row.isShared)
        return { id: addendum }
      })
    },

    conflicts: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enter(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
        const today = todayIn(here?.zone ?? 'UTC')
        const days =
          query.from !== undefined && query.to !== undefined ? daysGiven(query.from, query.to) : { from: today, to: later(today, 41) }
        if (!here) return { caseId: null, zone: 'UTC', ...days, conflicts: [], can: { letBe: false } }
        const { caseId, zone } = here
        return {
          caseId,
          zone,
          ...days,
          conflicts: await conflictsIn(tx, here, days, clock()),
          can: { letBe: here.role === 'parent' && !here.isFormer },
        }
      }),

    letBe: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enterAsParent(tx, params.case)
        const at = new Date(clock())
        await noteConflict(tx, { caseId: here.caseId, authorId: here.memberId, conflict: params.conflict, at }, body.letBe)
        await tell(tx, here, false)
        return body
      }),

    readText: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enter(tx, { caseId: params.case, scope: 'calendar' }, { clock, random })
        if (!here) throw noCase()
        return {
          proposals: readDates(body.text, todayIn(here.zone)).map(({ doubts, ...proposal }) => ({ ...proposal, doubts: [...doubts] })),
        }
      }),

    ...outside(needs),
  }
}

/** What somebody without a case is shown. */
function nothing(now: number) {
  const today = dayOfInstant(zoneNamed('UTC'), now)
  const none = { nights: [], specials: [], exchanges: [], asked: [], hearings: [], holidays: [], events: [], children: [] }
  return { caseId: null, zone: 'UTC', today, day: today, from: today, to: today, ...none, hidesPlaces: false, can: { add: false } }
}
