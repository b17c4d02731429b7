import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { day, plan, rule, version } from '#test/support/schedules.ts'
import { lacksShared, sharedFile } from '#test/support/shared.ts'
import { dayAt, numberOf } from '../time/calendar.ts'
import { exchangesOf } from './exchanges.ts'
import { cycleFrom, factsOf, mirrored, patterns, texasWeekends } from './patterns.ts'
import { totalsOf } from './totals.ts'

interface Published {
  patterns: {
    id: string
    cycleNights: number
    nights: string
    nightsA: number
    nightsB: number
    pctA: number
    pctB: number
    exchangesPerCycle: number
    maxConsecutiveA: number
    maxConsecutiveB: number
    calendar2026: { anchor: string; nightsA: number; nightsB: number }
  }[]
  monthRelative: {
    fridays2026: string[]
    weekends2026: number
    overnights2026_weekendsOnly: number
    overnights2026_ifThuToMon_4nights: number
  }[]
}
const list = 'legal/custody-patterns.json'
const published = lacksShared([list]) ? null : (JSON.parse(readFileSync(sharedFile(list), 'utf8')) as Published)
const year = { from: day('2026-01-01'), to: day('2026-12-31') }
const onlyBase = (span: Parameters<typeof rule>[2]) => plan([version('v', '2025-01-01', rule('base', 'base', span))])

describe('the named patterns', () => {
  test('are 21 with names of their own, each of whole weeks', () => {
    expect(patterns).toHaveLength(21)
    expect(new Set(patterns.map(({ id }) => id)).size).toBe(21)
    expect(new Set(patterns.map(({ name }) => english(name))).size).toBe(21)
    for (const { nights } of patterns) expect(nights).toMatch(/^(?:[AB]{7})+$/)
  })

  test('over twelve cycles have the nights, exchanges and longest runs of their strings', () => {
    for (const { id, nights } of patterns) {
      const facts = factsOf(nights)
      const range = { from: day('2026-01-05'), to: dayAt(numberOf(day('2026-01-05')) + 12 * facts.length - 1) }
      const totals = totalsOf(onlyBase(cycleFrom(nights, range.from, { at: '18:00' })), 'child', range)
      expect(totals.nights, `${id}`).toEqual({ A: 12 * facts.nights.A, B: 12 * facts.nights.B, third: 0, gap: 0 })
      expect(totals.exchanges, `${id}`).toBe(12 * facts.exchanges)
      // If nothing ever changes, the run is as long as the range.
      const longest = facts.exchanges > 0 ? facts.longest : { A: 12 * facts.length, B: 0, third: 0 }
      expect([totals.longest, totals.away], `${id}`).toEqual([longest, { A: longest.B, B: longest.A }])
    }
  })

  test('with the parents swapped give each parent what the other had', () => {
    for (const { nights } of patterns) {
      const [one, other] = [factsOf(nights), factsOf(mirrored(nights))]
      expect([other.nights.A, other.nights.B, other.longest.A, other.longest.B]).toEqual([
        one.nights.B,
        one.nights.A,
        one.longest.B,
        one.longest.A,
      ])
    }
  })

  test.skipIf(!published)(
    'are those of the published list (where it is at hand): nights, shares, exchanges, longest absence, and the year 2026',
    () => {
      expect(patterns.map(({ id, nights }) => [id, nights])).toEqual(published!.patterns.map(({ id, nights }) => [id, nights]))
      for (const theirs of published!.patterns) {
        const facts = factsOf(theirs.nights)
        expect([facts.length, facts.nights.A, facts.nights.B]).toEqual([theirs.cycleNights, theirs.nightsA, theirs.nightsB])
        expect([facts.exchanges, facts.longest.A, facts.longest.B], `${theirs.id}`).toEqual([
          theirs.exchangesPerCycle,
          theirs.maxConsecutiveA,
          theirs.maxConsecutiveB,
        ])
        const schedule = onlyBase(cycleFrom(theirs.nights, day(theirs.calendar2026.anchor), { at: '18:00' }))
        const totals = totalsOf(schedule, 'child', year)
        expect([totals.nights.A, totals.nights.B], `${theirs.id}`).toEqual([theirs.calendar2026.nightsA, theirs.calendar2026.nightsB])
        const cycles = totalsOf(schedule, 'child', {
          from: day('2026-01-05'),
          to: dayAt(numberOf(day('2026-01-05')) + theirs.cycleNights - 1),
        })
        expect(cycles.nightShares.ofParents!.A).toBeCloseTo(theirs.pctA, 3)
        expect(cycles.nightShares.ofParents!.B).toBeCloseTo(theirs.pctB, 3)
      }
    },
  )
})

