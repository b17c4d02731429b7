import { exchangesOf } from '#domain/schedule/exchanges.ts'
import { totalsOf } from '#domain/schedule/totals.ts'
import type { Plan } from '#domain/schedule/types.ts'
import { type Days, within } from '#domain/schedule/within.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { writeTime } from '#domain/time/wall.ts'
import type { Day } from '#kernel/day.ts'
import type { Child } from '#case/cases/contract.ts'
import type { CaseRecord } from './contract.ts'

/** Four weeks: two rounds of most patterns. */
const ahead = 28

/** The next four weeks of a schedule, within the days that the seat sees. Children with the same nights are counted together. */
export function briefOf(plan: Plan, children: readonly Child[], today: Day, days: Days): CaseRecord['schedule'] {
  const range = within({ from: today, to: dayAt(numberOf(today) + ahead - 1) }, days)
  if (range === null || children.length === 0 || !plan.versions.some(({ effective }) => effective <= today)) return null
  const together = new Map<string, NonNullable<CaseRecord['schedule']>['nights'][number]>()
  for (const { id, name } of children) {
    const { nights } = totalsOf(plan, id, range)
    const key = JSON.stringify(nights)
    const same = together.get(key)
    if (same) same.children.push(name)
    else together.set(key, { children: [name], ...nights })
  }
  const counts = new Map<string, { time: string; place: string | null; count: number }>()
  const exchanges = exchangesOf(
    plan,
    children.map(({ id }) => id),
    range,
  )
  for (const { wall, place, betweenParents } of exchanges) {
    if (!betweenParents) continue
    const time = writeTime(wall)
    const key = `${time} ${place ?? ''}`
    const there = counts.get(key) ?? { time, place, count: 0 }
    counts.set(key, { ...there, count: there.count + 1 })
  }
  return {
    ...range,
    nights: [...together.values()],
    exchanges: [...counts.values()].toSorted((one, other) => other.count - one.count),
  }
}
