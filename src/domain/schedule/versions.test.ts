import { describe, expect, test } from 'vitest'
import { agreed, cycle, day, instant, plan, rule, version } from '#test/support/schedules.ts'
import { toConfirm } from './confirm.ts'
import { diff } from './diff.ts'

const old = version('old', '2025-01-01', rule('weeks', 'base', cycle('AAAAAAABBBBBBB')))
const next = version('next', '2026-03-02', rule('2-2-5-5', 'base', cycle('AABBAAAAABBBBB')))
const changes = [
  agreed('past', '2026-02-01 09:00', '2026-02-02 09:00', 'B', 1),
  agreed('later', '2026-05-01 09:00', '2026-05-03 09:00', 'A', 2),
  agreed('over', '2026-03-01 09:00', '2026-03-04 09:00', 'B', 3),
  agreed('ends', '2026-03-01 09:00', '2026-03-02 00:00', 'B', 4),
]
const given = plan([old], changes)

describe('what a new version would change', () => {
  test('is the nights and minutes that change hands, none before its effective day', () => {
    const range = { from: day('2026-02-16'), to: day('2026-03-29') }
    const bare = plan([old])
    const { nights, stretches, balance } = diff(bare, plan([old, next]), 'ella', range)
    // Two fortnights of 14 nights from 2 March: weeks AAAAAAABBBBBBB against AABBAAAAABBBBB.
    expect(nights.map(({ day: on, before, after }) => `${on} ${before}${after}`)).toEqual([
      '2026-03-04 AB',
      '2026-03-05 AB',
      '2026-03-09 BA',
      '2026-03-10 BA',
      '2026-03-18 AB',
      '2026-03-19 AB',
      '2026-03-23 BA',
      '2026-03-24 BA',
    ])
    expect(stretches[0]).toEqual({ from: instant('2026-03-04 18:00'), to: instant('2026-03-06 18:00'), before: 'A', after: 'B' })
    expect(balance).toEqual({ nights: { A: 0, B: 0, third: 0, gap: 0 }, minutes: { A: 0, B: 0, third: 0, gap: 0 } })
  })

  test('is nothing between a plan and itself, and turned round it is the opposite', () => {
    const range = { from: day('2026-01-01'), to: day('2026-12-31') }
    expect(diff(given, given, 'ella', range)).toMatchObject({ nights: [], stretches: [] })
    const other = plan([old, next], changes)
    const [there, back] = [diff(given, other, 'ella', range), diff(other, given, 'ella', range)]
    expect(back.nights).toEqual(there.nights.map(({ day: on, before, after }) => ({ day: on, before: after, after: before })))
    expect(back.balance.minutes.A).toBe(-there.balance.minutes.A)
  })

  test('of a single hour no night changes, and of an hour over midnight one does', () => {
    const change = (from: string, to: string) =>
      diff(plan([old]), plan([old], [agreed('x', from, to, 'B')]), 'ella', { from: day('2026-01-06'), to: day('2026-01-08') })
    expect(change('2026-01-07 12:00', '2026-01-07 13:00')).toMatchObject({ nights: [], balance: { minutes: { A: -60, B: 60 } } })
    expect(change('2026-01-07 23:30', '2026-01-08 00:30').nights).toEqual([{ day: '2026-01-07', before: 'A', after: 'B' }])
    expect(change('2026-01-07 23:00', '2026-01-08 00:00').nights).toEqual([])
    // The night of the last day is decided at its midnight, which the range holds.
    expect(change('2026-01-09 00:00', '2026-01-09 06:00').nights).toEqual([{ day: '2026-01-08', before: 'A', after: 'B' }])
  })
})

describe('what was agreed for days of a new version', () => {
  test('is listed for confirmation in order of time, also what is under way on that day', () => {
    expect(toConfirm(given, next).map(({ agreed: { id }, underway }) => [id, underway])).toEqual([
      ['over', true],
      ['later', false],
    ])
    const [first] = toConfirm(given, next)
    expect([first!.from, first!.to]).toEqual([instant('2026-03-01 09:00'), instant('2026-03-04 09:00')])
  })

  test('is not asked about again where it was agreed after the version', () => {
    expect(toConfirm(given, next, 3).map(({ agreed: { id } }) => id)).toEqual(['later'])
  })

  test('is listed by its next time where it repeats', () => {
    const visits = agreed('visits', '2026-01-01', '2026-01-02', 'B', 1, {
      span: { kind: 'visits', weekdays: [2], from: '16:00', to: '18:00', holder: 'B' },
    })
    expect(toConfirm(plan([old], [visits]), next).map(({ from }) => from)).toEqual([instant('2026-03-04 16:00')])
  })
})
