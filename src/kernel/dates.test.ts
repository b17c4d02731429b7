import { expect, test } from 'vitest'
import { clockInZone, dateFormat, dayInWords, dayInZone, dayOfMail, dayWithWeekday, momentOfMail, monthInWords } from './dates.ts'

const zones = ['UTC', 'America/New_York', 'America/Chicago', 'America/Phoenix', 'America/Los_Angeles', 'Asia/Kolkata']
const moments = [
  ...['2026-03-08T06:59:00Z', '2026-03-08T07:00:00Z', '2026-11-01T05:59:00Z', '2026-11-01T06:00:00Z', '2028-02-29T12:00:00Z'].map(
    Date.parse,
  ),
  ...Array.from({ length: 45 }, (_, nth) => Date.UTC(2026, 0, 3, 0, 0, 6) + nth * (18 * 86_400_000 + 5_000_123)),
]

test('the day and the clock of a zone read as the calls of Intl that they replace, at 50 moments in each zone', () => {
  for (const timeZone of zones) {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone })
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    for (const at of moments) {
      expect(dayInZone(timeZone, at)).toBe(day.format(at))
      expect(dayInZone(timeZone, new Date(at))).toBe(day.format(at))
      expect(clockInZone(timeZone, new Date(at))).toBe(clock.format(at))
    }
  }
})

test('the words of mails and files read as the calls of Intl that they replace, at 50 moments', () => {
  const intl = (locale: string, shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' })
  for (const ms of moments) {
    const at = new Date(ms)
    const day = at.toISOString().slice(0, 10)
    expect(dayInWords(day)).toBe(intl('en-US', { dateStyle: 'long' }).format(new Date(`${day}T12:00:00Z`)))
    expect(monthInWords(day.slice(0, 7))).toBe(
      intl('en-US', { month: 'long', year: 'numeric' }).format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`)),
    )
    expect(dayWithWeekday(at)).toBe(intl('en-US', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(at))
    expect(dayOfMail(at)).toBe(intl('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(at))
    const shape = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false } as const
    expect(momentOfMail(at)).toBe(`${intl('en-GB', shape).format(at).replace(' at ', ', ')} UTC`)
  }
})

test('a formatter is made once, but each time for the zone of the device', () => {
  const shape = { hour: 'numeric' } as const
  expect(dateFormat('en', 'UTC', shape)).toBe(dateFormat('en', 'UTC', { ...shape }))
  expect(dateFormat('en', 'UTC', shape)).not.toBe(dateFormat('en', 'America/Chicago', shape))
  expect(dateFormat('en', null, shape)).not.toBe(dateFormat('en', null, shape))
})

test('at most 500 formatters are cached, however many zones are asked for', () => {
  const shape = { minute: 'numeric', second: 'numeric' } as const
  const first = dateFormat('en', 'UTC', shape)
  const offsets = Array.from(
    { length: 510 },
    (_, nth) => `+${String(Math.floor(nth / 60)).padStart(2, '0')}:${String(nth % 60).padStart(2, '0')}`,
  )
  for (const zone of offsets) expect(dateFormat('en', zone, shape).resolvedOptions().timeZone).toBe(zone)
  expect(dateFormat('en', 'UTC', shape)).not.toBe(first)
  expect(dateFormat('en', 'UTC', shape).format(0)).toBe(first.format(0))
})
