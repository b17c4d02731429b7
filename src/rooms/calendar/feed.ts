// What a calendar program reads from a private address: what the feed's owner sees, of the layers that they chose.
import { createHash } from 'node:crypto'
import type { Cases, CaseTx } from '../../access/cases.ts'
import { exchangesOf } from '../../domain/custody/exchanges.ts'
import { layOut } from '../../domain/custody/lay-out.ts'
import type { Day } from '../../kernel/day.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Random } from '../../kernel/random.ts'
import type { Ics, WriteEvent } from '../../ports/ics/port.ts'
import { childrenIn, enter, parentsIn, type Standing } from '../cases/door.ts'
import { planOf } from '../custody/door.ts'
import { hearingsIn } from '../filings/door.ts'
import type { FeedLayer } from './contract.ts'
import { type Days, hasSchedule } from './days.ts'
import { withoutNames } from './rules.ts'
import { eventsIn } from './store.ts'
import { feedOf } from './store.outside.ts'
import { dayOfInstant, later, timesIn, zoneNamed } from './times.ts'

export const hashOf = (token: string) => createHash('sha256').update(`calendar feed ${token}`).digest('hex')

interface Needs {
  cases: Cases
  clock: Clock
  random: Random
  ics: Pick<Ics, 'write'>
  /** Whether somebody is in safety mode: their feeds then hold no places. */
  isSafety: (account: string) => Promise<boolean>
  /** Whether the account is open. */
  mayRead: (account: string) => Promise<boolean>
}

/** Seen from the day it is read: two months back, a year ahead. */
const reach = { back: 60, ahead: 370 }

/**
 * The calendar behind a token; `null` alike for one that was ended and one that never was. The same calendar is the same
 * text.
 */
export function feedReader({ cases, clock, random, ics, isSafety, mayRead }: Needs) {
  return async (token: string): Promise<string | null> => {
    const found = await cases.asSystem('a feed', (tx) => feedOf(tx, hashOf(token)))
    if (!found) return null
    const { case_id: caseId, account_id: account, layers, name } = found
    if (!(await mayRead(account))) return null
    const hasPlaces = layers.includes('places') && !(await isSafety(account))
    return cases.asActor({ account }, async (tx) => {
      const here = (await enter(tx, { caseId, scope: 'calendar' }, { clock, random }))!
      const today = dayOfInstant(zoneNamed(here.zone), clock())
      const days = { from: later(today, -reach.back), to: later(today, reach.ahead) }
      const events = await eventsOf(tx, here, days, layers)
      const names = layers.includes('names') ? [] : (await childrenIn(tx, caseId)).map((child) => child.name)
      const plain = events.map(({ place, ...event }) => ({
        ...event,
        title: withoutNames(event.title, names),
        ...(hasPlaces && place && { place: withoutNames(place, names) }),
      }))
      return ics.write({ name, zone: here.zone }, plain)
    })
  }
}

async function eventsOf(tx: CaseTx, here: Standing, days: Days, layers: readonly FeedLayer[]): Promise<WriteEvent[]> {
  const has = (layer: FeedLayer) => layers.includes(layer)
  const found: WriteEvent[] = []
  if (has('events') || has('private')) {
    const rows = await eventsIn(tx, here.caseId, days)
    for (const row of rows.filter(({ isShared }) => (isShared ? has('events') : has('private'))))
      for (const { firstDay, lastDay, from, to } of timesIn(row, days))
        found.push({
          uid: `${row.id}${row.rrule === null ? '' : `-${firstDay}`}@events`,
          title: row.title,
          from: from ?? 0,
          to: to ?? 0,
          ...(from === null && { allDay: { first: firstDay, last: lastDay } }),
          place: row.place,
          sequence: row.sequence,
          lastModified: row.updatedAt.getTime(),
        })
  }
  if (has('hearings'))
    for (const row of await hearingsIn(tx, here.caseId, days))
      found.push({
        uid: `${row.id}@hearings`,
        title: row.title,
        from: row.fromAt.getTime(),
        to: row.toAt.getTime(),
        place: [row.court, row.room].filter((part) => part !== '').join(', '),
        status: row.cancelledAt ? 'cancelled' : 'confirmed',
        sequence: row.sequence,
        lastModified: row.updatedAt.getTime(),
      })
  if (has('exchanges') || has('schedule')) found.push(...(await scheduleOf(tx, here, days, layers)))
  return found
}

/** Hand-overs, and with whom the children are. What the schedule gives has no day of its change: its own instant stands for it. */
async function scheduleOf(tx: CaseTx, here: Standing, days: Days, layers: readonly FeedLayer[]): Promise<WriteEvent[]> {
  const plan = await planOf(tx, here)
  if (!hasSchedule(plan)) return []
  const children = await childrenIn(tx, here.caseId)
  const ids = children.map((child) => child.id)
  const parents = await parentsIn(tx, here.caseId)
  const nameOf = (holder: 'A' | 'B' | 'third') => (holder === 'third' ? 'somebody else' : (parents.get(holder)?.name ?? holder))
  const who = (list: readonly string[]) =>
    list.length === ids.length
      ? ''
      : ` (${children
          .filter(({ id }) => list.includes(id))
          .map(({ name }) => name)
          .join(', ')})`
  const found: WriteEvent[] = []
  if (layers.includes('exchanges'))
    for (const { at, to, place, children: list } of exchangesOf(plan, ids, days))
      found.push({
        uid: `${at}-${to}-${list.length}-${list[0]}@exchanges`,
        title: `Exchange to ${nameOf(to)}${who(list)}`,
        from: at,
        to: at,
        place,
        sequence: 0,
        lastModified: at,
      })
  if (layers.includes('schedule')) {
    const together = new Map<string, { from: number; to: number; holder: 'A' | 'B' | 'third'; list: string[] }>()
    for (const child of ids)
      for (const { from, to, holder } of layOut(plan, child, days.from as Day, days.to as Day)) {
        if (holder === 'gap') continue
        const key = `${from} ${to} ${holder}`
        const same = together.get(key)
        if (same) same.list.push(child)
        else together.set(key, { from, to, holder, list: [child] })
      }
    for (const { from, to, holder, list } of together.values())
      found.push({
        uid: `${from}-${holder}-${list.length}-${list[0]}@schedule`,
        title: `With ${nameOf(holder)}${who(list)}`,
        from,
        to,
        sequence: 0,
        lastModified: from,
      })
  }
  return found
}
