import type { Day } from '#kernel/day.ts'
import { dayAt, numberOf } from '../time/calendar.ts'

/** An amount on a day, in cents. */
export interface Dated {
  day: Day
  cents: number
}

export interface Rate {
  /** Hundredths of a percent a year. */
  rate: number
  from: Day
  /** The last day; `null`: no end. */
  until: Day | null
  citation: string
}

export interface InterestLine {
  /** The first day that bears interest, and the day on which it ends, which bears none. */
  from: Day
  to: Day
  days: number
  principal: number
  rate: number
  citation: string
  cents: number
}

/** Half a cent is rounded up. Whole-number arithmetic: an amount times days times a rate is beyond what a `number` holds exactly. */
function centsOf(principal: number, days: number, rate: number): number {
  const year = 365n * 10_000n
  return Number((BigInt(principal) * BigInt(days) * BigInt(rate) * 2n + year) / (year * 2n))
}

const sumUpTo = (amounts: readonly { at: number; cents: number }[], at: number) =>
  amounts.reduce((sum, each) => (each.at <= at ? sum + each.cents : sum), 0)

/**
 * Simple interest by day on what is overdue. A year is 365 days, also a leap year. Payments go to what was due first, and never to interest;
 * what was paid ahead goes to what becomes due. Each line is rounded once, and the sum is the sum of the lines.
 * @param due what became due, on which day
 * @param paid what was paid or waived, on which day; below zero for what was undone
 * @param rates none of two on one day; days without one bear no interest
 * @param startsAfter days after the due day from which an amount bears interest
 * @param above this part of what is overdue bears none, in cents
 * @param to the day up to which it is counted; that day itself bears none
 */
export function interestOn({
  due,
  paid,
  rates,
  startsAfter = 0,
  above = 0,
  to,
}: {
  due: readonly Dated[]
  paid: readonly Dated[]
  rates: readonly Rate[]
  startsAfter?: number
  above?: number
  to: Day
}): InterestLine[] {
  const end = numberOf(to)
  const bearing = due.map(({ day, cents }) => ({ at: numberOf(day) + startsAfter, cents }))
  const settled = paid.map(({ day, cents }) => ({ at: numberOf(day), cents }))
  const periods = rates.map((each) => ({
    ...each,
    first: numberOf(each.from),
    after: each.until === null ? Infinity : numberOf(each.until) + 1,
  }))
  const changes = [...bearing, ...settled].map(({ at }) => at)
  const bounds = periods.flatMap(({ first, after }) => [first, after])
  const days = [...new Set([...changes, ...bounds, end])].filter((at) => at <= end).toSorted((one, other) => one - other)
  const lines: InterestLine[] = []
  for (const [index, at] of days.entries()) {
    const next = days[index + 1]
    const period = periods.find(({ first, after }) => first <= at && at < after)
    const principal = sumUpTo(bearing, at) - sumUpTo(settled, at) - above
    if (next === undefined || !period || principal <= 0) continue
    const last = lines.at(-1)
    const isSame =
      last?.principal === principal && last.rate === period.rate && last.citation === period.citation && numberOf(last.to) === at
    const from = isSame ? numberOf(lines.pop()!.from) : at
    const { rate, citation } = period
    lines.push({
      from: dayAt(from),
      to: dayAt(next),
      days: next - from,
      principal,
      rate,
      citation,
      cents: centsOf(principal, next - from, rate),
    })
  }
  return lines
}
