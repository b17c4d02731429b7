import type { Day } from '#kernel/day.ts'
import { dayAt, numberOf, weekdayOf } from '../time/calendar.ts'
import type { Days } from './windows.ts'

export const units = ['day', 'week', 'month', 'quarter'] as const
export type Unit = (typeof units)[number]

/** The first day of the week (Sunday), month or quarter that a day is in. */
export function startOf(unit: Unit, day: Day): Day {
  if (unit === 'day') return day
  if (unit === 'week') return dayAt(numberOf(day) - ((weekdayOf(numberOf(day)) + 1) % 7))
  const month = Number(day.slice(5, 7))
  const first = unit === 'month' ? month : month - ((month - 1) % 3)
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01` as Day
}

/** The first day of the next one. @param start the first day of one */
export function nextOf(unit: Unit, start: Day): Day {
  if (unit === 'day') return dayAt(numberOf(start) + 1)
  if (unit === 'week') return dayAt(numberOf(start) + 7)
  const months = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) - 1 + (unit === 'month' ? 1 : 3)
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01` as Day
}

/** The most columns that a graph has: more are no wider than a hair on a phone. */
const mostColumns = 60

/** The finest unit in which a range has no more columns than a graph shows; of a longer range the coarsest. */
export const unitFor = ({ from, to }: Days): Unit => {
  const days = numberOf(to) - numberOf(from) + 1
  const lengths: Readonly<Record<Unit, number>> = { day: 1, week: 7, month: 28, quarter: 90 }
  return units.find((unit) => days / lengths[unit] <= mostColumns) ?? 'quarter'
}

/** A column of a graph: how many things are on its days, in all and by lane and side. */
export interface Column extends Days {
  count: number
  bySide: { A: number; B: number; none: number }
}

/**
 * The columns of a range: each of its units, also those on which nothing is, cut where the range begins and ends.
 * @param marks things, in any order; those that are outside the range are not counted
 */
export function columnsOf(range: Days, unit: Unit, marks: Iterable<{ day: Day; side: 'A' | 'B' | null }>): Column[] {
  const found: Column[] = []
  for (let start = startOf(unit, range.from); start <= range.to; start = nextOf(unit, start)) {
    const last = dayAt(numberOf(nextOf(unit, start)) - 1)
    found.push({
      from: start > range.from ? start : range.from,
      to: last < range.to ? last : range.to,
      count: 0,
      bySide: { A: 0, B: 0, none: 0 },
    })
  }
  const byStart = new Map(found.map((column) => [startOf(unit, column.from), column]))
  // Ten thousand things are on a few hundred days.
  const byDay = new Map<Day, Column>()
  for (const { day, side } of marks) {
    if (day < range.from || day > range.to) continue
    const column = byDay.get(day) ?? byStart.get(startOf(unit, day))!
    byDay.set(day, column)
    column.count += 1
    column.bySide[side ?? 'none'] += 1
  }
  return found
}
