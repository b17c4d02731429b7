import ICAL from 'ical.js'
import { timeOf, wallOf } from './zones.ts'

/** How much work the repeating events of one file may cost: in steps, not seconds, so that every machine gives the same result. */
export interface Budget {
  steps: number
}

/** For all rules of one file, and for one rule: a daily one of 130 years, an hourly one of 5. */
export const mostSteps = { file: 500_000, rule: 50_000 } as const

const day = 86_400_000
const periods: Readonly<Record<string, number>> = { HOURLY: day / 24, DAILY: day, WEEKLY: 7 * day }

/**
 * A start in step with the first and closer to the window: a daily event since 1990 need not be counted from its
 * beginning. Not for a rule with a count, which would count from the wrong start.
 */
function nearer(rule: InstanceType<typeof ICAL.Recur>, start: number, first: number): number {
  const period = (periods[rule.freq] ?? 0) * rule.interval
  if (period <= 0 || rule.count || first <= start) return start
  return start + Math.max(0, Math.floor((first - start) / period) - 1) * period
}

class TooMany extends Error {}

/** An ical.js iterator that stops after a number of steps, including steps in which a rule finds no day. */
function counted(rule: InstanceType<typeof ICAL.Recur>, dtstart: InstanceType<typeof ICAL.Time>, step: () => void) {
  return new (class extends ICAL.RecurIterator {
    override check_contracting_rules() {
      step()
      return super.check_contracting_rules()
    }
    override increment_year(by: number) {
      step()
      return super.increment_year(by)
    }
    override increment_month() {
      step()
      return super.increment_month()
    }
    override next_weekday_by_week() {
      step()
      return super.next_weekday_by_week()
    }
  })({ rule, dtstart })
}

/**
 * ical.js lets 29 February fall on 1 March of common years; days that a year does not have are skipped
 * (RFC 5545 3.3.10). Named by month and day, it does so.
 */
function yearlyByItsDay(rule: InstanceType<typeof ICAL.Recur>, start: number): void {
  if (rule.freq !== 'YEARLY' || ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'].some((part) => rule.getComponent(part).length > 0)) return
  const date = new Date(start)
  if (rule.getComponent('BYMONTH').length === 0) rule.setComponent('BYMONTH', [date.getUTCMonth() + 1])
  rule.setComponent('BYMONTHDAY', [date.getUTCDate()])
}

/**
 * The starts of a repeating event in wall times (RFC 5545 3.3.10), from `span.first`, or earlier, to `span.last`.
 * @param start the first start, as if the wall time were UTC, and whether it is a whole day
 * @param see called with each start; returning `false` ends the iteration
 * @returns `done`, `cut` if the budget ran out, `broken` for an invalid rule
 */
export function eachBegin(
  rule: InstanceType<typeof ICAL.Recur>,
  start: { wall: number; isDate: boolean },
  span: { first: number; last: number },
  budget: Budget,
  see: (wall: number) => boolean,
): 'done' | 'cut' | 'broken' {
  let own = mostSteps.rule
  const step = () => {
    own--
    budget.steps--
    if (own < 0 || budget.steps < 0) throw new TooMany()
  }
  try {
    yearlyByItsDay(rule, start.wall)
    const iterator = counted(rule, timeOf(nearer(rule, start.wall, span.first), start.isDate), step)
    for (;;) {
      step()
      const next = iterator.next()
      if (!next) return 'done'
      const wall = wallOf(next)
      if (wall === null) return 'broken'
      if (wall > span.last) return 'done'
      if (!see(wall)) return 'done'
    }
  } catch (error) {
    if (error instanceof TooMany) return 'cut'
    return 'broken'
  }
}
