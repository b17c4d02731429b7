import { zoneOf } from '../time/zone.ts'
import type { Calendar, Item } from './types.ts'

// The rules again, by checking every quarter of an hour and every pair: slow, and without any of the
// finder's code. For calendars on quarters of an hour, with travel times from a table and without whole days.

const quarter = 15 * 60_000

/** `kind|items` of every conflict, sorted; a gap is named by child and start, an exchange time of the order by its id, rule and time. */
export function naive(calendar: Calendar): string[] {
  const found = new Set<string>()
  const add = (kind: string, ...items: string[]) => found.add(`${kind}|${items.toSorted().join(',')}`)
  const { items, order } = calendar
  for (const a of items) for (const b of items) if (a.id < b.id) pair(a, b, calendar, add)
  for (const item of items) alone(item, calendar, add)
  const children = [...new Set(calendar.stretches.map(({ child }) => child))]
  for (const child of children) {
    for (let t = calendar.window.from, missing = false; t < calendar.window.to; t += quarter) {
      const nobody = holder(calendar, child, t) === null
      if (nobody && !missing) add('gap', child, String(t))
      missing = nobody
    }
  }
  for (const { child, from: t, holder: into, rule, layer } of calendar.stretches) {
    const before = calendar.stretches.find((held) => held.child === child && held.to === t)
    if (!before || before.holder === into || before.holder === 'gap' || into === 'gap') continue
    const wall = new Date(wallOf(calendar, t))
    const weekday = (wall.getUTCDay() + 6) % 7
    const facts = order.exchanges.filter((fact) => {
      if (fact.weekday !== undefined && fact.weekday !== weekday) return false
      if (fact.into !== undefined && fact.into !== into) return false
      return fact.rules ? fact.rules.includes(rule ?? '') : [layer, before.layer].every((one) => one === 'base' || one === 'season')
    })
    const apart = facts.map((fact) => {
      const [hour, minutes] = fact.time.split(':').map(Number) as [number, number]
      const ordered = zoneOf(calendar.zone)!.instantOf(Math.floor(wall.getTime() / 86_400_000) * 1440 + hour * 60 + minutes) * 60_000
      return { id: fact.id, minutes: Math.abs(ordered - t) / 60_000 }
    })
    apart.sort((a, b) => a.minutes - b.minutes || (a.id < b.id ? -1 : 1))
    if (apart[0] && apart[0].minutes > order.grace) add('order_against_schedule', apart[0].id, rule ?? '', wall.toISOString().slice(11, 16))
  }
  return [...found].toSorted()
}

function wallOf(calendar: Calendar, t: number): number {
  return zoneOf(calendar.zone)!.wallOf(t / 60_000) * 60_000
}

const dayOf = (calendar: Calendar, t: number) => Math.floor(wallOf(calendar, t) / 86_400_000)

function holder(calendar: Calendar, child: string, t: number): string | null {
  const held = calendar.stretches.find((stretch) => stretch.child === child && stretch.from <= t && t < stretch.to)
  return held && held.holder !== 'gap' ? held.holder : null
}

/** The quarters in which an item is, and for a moment the quarter's inside. */
function meets(a: Item, b: Item): boolean {
  if (a.from === a.to && b.from === b.to) return false
  if (a.from === a.to) return b.from < a.from && a.from < b.to
  if (b.from === b.to) return meets(b, a)
  for (let t = a.from; t < a.to; t += quarter) if (b.from <= t && t < b.to) return true
  return false
}

type Add = (kind: string, ...items: string[]) => void

function pair(a: Item, b: Item, calendar: Calendar, add: Add): void {
  const is = (one: Item, ...kinds: string[]) => kinds.includes(one.kind)
  const both = (test: (x: Item, y: Item) => boolean) => test(a, b) || test(b, a)
  const people = a.people.some((person) => b.people.includes(person)) && !is(a, 'deadline') && !is(b, 'deadline')
  const child = a.children.some((one) => b.children.includes(one)) && !is(a, 'deadline') && !is(b, 'deadline')
  const meet = meets(a, b)
  const booked =
    child &&
    meet &&
    both((x, y) => {
      if (is(x, 'event', 'visit', 'school')) return is(y, 'event', 'visit', 'school') || (is(y, 'exchange') && !is(x, 'school'))
      return is(x, 'vacation') && (is(y, 'vacation', 'school') || (is(y, 'event', 'visit') && y.author !== x.author))
    })
  if (booked || (child && meet && both((x, y) => is(x, 'vacation') && is(y, 'event', 'visit') && x.author !== y.author))) {
    add('double_booking', a.id, b.id)
  }
  const busy = is(a, 'event', 'hearing', 'exchange', 'visit') && is(b, 'event', 'hearing', 'exchange', 'visit')
  const goes = is(a, 'event', 'school', 'exchange', 'visit') && is(b, 'event', 'school', 'exchange', 'visit')
  if (people && busy && meet && !booked) add('overlap', a.id, b.id)
  if (people && meet && both((x, y) => is(x, 'hearing') && is(y, 'vacation'))) add('hearing_in_vacation', a.id, b.id)
  if (!((people && busy) || (child && goes)) || meet || !a.place || !b.place || a.place.label === b.place.label) return
  const way = calendar.travel.table.find(({ between }) => between.includes(a.place!.label) && between.includes(b.place!.label))
  const time = a.to <= b.from ? b.from - a.to : a.from - b.to
  if (way && time < way.minutes * 60_000) add('travel', a.id, b.id)
}

function alone(item: Item, calendar: Calendar, add: Add): void {
  const { order, items } = calendar
  if (item.agreed) return
  const other = item.author === 'A' ? 'B' : 'A'
  for (let t = item.from; t < item.to; t += quarter) {
    if (item.author === 'other' || !['event', 'visit', 'vacation'].includes(item.kind)) break
    if (item.people.includes(other) || (item.kind === 'event' && !item.people.includes(item.author))) break
    const changesHands = items.some(
      (one) =>
        one.kind === 'exchange' &&
        item.from < one.from &&
        one.from < item.to &&
        one.children.some((child) => item.children.includes(child)),
    )
    if (item.kind !== 'vacation' && changesHands) break
    if (item.children.some((child) => holder(calendar, child, t) === other)) add('others_time', item.id)
  }
  for (const { kind, days } of order.notices) {
    if (kind !== item.noticeOf) continue
    const notifiedAt = item.noticeGivenAt === undefined ? item.createdAt : item.noticeGivenAt
    if (notifiedAt === null || dayOf(calendar, item.from) - dayOf(calendar, notifiedAt) < days) add('notice', item.id)
  }
  if (!order.firstRefusal || item.people.length !== 1 || !['event', 'hearing', 'vacation'].includes(item.kind)) return
  for (const child of new Set(calendar.stretches.map((held) => held.child))) {
    if (item.children.includes(child)) continue
    let row = 0
    for (let t = item.from; t < item.to; t += quarter) {
      const cared = items.some(
        (one) =>
          ['school', 'visit'].includes(one.kind) && one.id !== item.id && one.children.includes(child) && one.from <= t && t < one.to,
      )
      row = holder(calendar, child, t) === item.people[0] && !cared ? row + 1 : 0
      if (row * 0.25 >= order.firstRefusal.hours) add('first_refusal', item.id)
    }
  }
}
