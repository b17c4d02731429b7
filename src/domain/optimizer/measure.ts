import type { Parent, Weekday } from '../schedule/types.ts'
import type { Figures, Limit, Setting } from './types.ts'

const day = 1440
const weekdayOf = (night: number) => (night % 7) as Weekday

function minuteOf(setting: Setting, weekday: Weekday): number {
  const [hours = 0, minutes = 0] = (setting.on?.[weekday] ?? setting.exchangeAt).split(':').map(Number)
  return hours * 60 + minutes
}

/** The most nights in a row without a parent, over the end of the cycle too. */
function awayFrom(nights: string, parent: Parent): number {
  const other = parent === 'A' ? 'B' : 'A'
  if (!nights.includes(parent)) return nights.length
  return Math.max(0, ...(nights + nights).split(parent).map((stay) => stay.split(other).length - 1))
}

/** Whether a change of hands on this weekday needs a drive of its own. */
export function drives(setting: Setting, weekday: Weekday): boolean {
  return !(setting.school?.exchangesThere && setting.school.weekdays.includes(weekday))
}

/**
 * A pattern in numbers. On a day without a change all 24 hours are the parent's; on a day with one the hours
 * until the time of exchange are the one's and those after it the other's.
 * @param nights letters A and B, cyclic, first the Monday night of week 1
 */
export function measure(nights: string, setting: Setting): Figures {
  const figures = {
    nightsA: 0,
    nightsB: 0,
    minutesA: 0,
    minutesB: 0,
    exchanges: 0,
    driving: 0,
    weekendsA: 0,
    weekendsB: 0,
    splitWeekends: 0,
    changed: 0,
  }
  const add = (holder: string, minutes: number) => (figures[holder === 'A' ? 'minutesA' : 'minutesB'] += minutes)
  for (let night = 0; night < nights.length; night += 1) {
    const weekday = weekdayOf(night)
    const holder = nights[night]!
    const before = nights.at(night - 1)!
    figures[holder === 'A' ? 'nightsA' : 'nightsB'] += 1
    const at = holder === before ? 0 : minuteOf(setting, weekday)
    add(before, at)
    add(holder, day - at)
    if (holder !== before) {
      figures.exchanges += 1
      if (drives(setting, weekday)) figures.driving += setting.drivePerExchange
    }
    if (setting.school?.weekdays.includes(weekday)) {
      const { minutesFromA, minutesFromB } = setting.school
      figures.driving += (before === 'A' ? minutesFromA : minutesFromB) + (holder === 'A' ? minutesFromA : minutesFromB)
    }
    if (weekday === 5) figures[holder !== before ? 'splitWeekends' : holder === 'A' ? 'weekendsA' : 'weekendsB'] += 1
    if (setting.current && setting.current[night] !== holder) figures.changed += 1
  }
  return { ...figures, awayFromA: awayFrom(nights, 'A'), awayFromB: awayFrom(nights, 'B') }
}

/** The weekdays on which a pattern changes hands. */
function exchangeDays(nights: string): readonly Weekday[] {
  return [...nights].flatMap((holder, night) => (holder === nights.at(night - 1) ? [] : [weekdayOf(night)]))
}

/** Whether a pattern keeps a limit, read off the letters one by one; the searches have faster ways and are held against this one. */
export function keeps(nights: string, setting: Setting, limit: Limit): boolean {
  const figures = measure(nights, setting)
  switch (limit.kind) {
    case 'share':
      return Math.abs(100 * figures.nightsA - limit.percentA * nights.length) <= limit.tolerance * nights.length
    case 'nights':
      return limit.nights.every((night) => nights[night] === limit.holder)
    case 'away':
      return (limit.from === 'A' ? figures.awayFromA : figures.awayFromB) <= limit.most
    case 'exchange_days':
      return exchangeDays(nights).every((weekday) => limit.weekdays.includes(weekday))
    case 'exchanges':
      return figures.exchanges <= limit.most
    case 'weekends':
      return (limit.holder === 'A' ? figures.weekendsA : figures.weekendsB) >= limit.least
    case 'driving':
      return figures.driving <= limit.most
  }
}
