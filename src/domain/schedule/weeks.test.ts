import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cycle as nightly, plan, rule, version } from '#test/support/schedules.ts'
import { dayAt, numberOf } from '../time/calendar.ts'
import { patterns } from './patterns.ts'
import { nightsOf } from './tonight.ts'
import type { Cycle, Rule } from './types.ts'
import {
  firstRule,
  firstWeekend,
  freshId,
  movedTo,
  nightChanged,
  weekendFrom,
  weeksLong,
  weeksOf,
  withWeekend,
  writtenFrom,
} from './weeks.ts'

test('a night goes from A to B to someone else and back', () => {
  const cycle = firstRule('2027-01-04').span as Cycle
  const once = nightChanged(cycle, 0)
  expect([once, nightChanged(once, 0), nightChanged(nightChanged(once, 0), 0)].map(({ nights }) => nights[0])).toEqual(['B', 'T', 'A'])
  expect(weeksLong(cycle, 3).nights).toBe('AABBAAAAABBBBBAABBAAA')
})

test('the usual weeks are the first that are for all children, and a new rule has a name of its own', () => {
  const weeks = firstRule('2027-01-04')
  const other: Rule = { ...weeks, id: 'child-1', children: ['11111111-1111-4111-8111-111111111111'] }
  expect(weeksOf([other, weeks])).toBe(weeks)
  expect(freshId('child', [weeks, other])).toBe('child-2')
})

const nights = (of: Cycle, from: string, days: number) =>
  nightsOf(plan([version('v', '2020-01-01', rule('base', 'base', of))]), 'any', {
    from: from as never,
    to: dayAt(numberOf(from as never) + days - 1),
  })
    .map(({ holder }) => (holder === 'third' ? 'T' : holder))
    .join('')

test('“Whose weekend is Dec 11?” begins the weeks so that it is theirs, and is answered with who has it', () => {
  // Week 1 of "every other weekend" was written from Nov 30: Dec 11 would be A's.
  const weekends = { ...nightly('AAAABBAAAAAAAA'), anchor: '2026-11-30' as never }
  expect(firstWeekend(weekends, '2026-12-11')).toEqual({ day: '2026-12-11', holder: 'A', choices: ['A', 'B'] })
  const hers = withWeekend(weekends, '2026-12-11', 'B')
  expect(firstWeekend(hers, '2026-12-11')?.holder).toBe('B')
  expect(nights(hers, '2026-12-11', 14)).toBe('BBAAAAAAAAAAAA')
  expect([weekendFrom('2026-12-07'), weekendFrom('2026-12-12'), weekendFrom('2026-12-13')]).toEqual([
    '2026-12-11',
    '2026-12-12',
    '2026-12-18',
  ])
  // Nothing to ask: every weekend is one parent's, or the pattern moves through the week.
  expect(firstWeekend({ ...weekends, nights: 'AAAABBA' }, '2026-12-11')).toBeNull()
  expect(firstWeekend({ ...weekends, nights: 'ABB' }, '2026-12-11')).toBeNull()
})

test('whatever the pattern and the day, the answer is who has the first weekend, and the written weeks are the same nights: 2,000 times', () => {
  const day = fc.integer({ min: 20_500, max: 22_000 }).map(dayAt)
  fc.assert(
    fc.property(fc.constantFrom(...patterns), day, day, fc.nat(2), ({ nights: of }, anchor, effective, pick) => {
      const given: Cycle = { ...nightly(of), anchor }
      expect(nights(writtenFrom(given, effective), effective, 28)).toBe(nights(given, effective, 28))
      const first = firstWeekend(given, effective)
      if (!first) return
      const date = new Date(`${effective}T12:00:00Z`)
      while (date.getUTCDay() !== 5 && date.getUTCDay() !== 6) date.setUTCDate(date.getUTCDate() + 1)
      expect(first.day).toBe(date.toISOString().slice(0, 10))
      const asked = first.choices[pick % first.choices.length]!
      const answered = withWeekend(given, effective, asked)
      expect(nights(answered, first.day, 1)).toBe(asked)
      // Answered with who has it anyway, nothing changes.
      expect(nights(withWeekend(given, effective, first.holder), effective, 28)).toBe(nights(given, effective, 28))
    }),
    { numRuns: 2_000, seed: 26 },
  )
})

test('another first day takes the weeks that were written from the old one along, and leaves older ones alone', () => {
  const written = firstRule('2026-12-02')
  expect(movedTo([written], '2026-12-02', '2026-12-11')).toMatchObject([{ span: { anchor: '2026-12-07' } }])
  const older = { ...written, span: { ...(written.span as Cycle), anchor: '2026-01-05' as never } }
  expect(movedTo([older], '2026-12-02', '2026-12-11')).toEqual([older])
})
