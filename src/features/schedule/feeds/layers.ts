// What the layers of a feed hold of some days.
import { within } from '#domain/schedule/within.ts'
import type { CaseTx } from '#access/cases.ts'
import { hasSchedule } from '#domain/calendar/has-schedule.ts'
import { exchangesOf } from '#domain/schedule/exchanges.ts'
import { layOut } from '#domain/schedule/lay-out.ts'
import type { WriteEvent } from '#ports/ics/port.ts'
import { childrenIn, parentsIn, type Membership } from '#case/cases/public.ts'
import type { Day } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import { planFor } from '#schedule/schedule/public.ts'
import { type Days, type DueSource, eventsIn, timesIn } from '#schedule/events/public.ts'
import { hearingsIn } from '#schedule/hearings/public.ts'
import type { FeedLayer } from './contract.ts'

interface Of {
  here: Membership
  days: Days
  today: Day
  layers: readonly FeedLayer[]
  dueSources: readonly DueSource[]
}

export async function entriesOf(tx: CaseTx, { here, days, today, layers, dueSources }: Of): Promise<WriteEvent[]> {
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
  // A program shows its entries on a locked screen, so they say neither what is due nor whether it was paid. The same day has one.
  if (has('dues')) {
    const due = new Set<Day>()
    for (const source of dueSources) for (const { day } of await source(tx, here, days, today)) due.add(day)
    for (const day of due)
      found.push({
        uid: `${day}@due`,
        title: english(msg`Due date`),
        from: 0,
        to: 0,
        allDay: { first: day, last: day },
        sequence: 0,
        lastModified: Date.parse(day),
      })
  }
  if (has('exchanges') || has('schedule')) found.push(...(await scheduleOf(tx, here, days, layers)))
  return found
}

/** Hand-overs, and with whom the children are. What the schedule gives has no day of its change: its own instant stands for it. */
async function scheduleOf(tx: CaseTx, here: Membership, asked: Days, layers: readonly FeedLayer[]): Promise<WriteEvent[]> {
  const plan = await planFor(tx, here)
  const days = within(asked, here.days)
  if (!hasSchedule(plan) || !days) return []
  const children = await childrenIn(tx, here.caseId)
  const ids = children.map((child) => child.id)
  const parents = await parentsIn(tx, here.caseId)
  const nameOf = (holder: 'A' | 'B' | 'third') => (holder === 'third' ? msg`somebody else` : (parents.get(holder)?.name ?? holder))
  /** The children's names, where not all of them are meant. */
  const some = (list: readonly string[]) =>
    list.length === ids.length
      ? null
      : children
          .filter(({ id }) => list.includes(id))
          .map(({ name }) => name)
          .join(', ')
  const exchangeTo = (holder: 'A' | 'B' | 'third', list: readonly string[]): Text => {
    const [name, kids] = [nameOf(holder), some(list)]
    return kids === null ? msg`Exchange to ${{ name }}` : msg`Exchange to ${{ name }} (${{ kids }})`
  }
  const withWhom = (holder: 'A' | 'B' | 'third', list: readonly string[]): Text => {
    const [name, kids] = [nameOf(holder), some(list)]
    return kids === null ? msg`With ${{ name }}` : msg`With ${{ name }} (${{ kids }})`
  }
  const found: WriteEvent[] = []
  if (layers.includes('exchanges'))
    for (const { at, to, place, children: list } of exchangesOf(plan, ids, days))
      found.push({
        uid: `${at}-${to}-${list.length}-${list[0]}@exchanges`,
        title: english(exchangeTo(to, list)),
        from: at,
        to: at,
        place,
        sequence: 0,
        lastModified: at,
      })
  if (layers.includes('schedule')) {
    const together = new Map<string, { from: number; to: number; holder: 'A' | 'B' | 'third'; list: string[] }>()
    for (const child of ids)
      for (const { from, to, holder } of layOut(plan, child, days.from, days.to)) {
        if (holder === 'gap') continue
        const key = `${from} ${to} ${holder}`
        const same = together.get(key)
        if (same) same.list.push(child)
        else together.set(key, { from, to, holder, list: [child] })
      }
    for (const { from, to, holder, list } of together.values())
      found.push({
        uid: `${from}-${holder}-${list.length}-${list[0]}@schedule`,
        title: english(withWhom(holder, list)),
        from,
        to,
        sequence: 0,
        lastModified: from,
      })
  }
  return found
}
