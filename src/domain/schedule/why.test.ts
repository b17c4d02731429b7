import { describe, expect, test } from 'vitest'
import { agreed, cycle, instant, plan, rule, version } from '#test/support/schedules.ts'
import { texasWeekends } from './patterns.ts'
import { why } from './why.ts'

const clause = { paragraph: '4.2', text: 'The children are with Parent B on Christmas Day of even years.' }
const christmas = rule(
  'christmas',
  'holiday',
  {
    kind: 'holiday',
    date: { type: 'fixed', month: 12, day: 25 },
    from: { offset: -1, at: '18:00' },
    to: { offset: 7, at: '18:00' },
    turn: { odd: 'A', even: 'B' },
    split: { middle: { offset: 3, at: '12:00' } },
  },
  { clause },
)
const summer = rule(
  'summer',
  'season',
  { ...cycle('AAB'), anchor: 'window' },
  { within: { each: { from: { month: 6, day: 1 }, to: { month: 8, day: 31 } } }, label: 'Summer' },
)
const given = plan(
  [version('order', '2025-01-01', rule('base', 'base', cycle('AABBAAAAABBBBB')), summer, christmas)],
  [agreed('swap', '2026-12-25 09:00', '2026-12-25 21:00', 'A', 1, { trade: 'trade 7' })],
)

describe('why is this day mine', () => {
  test('by an agreed change, over a holiday with its clause, over the base: the whole chain', () => {
    expect(why(given, 'ella', instant('2026-12-25 12:00'))).toEqual([
      { layer: 'change', rule: 'swap', version: null, trade: 'trade 7', holder: 'A', label: null, clause: null, because: { key: 'block' } },
      {
        layer: 'holiday',
        rule: 'christmas',
        version: 'order',
        trade: null,
        holder: 'B',
        label: null,
        clause,
        because: { key: 'holiday', year: 2026, turn: 'even', part: 'first' },
      },
      {
        layer: 'base',
        rule: 'base',
        version: 'order',
        trade: null,
        holder: 'B',
        label: null,
        clause: null,
        because: { key: 'cycle', night: 4, of: 14 },
      },
    ])
  })

  test('in the second part of a holiday the other parent has the child', () => {
    expect(why(given, 'ella', instant('2026-12-29 12:00'))[0]).toMatchObject({ holder: 'A', because: { part: 'second', turn: 'even' } })
  })

  test('a night of a cycle is counted from its anchor, and until the hand-over it is the night before', () => {
    const night = (at: string) => why(given, 'ella', instant(at))[0]!.because
    expect(night('2026-01-05 18:00')).toEqual({ key: 'cycle', night: 1, of: 14 })
    expect(night('2026-01-05 17:59')).toEqual({ key: 'cycle', night: 14, of: 14 })
    expect(night('2026-01-10 12:00')).toEqual({ key: 'cycle', night: 5, of: 14 })
  })

  test('a night of a season is counted from its first day', () => {
    expect(why(given, 'ella', instant('2026-06-03 20:00')).map(({ layer, holder, because }) => [layer, holder, because])).toEqual([
      ['season', 'B', { key: 'cycle', night: 3, of: 3 }],
      ['base', 'B', { key: 'cycle', night: 10, of: 14 }],
    ])
  })

  test('a weekend by its number in the month, and other time because it is not one', () => {
    const texas = plan([version('order', '2025-01-01', rule('weekends', 'base', texasWeekends))])
    expect(why(texas, 'ella', instant('2026-01-31 12:00'))[0]).toMatchObject({
      holder: 'B',
      because: { key: 'month_week', n: 5, month: 1 },
    })
    expect(why(texas, 'ella', instant('2026-01-28 12:00'))[0]).toMatchObject({ holder: 'A', because: { key: 'otherwise' } })
  })

  test('nobody has the child: there is no reason', () => {
    expect(why(given, 'ella', instant('2024-06-01 12:00'))).toEqual([])
  })
})
