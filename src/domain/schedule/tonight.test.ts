import { describe, expect, test } from 'vitest'
import { agreed, cycle, day, instant, plan, rule, version } from '#test/support/schedules.ts'
import { dayHere, nextExchange, nightsOf } from './tonight.ts'
import { totalsOf } from './totals.ts'

const weeks = plan([version('v', '2025-01-01', rule('base', 'base', cycle('AAAAAAABBBBBBB')))])

test('the nights of a range, each with its holder and rule, are as many as the totals count', () => {
  const given = { ...weeks, agreed: [agreed('sleepover', '2026-01-09 18:00', '2026-01-10 10:00', 'third')] }
  const range = { from: day('2026-01-08'), to: day('2026-01-13') }
  const nights = nightsOf(given, 'ella', range)
  expect(nights.map(({ day: on, holder, rule: by }) => `${on} ${holder} ${by}`)).toEqual([
    '2026-01-08 A base',
    '2026-01-09 third sleepover',
    '2026-01-10 A base',
    '2026-01-11 A base',
    '2026-01-12 B base',
    '2026-01-13 B base',
  ])
  const totals = totalsOf(given, 'ella', range)
  for (const holder of ['A', 'B', 'third', 'gap'] as const)
    expect(nights.filter((night) => night.holder === holder)).toHaveLength(totals.nights[holder])
})

test('the day is that of the plan’s clock, wherever it is asked', () => {
  expect(dayHere(weeks, Date.parse('2026-01-06T05:59Z'))).toBe('2026-01-05')
  expect(dayHere(weeks, Date.parse('2026-01-06T06:00Z'))).toBe('2026-01-06')
  expect(dayHere({ ...weeks, zone: 'Europe/Berlin' }, Date.parse('2026-01-05T23:00Z'))).toBe('2026-01-06')
})

describe('the next exchange', () => {
  const next = (at: string, given = weeks) => nextExchange(given, ['ella', 'max'], instant(at))

  test('is the first after the moment, and one that is at this very minute is past', () => {
    expect(next('2026-01-06 12:00')).toMatchObject({ at: instant('2026-01-12 18:00'), from: 'A', to: 'B', children: ['ella', 'max'] })
    expect(next('2026-01-12 17:59')!.at).toBe(instant('2026-01-12 18:00'))
    expect(next('2026-01-12 18:00')!.at).toBe(instant('2026-01-19 18:00'))
  })

  test('is found months ahead, and there is none where nothing ever changes', () => {
    const alone = plan([version('v', '2025-01-01', rule('base', 'base', cycle('A')))])
    expect(next('2026-01-06 12:00', { ...alone, agreed: [agreed('trip', '2026-09-01 09:00', '2026-09-08 09:00', 'B')] })!.at).toBe(
      instant('2026-09-01 09:00'),
    )
    expect(next('2026-01-06 12:00', { ...alone, agreed: [agreed('x', '2026-01-22 00:00', '2026-01-23 00:00', 'B')] })!.at).toBe(
      instant('2026-01-22 00:00'),
    )
    expect(next('2026-01-06 12:00', alone)).toBeNull()
  })
})
