import { expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import type { Day } from '#kernel/day.ts'
import {
  dayDate,
  type FactDate,
  factDateWords,
  isFactDate,
  monthDate,
  rangeDate,
  seasonDate,
  seasons,
  writeFactDate,
  yearDate,
} from './dates.ts'
import { readPlaceInRecording, writePlaceInRecording } from './clock.ts'
import { dateInQuote, readFactDate } from './read-date.ts'
import { type CountedFact, gapsOf, strengthOf } from './strength.ts'

const today = '2026-03-12' as Day
const reads = (typed: string) => {
  const date = readFactDate(typed, today)
  return date && factDateWords(date, 'en-US', english)
}

test.each([
  ['2025-03-03', 'Mon, Mar 3, 2025'],
  ['3/3/2025', 'Mon, Mar 3, 2025'],
  ['March 3, 2025 at 5 pm', 'Mon, Mar 3, 2025, 5:00 PM'],
  ['on Monday, March 3rd, 2025 at 17:05', 'Mon, Mar 3, 2025, 5:05 PM'],
  ['About March 3, 2025', 'About Mon, Mar 3, 2025'],
  ['in March 2025', 'March 2025'],
  ['2025-03', 'March 2025'],
  ['3/2025', 'March 2025'],
  ['around Mar. 2025', 'About March 2025'],
  ['spring 2025', 'Spring 2025'],
  ['~ autumn of 2025', 'About fall 2025'],
  ['winter 2024', 'Winter 2024–25'],
  ['winter 2024-25', 'Winter 2024–25'],
  ['2025', '2025'],
  ['March 3–7, 2025', 'Mar 3 – 7, 2025'],
  ['from March 3 to April 7, 2025', 'Mar 3 – Apr 7, 2025'],
  ['2025-03-03 to 2025-03-07', 'Mar 3 – 7, 2025'],
  ['2025-03-03 – 2025-03-07', 'Mar 3 – 7, 2025'],
  ['March to May 2025', 'Mar 1 – May 31, 2025'],
  ['2023-2024', 'Jan 1, 2023 – Dec 31, 2024'],
  ['about 2023 to 2024', 'About Jan 1, 2023 – Dec 31, 2024'],
])('“%s” reads as %s', (typed, words) => expect(reads(typed)?.replaceAll(/[\u2009\u202F]/g, ' ')).toBe(words))

test.each([
  '',
  'March 3',
  'last summer',
  'Tuesday, March 3, 2025',
  '2025-02-30',
  'March 3, 2025 and the day after March 5, 2025',
  'February 31, 2025',
  '1899',
  '2025-13',
  'winter 2024-26',
  'May 5, 2025 to May 1, 2025',
  'the judge said so',
  'March 3, 2025, 5 pm to 6 pm',
])('“%s” is no date', (typed) => expect(readFactDate(typed, today)).toBeNull())

const ofAllKinds = (year: number): FactDate[] => [
  dayDate(`${year}-02-28` as Day),
  dayDate(`${year}-12-31` as Day, '00:00'),
  dayDate(`${year}-06-15` as Day, '23:59'),
  ...Array.from({ length: 12 }, (_, month) => monthDate(year, month + 1)!),
  ...seasons.map((season) => seasonDate(season, year)!),
  yearDate(year)!,
  rangeDate(`${year}-01-31` as Day, `${year + 1}-02-01` as Day)!,
]

test('a date that is written out is read back as the same, and its parts fit', () => {
  for (const year of [1950, 1999, 2024, 2025, 2090])
    for (const date of ofAllKinds(year).flatMap((each) => [each, { ...each, isAbout: true }])) {
      expect(readFactDate(writeFactDate(date), today)).toEqual(date)
      expect(isFactDate(date)).toBe(true)
    }
})

test('parts that do not fit are no date', () => {
  const march = monthDate(2025, 3)!
  const wrong: FactDate[] = [
    { ...march, last: '2025-03-30' as Day },
    { ...march, time: '17:00' },
    { ...dayDate('2025-03-03' as Day), time: '24:00' },
    { ...dayDate('2025-03-03' as Day), last: '2025-03-04' as Day },
    { ...dayDate('2025-02-30' as Day) },
    { ...march, precision: 'range', last: march.first },
    { ...march, precision: 'season' },
    { ...march, precision: 'year' },
  ]
  for (const date of wrong) expect([date, isFactDate(date)]).toEqual([date, false])
  expect([monthDate(2025, 13), yearDate(1800), seasonDate('winter', 2100), rangeDate(today, today)]).toEqual([null, null, null, null])
})

test.each([
  ['The exchange on March 3, 2025 was at 5:25 PM, not at 5.', '2025-03-03 17:25'],
  ['Order entered on January 5, 2024. Next hearing: 9:00 AM.', '2024-01-05'],
  ['She was absent from school March 3–7, 2025.', '2025-03-03 to 2025-03-07'],
  ['We moved in about March 2025 and stayed.', 'about 2025-03'],
  ['In the summer of 2024 he drove them.', 'summer 2024'],
  ['We met on March 3, as agreed.', null],
  ['See you tomorrow at 5.', null],
])('the date of “%s”', (quote, written) => {
  const date = dateInQuote(quote, today)
  expect(date && writeFactDate(date)).toBe(written)
})

test.each([
  ['65', 65, '1:05'],
  ['1:05', 65, '1:05'],
  ['1:02:03', 3723, '1:02:03'],
  ['0:00', 0, '0:00'],
])('“%s” is a place in a recording', (typed, seconds, written) => {
  expect([readPlaceInRecording(typed), writePlaceInRecording(seconds)]).toEqual([seconds, written])
})
test.each(['', '1:65', '1:60:00', 'soon', '1:2:3:4'])('“%s” is none', (typed) => expect(readPlaceInRecording(typed)).toBeNull())

const item = { kind: 'item', isRemoved: false, isUnproved: false } as const
const fact = (citations: CountedFact['citations'], isAgainst = false): CountedFact => ({ id: 'x', isAgainst, issues: [], citations })

test('strength is counts: what supports, what does not, what hurts', () => {
  const gone = { ...item, isRemoved: true }
  const facts = [
    fact([item, { ...item, kind: 'message' }]),
    fact([{ ...item, isUnproved: true }, gone]),
    fact([gone]),
    fact([]),
    fact([item], true),
    fact([], true),
  ]
  expect(strengthOf(facts)).toEqual({
    facts: 6,
    supported: 2,
    unsupported: 2,
    against: 2,
    citations: { item: 3, message: 1, place: 0 },
    gaps: { no_fact: 0, no_citation: 2, removed: 2, unproved: 1 },
  })
  expect(facts.map(gapsOf)).toEqual([[], ['removed', 'unproved'], ['no_citation', 'removed'], ['no_citation'], [], []])
})

test('an issue that only has facts that hurt has no fact of its own', () => {
  expect(strengthOf([fact([item], true)]).gaps).toEqual({ no_fact: 1, no_citation: 0, removed: 0, unproved: 0 })
  expect(strengthOf([]).gaps['no_fact']).toBe(1)
  expect(strengthOf([], false).gaps['no_fact']).toBe(0)
})
