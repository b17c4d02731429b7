// Deposits that come again and again, as proof of income.
import type { Day } from '#kernel/day.ts'
import { civilOf, numberOf } from '#domain/time/calendar.ts'
import { kindOf } from './categories.ts'
import { type Month, monthOf } from './months.ts'
import { medianOf } from './numbers.ts'
import type { Sorted } from './sort.ts'
import { nameWords } from './words.ts'

/** Fewer deposits of a payer say nothing about how often they come. */
export const leastDeposits = 3

export const paces = ['weekly', 'every_two_weeks', 'twice_a_month', 'monthly'] as const
export type Pace = (typeof paces)[number]

/** One payer's deposits, in cents. */
export interface IncomeSource {
  /** The words by which its lines belong together. */
  payer: string
  /** How often they come; `null`: at no such pace, or too few to say. */
  pace: Pace | null
  isEnough: boolean
  least: number
  median: number
  most: number
  total: number
  /** Per month of the range, months without a deposit among them. */
  monthly: number
  /** Twelve times that. */
  yearly: number
  lines: readonly Sorted[]
}

/** The share of days that have to fit a pace: holidays move a payday. */
const enough = 0.8
const leeway = 3

const share = (days: readonly number[], fits: (day: number) => boolean) => days.filter(fits).length / days.length
/** How far two numbers are apart on a circle of a given length. */
const apart = (one: number, other: number, length: number) => {
  const gap = (((one - other) % length) + length) % length
  return Math.min(gap, length - gap)
}
const dayOfMonth = (day: number) => civilOf(day).day

/** The pace that days have. @param days numbers of days, the earliest first, three at least */
function paceOf(days: readonly number[]): Pace | null {
  const step = medianOf(days.slice(1).map((day, at) => day - days[at]!))
  const onCircle = (length: number) => Math.max(...days.map((first) => share(days, (day) => apart(day, first, length) <= 2)))
  if (step >= 5 && step <= 9 && onCircle(7) >= enough) return 'weekly'
  if (step >= 11 && step <= 19) {
    const pair = (first: number) => (day: number) =>
      apart(dayOfMonth(day), first, 30.4) <= leeway || apart(dayOfMonth(day), first + 15.2, 30.4) <= leeway
    const [two, twice] = [onCircle(14), Math.max(...days.map((day) => share(days, pair(dayOfMonth(day)))))]
    // Of a few deposits both can fit.
    if (Math.max(two, twice) >= enough) return two >= twice ? 'every_two_weeks' : 'twice_a_month'
  }
  if (
    step >= 25 &&
    step <= 36 &&
    days.some((first) => share(days, (day) => apart(dayOfMonth(day), dayOfMonth(first), 30.4) <= leeway) >= enough)
  )
    return 'monthly'
  return null
}

/** Whether words belong to one payer: banks cut names, so that one may be the beginning of the other. */
const isSamePayer = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= 8 && (one.startsWith(other) || other.startsWith(one)))

/** Words for how the money came, not from whom. */
const how = new Set(['PAYROLL', 'SALARY', 'WAGES', 'DIRECT', 'DIR', 'DEP', 'REG', 'PAY'])
const payerOf = (description: string) => {
  const words = nameWords(description)
  const names = words.filter((word) => !how.has(word))
  return (names.length > 0 ? names : words).slice(0, 2).join(' ')
}

/**
 * Sources of income in whole months: money in that is sorted as income, or not sorted and comes at a pace. Transfers are none.
 * The largest is first.
 * @param months those of the range that files cover
 */
export function incomeOf(lines: readonly Sorted[], months: readonly Month[]): IncomeSource[] {
  const covered = new Set(months)
  const sources: { payer: string; lines: Sorted[] }[] = []
  for (const line of lines) {
    if (line.cents < 0 || !covered.has(monthOf(line.day))) continue
    if (kindOf(line.category) !== 'income' && line.category !== 'unsorted') continue
    const payer = payerOf(line.description) || line.description
    const source = sources.find((one) => isSamePayer(one.payer, payer))
    if (source) source.lines.push(line)
    else sources.push({ payer, lines: [line] })
  }
  return sources
    .map(({ payer, lines: of }) => {
      const sorted = of.toSorted((one, other) => (one.day < other.day ? -1 : 1))
      const amounts = sorted.map(({ cents }) => cents)
      const total = amounts.reduce((sum, cents) => sum + cents, 0)
      const isEnough = sorted.length >= leastDeposits
      return {
        payer,
        pace: isEnough ? paceOf(sorted.map(({ day }: { day: Day }) => numberOf(day))) : null,
        isEnough,
        least: Math.min(...amounts),
        median: Math.round(medianOf(amounts)),
        most: Math.max(...amounts),
        total,
        monthly: Math.round(total / months.length),
        yearly: Math.round((total * 12) / months.length),
        lines: sorted,
      }
    })
    .filter(({ lines: of, pace }) => pace !== null || of.some(({ category }) => kindOf(category) === 'income'))
    .toSorted((one, other) => other.total - one.total)
}
