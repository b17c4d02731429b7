import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dateParts, formatAmount, formatDate, formatDay, formatList, ownZone } from './dates.ts'

const locales = ['en', 'en-US', 'es'] as const
const zones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
] as const

// Fifty moments over two years and a half, 18 days and some hours apart; among them both changes of the clock, a leap day and a turn of the year.
const moments = [
  '2026-03-08T06:59:00Z',
  '2026-03-08T07:00:00Z',
  '2026-11-01T05:59:00Z',
  '2026-11-01T06:00:00Z',
  '2028-02-29T12:00:00Z',
  '2026-12-31T23:59:59.999Z',
  '2027-01-01T00:00:00.000Z',
  ...Array.from({ length: 43 }, (_, nth) => new Date(Date.UTC(2026, 0, 3, 4, 5, 6) + nth * (18 * 86_400_000 + 5_000_123)).toISOString()),
]

/** What each page asked of Intl before the shapes had names. */
const asked: Readonly<Record<Parameters<typeof formatDate>[0], Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  dayOfMonth: { day: 'numeric' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  dayAndMonthLong: { month: 'long', day: 'numeric' },
  dayOfLocale: { dateStyle: 'medium' },
  dayWithWeekday: { weekday: 'short', month: 'short', day: 'numeric' },
  dayWithWeekdayAndYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  dayLong: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthAlone: { month: 'long' },
  year: { year: 'numeric' },
  weekdayLong: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  weekdayNarrow: { weekday: 'narrow' },
  time: { hour: 'numeric', minute: '2-digit' },
  zone: { timeZoneName: 'short' },
  momentOfLocale: { dateStyle: 'medium', timeStyle: 'short' },
  momentWithZone: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  moment: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  momentWithWeekdayAndZone: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  momentWithZoneOfYear: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
  },
  momentToTheSecond: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  },
}

type Shape = keyof typeof asked

test.each(Object.keys(asked) as Shape[])('%s reads as the call of Intl that it replaces, at 50 moments in each zone', (shape) => {
  for (const locale of locales)
    for (const zone of zones) {
      const intl = new Intl.DateTimeFormat(locale, { ...asked[shape], timeZone: zone })
      expect(moments.map((at) => formatDate(shape, at, locale, zone))).toEqual(moments.map((at) => intl.format(new Date(at))))
      // A second time, from what is stored, and from milliseconds.
      expect(moments.map((at) => formatDate(shape, Date.parse(at), locale, zone))).toEqual(moments.map((at) => intl.format(new Date(at))))
      const parts = dateParts(shape, moments[0]!, locale, zone)
      for (const { type, value } of intl.formatToParts(new Date(moments[0]!)).filter((part) => part.type !== 'literal'))
        expect(parts(type)).toBe(value)
    }
})

test('a calendar day is the same day in each shape, whatever hour of UTC it was written at before', () => {
  for (const shape of ['day', 'dayAndMonth', 'dayLong', 'dayOfLocale', 'month', 'weekdayNarrow'] as const)
    for (const day of moments.map((at) => at.slice(0, 10)))
      for (const hour of ['00', '12'])
        expect(formatDay(shape, day, 'en')).toBe(
          new Intl.DateTimeFormat('en', { ...asked[shape], timeZone: 'UTC' }).format(new Date(`${day}T${hour}:00:00Z`)),
        )
})

test('without a zone it is that of the device, and UTC when none is said', () => {
  const at = '2026-03-12T23:30:00Z'
  expect(formatDate('momentOfLocale', at, 'en', null)).toBe(
    new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
  )
  expect(formatDate('dayWithWeekdayAndYear', at, 'en')).toBe('Thu, Mar 12, 2026')
  expect(ownZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('a zone or a moment that does not exist is an error', () => {
  expect(() => formatDate('day', '2026-03-12T00:00:00Z', 'en', 'Mars/Olympus')).toThrow(RangeError)
  expect(() => formatDate('day', 'yesterday', 'en')).toThrow(RangeError)
})

test('lists and amounts read as the calls of Intl that they replace', () => {
  for (const locale of locales) {
    for (const words of [[], ['Mia'], ['Mia', 'Leo'], ['Mia', 'Leo', 'Ava']]) {
      expect(formatList(words, locale)).toBe(new Intl.ListFormat(locale).format(words))
      expect(formatList(words, locale)).toBe(new Intl.ListFormat(locale, { type: 'conjunction' }).format(words))
    }
    for (const unit of ['day', 'month', 'year'])
      for (const count of [0, 1, 2, 90])
        expect(formatAmount(count, unit, locale)).toBe(
          new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
        )
  }
})

test('formatters of dates, lists and numbers are made in kernel/dates.ts and web/dates.ts alone', () => {
  const root = new URL('../..', import.meta.url).pathname
  const made = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !/^src\/(kernel|web)\/dates\.ts$/.test(file))
    .flatMap((file) => (readFileSync(`${root}/${file}`, 'utf8').match(/new Intl\.(DateTime|List|Number)Format/g) ?? []).map(() => file))
  // Whether a zone exists is found out by asking for it: nothing is written with that.
  expect(made).toEqual(['src/features/accounts/settings/rules.ts'])
})
