import { dayAt, minutesOfDay, numberOf, weekdayOf } from '#domain/time/calendar.ts'
import { timeOf } from '#domain/time/wall.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type { Day } from '#kernel/day.ts'
import { demoAccounts } from '#accounts/accounts/demo-accounts.ts'
import { idOf } from '#http/key-id.ts'

/** Another case of the family's lawyer: as much of it as her list of cases shows. */
export interface DemoOther {
  name: string
  caseId: string
  title: string
  /** The seats of the parents, and hers. */
  A: string
  B: string
  lawyer: string
}

/** The demo family: two parents, two children, a lawyer, and eight months around today. All fictional. */
export interface DemoFamily {
  caseId: string
  zone: string
  /** Today, and the Monday of its week. */
  today: Day
  members: { A: string; B: string; lawyer: string }
  children: { maya: string; leo: string; both: readonly string[] }
  orders: { temporary: string; consent: string }
  /** The lawyer's other cases. */
  others: readonly DemoOther[]
  /** The same name gives the same id on every machine, the case's own aside. */
  id: (name: string) => string
  /** The day so many weeks from this week's Monday, and so many days on. */
  day: (weeks: number, days?: number) => Day
  /** The moment of a time on the clock of the family's zone. */
  at: (day: Day, time: string) => Date
}

/** Where the family lives. */
export const zone = 'America/New_York'
/** The demo account with this address. */
export const account = (email: string) => demoAccounts.find((each) => each.email === email)!.id

/**
 * The demo family as of a day: its ids, its people, and how its days and times are counted.
 * @param now milliseconds: its case is a new one each time, for what is in a ledger can't be taken out again
 */
export function demoFamily(today: Day, now: number): DemoFamily {
  const id = (name: string) => idOf('the demonstration', name)
  const monday = numberOf(today) - weekdayOf(numberOf(today))
  const clock = zoneOf(zone)!
  const [maya, leo] = [id('child maya'), id('child leo')]
  return {
    caseId: id(`case ${now}`),
    zone,
    today,
    members: { A: id('member ana'), B: id('member ben'), lawyer: id('member lena') },
    children: { maya, leo, both: [maya, leo] },
    orders: { temporary: id('order temporary'), consent: id('order consent') },
    others: [
      ['okafor', 'Okafor and Lind'],
      ['reyes', 'Petrov and Reyes'],
    ].map(([name = '', title = '']) => ({
      name,
      title,
      caseId: id(`case ${name} ${now}`),
      A: id(`member ${name} A`),
      B: id(`member ${name} B`),
      lawyer: id(`member ${name} lena`),
    })),
    id,
    day: (weeks, days = 0) => dayAt(monday + weeks * 7 + days),
    at: (day, time) => new Date(clock.instantOf(numberOf(day) * minutesOfDay + timeOf(time)) * 60_000),
  }
}
