import { expect, test } from 'vitest'
import { day } from '#test/support/schedules.ts'
import type { Rule, Version } from './types.ts'
import { rulesWithin, timesInForce, touches, within } from './within.ts'

const march = { from: day('2026-03-01'), to: day('2026-03-31') }
const open = { from: null, to: null }

test('a range is cut to the days that are shown, and is nothing outside of them', () => {
  expect(within({ from: day('2026-02-01'), to: day('2026-03-10') }, march)).toEqual({ from: '2026-03-01', to: '2026-03-10' })
  expect(within({ from: day('2026-03-31'), to: day('2026-05-01') }, march)).toEqual({ from: '2026-03-31', to: '2026-03-31' })
  expect(within({ from: day('2026-04-01'), to: day('2026-05-01') }, march)).toBeNull()
  expect(within({ from: day('2020-01-01'), to: day('2030-01-01') }, open)).toEqual({ from: '2020-01-01', to: '2030-01-01' })
})

test('a time touches days where they have one in common; an end that is open reaches all that comes', () => {
  expect(touches({ from: day('2026-01-01'), to: null }, march)).toBe(true)
  expect(touches({ from: day('2026-04-01'), to: null }, march)).toBe(false)
  expect(touches({ from: day('2026-01-01'), to: day('2026-02-28') }, march)).toBe(false)
  expect(touches({ from: day('2026-01-01'), to: day('2026-03-01') }, march)).toBe(true)
  expect(touches({ from: day('2026-03-05'), to: day('2026-03-04') }, march)).toBe(false)
})

test('a version counts until the day before the next one; one that was replaced on its own day never did', () => {
  const version = (id: string, effective: string, at?: string): Version => ({ id, effective: day(effective), at, rules: [] })
  const times = timesInForce([
    version('c', '2026-05-04'),
    version('a', '2026-01-05'),
    version('b', '2026-05-04'),
    version('d', '2026-06-01', '18:00'),
  ])
  expect(times.get('a')).toEqual({ from: '2026-01-05', to: '2026-05-03' })
  const twice = [times.get('b')!, times.get('c')!].filter((time) => touches(time, open))
  expect(twice).toEqual([{ from: '2026-05-04', to: '2026-06-01' }])
  expect(times.get('d')).toEqual({ from: '2026-06-01', to: null })
})

test('of a version’s words the days by the calendar that are not shown are left out; what comes again every year stays', () => {
  const block = (id: string, from: string, to: string): Rule => ({
    id,
    layer: 'vacation',
    children: 'all',
    span: { kind: 'block', from: { day: day(from), at: '10:00' }, to: { day: day(to), at: '10:00' }, holder: 'A' },
  })
  const spring: Rule = {
    id: 'break',
    layer: 'holiday',
    children: 'all',
    span: {
      kind: 'holiday',
      date: {
        type: 'dated',
        years: { 2026: { from: day('2026-03-16'), to: day('2026-03-22') }, 2027: { from: day('2027-03-15'), to: day('2027-03-21') } },
      },
      from: { offset: 0, at: '15:00' },
      to: { offset: 0, at: '18:00' },
      turn: { every: 'A' },
    },
  }
  const rules = [block('in', '2026-03-31', '2026-04-05'), block('out', '2026-04-01', '2026-04-05'), spring]
  expect(rulesWithin(rules, open)).toEqual(rules)
  const cut = rulesWithin(rules, march)
  expect(cut.map(({ id }) => id)).toEqual(['in', 'break'])
  expect(cut[1]!.span).toMatchObject({ date: { years: { 2026: { from: '2026-03-16' } } } })
  expect(JSON.stringify(cut)).not.toContain('2027')
})
