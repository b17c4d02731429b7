import { describe, expect, test } from 'vitest'
import { freshnessOf, nextAt } from './cadence.ts'
import { limitsOf } from './chart.ts'
import { holdsOf, touched } from './gate.ts'
import { before, isUnderWay, states } from './states.ts'

const hour = 3_600_000
const usual = { before: 100, added: 4, changed: 10, removed: 6 }
const run = { change: usual, rows: 98, limits: null, isByHand: false, isFirst: false }

describe('what a run waits for', () => {
  test('nothing, for changes of up to a fifth of the directory', () => {
    expect(touched(usual)).toBe(0.2)
    expect(holdsOf(run)).toEqual([])
  })

  test('an approval for changes of more than a fifth, whether rows are added, changed or removed', () => {
    for (const part of ['added', 'changed', 'removed'] as const)
      expect(holdsOf({ ...run, change: { ...usual, [part]: usual[part] + 1 } })).toEqual(['change'])
  })

  test('the first run, a run by hand and a run with unusual rows need approval, each for its own reason', () => {
    expect(holdsOf({ ...run, change: { before: 0, added: 98, changed: 0, removed: 0 } })).toEqual(['first'])
    expect(holdsOf({ ...run, isFirst: true })).toEqual(['first'])
    const limits = limitsOf(Array.from({ length: 10 }, () => 98))
    expect(holdsOf({ ...run, limits })).toEqual([])
    expect(holdsOf({ ...run, isByHand: true, rows: 40, limits })).toEqual(['asked', 'rows'])
  })
})

describe('when a source is asked again', () => {
  test('at its pace, and after failures sooner, each time later, never later than its pace', () => {
    expect([0, 1, 2, 3, 4, 9].map((failures) => nextAt(0, 24, failures) / hour)).toEqual([24, 1, 2, 4, 8, 24])
  })

  test('a source is fresh for one interval, due for another, and then late', () => {
    expect([0, 24, 25, 48, 49].map((hours) => freshnessOf(0, 24, hours * hour))).toEqual(['fresh', 'fresh', 'due', 'due', 'late'])
    expect(freshnessOf(null, 24, 0)).toBe('never')
  })
})

test('a run ends once: from an end there is no way, and only an admin’s yes leads from held to applied', () => {
  expect(states.filter((state) => isUnderWay(state))).toEqual(['queued', 'running', 'approved'])
  expect(before('applied')).toEqual(['running', 'approved'])
  expect(before('approved')).toEqual(['held'])
  expect(before('refused')).toEqual(['held'])
  expect(before('cancelled')).toEqual(['queued', 'running'])
  expect(before('queued')).toEqual([])
  for (const end of ['applied', 'unchanged', 'failed', 'cancelled', 'refused', 'superseded'] as const)
    expect(states.some((state) => before(state).includes(end))).toBe(false)
})
