import { describe, expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { daysOf } from './days.ts'
import { linesOfText } from './page.testing.ts'

const latest = '2026-11-29' as Day
const offered = (text: string) => daysOf(linesOfText(text), latest).map(({ value }) => value)

describe('a date with one reading', () => {
  test.each([
    ['03/25/2026', '2026-03-25'],
    ['25/03/2026', '2026-03-25'],
    ['2026-03-04', '2026-03-04'],
    ['20260304 2026/03/04', '2026-03-04'],
    ['Mar 4, 2026', '2026-03-04'],
    ['March 4th, 2026', '2026-03-04'],
    ['04MAR26', '2026-03-04'],
    ['4 MAR 2026', '2026-03-04'],
    ['30Mar201818:17', '2018-03-30'],
    ['Date :25-03-185:23:26PM', '2018-03-25'],
    ['25/03/20185:41:06', '2018-03-25'],
    ['Orderplaced:0ctober25,2025', '2025-10-25'],
    ['O3/25/2026', '2026-03-25'],
  ])('%s is %s', (text, day) => {
    expect(offered(text)).toEqual([day])
  })
})

describe('a date with two readings', () => {
  test('is read by the country of the receipt', () => {
    expect(offered('DAYTON OH 45402\n03/04/2026\nTOTAL $5.00')[0]).toBe('2026-03-04')
    expect(offered('KEDAI SDN BHD\n03/04/2026\nTOTAL RM 5.00')[0]).toBe('2026-04-03')
  })
  test('is read by another date on the receipt', () => {
    expect(offered('25/03/2026\n03/04/2026')).toContain('2026-04-03')
    expect(offered('valid until 25/03/2026\nDate 03/04/2026')[0]).toBe('2026-04-03')
  })
  test('without either offers both, and neither as likely', () => {
    const days = daysOf(linesOfText('03/04/2026'), latest)
    expect(days.map(({ value }) => value).toSorted()).toEqual(['2026-03-04', '2026-04-03'])
    expect(days.every(({ score, reason }) => score < 0.5 && reason === 'either order')).toBe(true)
  })
})

test('the day of the sale comes before others, and one that has not come yet after all', () => {
  expect(offered('Return by 06/20/2026\nDate 03/20/2026 10:15 AM')).toEqual(['2026-03-20', '2026-06-20'])
  expect(offered('12/25/2026\n03/25/2026')).toEqual(['2026-03-25', '2026-12-25'])
})

test.each(['02/30/2026', '13/13/2026', '1.2.3', '555-0123', '12/2026', ''])('%s is no day', (text) => {
  expect(offered(text)).toEqual([])
})
