import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { cycle, day, plan, rule, version } from '#test/support/schedules.ts'
import { dayAt } from '../time/calendar.ts'
import { writeTime } from '../time/wall.ts'
import { sentenceOf } from './problem-words.ts'
import { problemsOf } from './problems.ts'
import { overlapsOf } from './overlaps.ts'
import { nightsOf } from './tonight.ts'
import type { Holiday, Plan, Rule } from './types.ts'

const christmas: Rule = rule(
  'christmas',
  'holiday',
  {
    kind: 'holiday',
    date: { type: 'fixed', month: 12, day: 25 },
    from: { offset: 0, at: '10:00' },
    to: { offset: 1, at: '18:00' },
    turn: { odd: 'B', even: 'A' },
  },
  { label: 'Christmas Day' },
)
const winter: Rule = rule(
  'winter',
  'holiday',
  {
    kind: 'holiday',
    date: { type: 'dated', years: { '2027': { from: day('2027-12-18'), to: day('2028-01-02') } } },
    from: { offset: 0, at: '12:00' },
    to: { offset: 0, at: '12:00' },
    turn: { odd: 'A', even: 'B' },
    split: { half: '12:00' },
  },
  { label: 'Winter break' },
)
const base = rule('base', 'base', cycle('A'))
const nights = (of: Plan, from: string, to: string) =>
  nightsOf(of, 'any', { from: day(from), to: day(to) })
    .map(({ holder }) => holder)
    .join('')

test('Christmas within winter break follows the Christmas rule, in whatever order the two are written', () => {
  for (const rules of [
    [base, christmas, winter],
    [base, winter, christmas],
  ])
    // The second half of the break is B's, so A's turn would end at noon of the 25th; Christmas is B's in 2027 anyway.
    expect(nights(plan([version('v', '2026-01-05', ...rules)]), '2027-12-23', '2027-12-27')).toBe('AABBB')
  const odd = { ...christmas, span: { ...(christmas.span as Holiday), turn: { odd: 'A', even: 'B' } as const } }
  for (const rules of [
    [base, odd, winter],
    [base, winter, odd],
  ])
    expect(nights(plan([version('v', '2026-01-05', ...rules)]), '2027-12-23', '2027-12-27')).toBe('AAABB')
  // A version that was approved when the later in the list won is read that way.
  const old = { ...version('v', '2026-01-05', base, odd, winter), reading: 1 as const }
  expect(nights(plan([old]), '2027-12-23', '2027-12-27')).toBe('AABBB')
})

test('both are listed with their dates before anything is sent, with which goes first', () => {
  const found = overlapsOf([base, christmas, winter], day('2027-01-04'))
  const moment = (wall: number) => `${dayAt(Math.floor(wall / 1_440))} ${writeTime(wall)}`
  expect(
    found.map(({ wins, loses }) => [wins.rule.id, moment(wins.from), moment(wins.to), loses.rule.id, moment(loses.from), moment(loses.to)]),
  ).toEqual([['christmas', '2027-12-25 10:00', '2027-12-26 18:00', 'winter', '2027-12-18 12:00', '2028-01-02 12:00']])
  const given = version('v', '2027-01-04', base, winter, christmas)
  const problem = problemsOf(given, 'America/Chicago', ['any']).find(({ key }) => key === 'overlap')!
  expect(english(sentenceOf(problem, given.rules))).toBe(
    'Christmas Day (2027-12-25 at 10:00 to 2027-12-26 at 18:00) and Winter break (2027-12-18 at 12:00 to 2028-01-02 at 12:00) overlap. Christmas Day goes first.',
  )
  // Father's Day and a birthday on June 20: on one day in 2027, and not again for years.
  const one = {
    ...christmas,
    id: 'fathers',
    span: { ...(christmas.span as Holiday), date: { type: 'nth', month: 6, weekday: 6, n: 3 } as const, to: { offset: 0, at: '19:00' } },
  }
  const other = { ...one, id: 'birthday', span: { ...one.span, date: { type: 'fixed', month: 6, day: 20 } as const } }
  expect(overlapsOf([one, other], day('2027-01-04')).map(({ wins }) => moment(wins.from))).toEqual(['2027-06-20 10:00'])
  // Each for another child: nothing overlaps.
  expect(
    overlapsOf(
      [
        { ...christmas, children: ['a'] },
        { ...winter, children: ['b'] },
      ],
      day('2027-01-04'),
    ),
  ).toEqual([])
})

test('the shorter of any two breaks has every night that both claim: 2,000 pairs, counted night by night', () => {
  const span = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 40 }))
  const first = Date.UTC(2027, 0, 1) / 86_400_000
  const breakOf = (id: string, [start, days]: readonly [number, number], holder: 'A' | 'B') =>
    rule(id, 'holiday', {
      kind: 'holiday',
      date: { type: 'dated', years: { '2027': { from: dayAt(first + start), to: dayAt(first + start + days + 1) } } },
      from: { offset: 0, at: '12:00' },
      to: { offset: 0, at: '12:00' },
      turn: { every: holder },
    })
  fc.assert(
    fc.property(span, span, fc.boolean(), (one, other, turned) => {
      const rules = [breakOf('one', one, 'A'), breakOf('other', other, 'B')]
      const given = plan([version('v', '2026-01-05', rule('base', 'base', cycle('T')), ...(turned ? rules.toReversed() : rules))])
      const isIn = ([start, days]: readonly [number, number], night: number) => night >= start && night <= start + days
      const expected = Array.from({ length: 345 }, (_, night) => {
        const [a, b] = [isIn(one, night), isIn(other, night)]
        if (a && b) return one[1] === other[1] ? (turned ? 'A' : 'B') : one[1] < other[1] ? 'A' : 'B'
        return a ? 'A' : b ? 'B' : 'third'
      })
      expect(nights(given, dayAt(first), dayAt(first + 344))).toBe(expected.join(''))
      const isBoth = Array.from({ length: 345 }, (_, night) => night).some((night) => isIn(one, night) && isIn(other, night))
      expect(overlapsOf(rules, day('2027-01-01'))).toHaveLength(isBoth ? 1 : 0)
    }),
    { numRuns: 2_000, seed: 26 },
  )
})
