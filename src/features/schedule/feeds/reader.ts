// What a calendar program reads from a private address: what the feed's owner sees, of the layers that they chose.
import { createHash } from 'node:crypto'
import type { Cases } from '#access/cases.ts'
import { dayOfInstant, later, zoneNamed } from '#domain/calendar/clock.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Ics } from '#ports/ics/port.ts'
import { childrenIn, requireSeat } from '#case/cases/public.ts'
import type { DueSource } from '#schedule/events/public.ts'
import { entriesOf } from './layers.ts'
import { withoutNames } from './rules.ts'
import { feedOf } from './store.ts'

export const hashOf = (token: string) => createHash('sha256').update(`calendar feed ${token}`).digest('hex')

interface Deps {
  cases: Cases
  clock: Clock
  random: Random
  ics: Pick<Ics, 'write'>
  /** Whether someone is in safety mode: their feeds then hold no places. */
  isSafety: (account: string) => Promise<boolean>
  /** Whether the account is open. */
  mayRead: (account: string) => Promise<boolean>
  dueSources: readonly DueSource[]
}

/** Seen from the day it is read: two months back, a year ahead. */
const reach = { back: 60, ahead: 370 }

/**
 * The calendar behind a token; `null` alike for one that was ended and one that never was. The same calendar is the same
 * text.
 */
export function feedReader({ cases, clock, random, ics, isSafety, mayRead, dueSources }: Deps) {
  return async (token: string): Promise<string | null> => {
    const found = await cases.asSystem('a feed', (tx) => feedOf(tx, hashOf(token)))
    if (!found) return null
    const { case_id: caseId, account_id: account, layers, name } = found
    if (!(await mayRead(account))) return null
    const hasPlaces = layers.includes('places') && !(await isSafety(account))
    return cases.asActor({ account }, async (tx) => {
      const here = (await requireSeat(tx, { caseId, scope: 'calendar' }, { clock, random }))!
      const today = dayOfInstant(zoneNamed(here.zone), clock())
      const days = { from: later(today, -reach.back), to: later(today, reach.ahead) }
      const events = await entriesOf(tx, { here, days, today, layers, dueSources })
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