describe('the weekends of the Texas order', () => {
  const fridays = () =>
    exchangesOf(onlyBase(texasWeekends), ['child'], year)
      .filter(({ to }) => to === 'B')
      .map(({ wall }) => dayAt(Math.floor(wall / 1_440)))

  test('are the 1st, 3rd and 5th Fridays of 2026, each until Sunday at six: 28 weekends, 56 nights', () => {
    const found = fridays()
    expect(found).toHaveLength(28)
    expect(found.slice(0, 6)).toEqual(['2026-01-02', '2026-01-16', '2026-01-30', '2026-02-06', '2026-02-20', '2026-03-06'])
    const totals = totalsOf(onlyBase(texasWeekends), 'child', year)
    expect(totals.nights).toEqual({ A: 309, B: 56, third: 0, gap: 0 })
    expect(totals.minutes.B).toBe(28 * 48 * 60)
  })

  test('extended to Thursday and Monday are four nights each', () => {
    const extended = { ...texasWeekends, start: { weekday: 3 as const, at: '18:00' }, end: { weekday: 0 as const, at: '08:00' } }
    // The weekend of 1 January 2027 begins on 31 December 2026 and belongs to January.
    expect(totalsOf(onlyBase(extended), 'child', { from: day('2026-01-01'), to: day('2026-12-30') }).nights.B).toBe(112)
    expect(totalsOf(onlyBase(extended), 'child', year).nights.B).toBe(113)
  })

  test.skipIf(!published)('are those of the published list (where it is at hand)', () => {
    const [texas] = published!.monthRelative
    expect(fridays()).toEqual(texas!.fridays2026)
    expect(totalsOf(onlyBase(texasWeekends), 'child', year).nights.B).toBe(texas!.overnights2026_weekendsOnly)
  })

  test('numbered instead by the first week with a Monday, a weekend before the first Monday is not the first', () => {
    const byMonday = { ...texasWeekends, numberedBy: 0 as const, which: [1] }
    const totals = exchangesOf(onlyBase(byMonday), ['child'], { from: day('2026-08-01'), to: day('2026-08-31') })
    // Saturday, August 1, 2026 is in the week of Monday, July 27; the first Monday is the 3rd.
    expect(totals.filter(({ to }) => to === 'B').map(({ wall }) => dayAt(Math.floor(wall / 1_440)))).toEqual(['2026-08-07'])
  })

  test('a numbered week that ends at the hour at which it began is seven days', () => {
    const week = { ...texasWeekends, which: [2], end: { weekday: 4 as const, at: '18:00' } }
    const totals = totalsOf(onlyBase(week), 'child', { from: day('2026-05-01'), to: day('2026-05-31') })
    expect([totals.nights.B, totals.minutes.B]).toEqual([7, 7 * 1_440])
  })

  test('the last weekend of a month is counted from its end', () => {
    const last = { ...texasWeekends, which: [-1] }
    const found = exchangesOf(onlyBase(last), ['child'], { from: day('2026-01-01'), to: day('2026-03-31') })
    expect(found.filter(({ to }) => to === 'B').map(({ wall }) => dayAt(Math.floor(wall / 1_440)))).toEqual([
      '2026-01-30',
      '2026-02-27',
      '2026-03-27',
    ])
  })
})
