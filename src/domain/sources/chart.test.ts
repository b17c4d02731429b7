import { describe, expect, test } from 'vitest'
import { fewest, isOutside, limitsOf, most } from './chart.ts'

// The worked example of the NIST/SEMATECH e-Handbook, 6.3.2.2: mean 50.81, mean moving range 1.8778, limits 45.8159 and 55.8041.
const batches = [49.6, 47.6, 49.9, 51.3, 47.8, 51.2, 52.6, 52.4, 53.6, 52.1]

describe('the control chart of rows', () => {
  test('has its limits at three deviations, which come from the moving range', () => {
    const limits = limitsOf(batches)!
    expect(limits.n).toBe(10)
    expect(limits.mean).toBeCloseTo(50.81, 6)
    expect(limits.upper).toBeCloseTo(55.8041, 3)
    expect(limits.lower).toBeCloseTo(45.8159, 3)
  })

  test('says nothing before it has seen enough runs', () => {
    const few = Array.from({ length: fewest - 1 }, () => 40)
    expect(limitsOf(few)).toBeNull()
    expect(isOutside(0, limitsOf(few))).toBe(false)
    expect(limitsOf([...few, 40])).not.toBeNull()
  })

  test('takes one more person in a list that never changed for no accident, and a lost page for one', () => {
    const limits = limitsOf(Array.from({ length: 12 }, () => 40))
    expect([40, 41, 42, 38].map((count) => isOutside(count, limits))).toEqual([false, false, false, false])
    expect([43, 37, 20, 0].map((count) => isOutside(count, limits))).toEqual([true, true, true, true])
  })

  test('is of the last runs alone, and never expects fewer than no rows', () => {
    const grown = [...Array.from({ length: 40 }, () => 10), ...Array.from({ length: most }, () => 900)]
    expect(limitsOf(grown)!.mean).toBe(900)
    expect(limitsOf([1, 30, 2, 28, 1, 31, 3, 27, 2])!.lower).toBe(0)
  })
})
