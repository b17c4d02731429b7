import { describe, expect, test } from 'vitest'
import { kappa, wilson } from './proportion.ts'

describe("Wilson's interval", () => {
  test('is that of the textbook: 15 of 50 lie between 19.1 and 43.8 %', () => {
    const [low, high] = wilson({ of: 15, n: 50 })!
    expect(low).toBeCloseTo(0.191, 3)
    expect(high).toBeCloseTo(0.438, 3)
  })

  test('of all of 20 does not pretend to be sure, and of none there is none', () => {
    const [low, high] = wilson({ of: 20, n: 20 })!
    expect(low).toBeCloseTo(0.839, 3)
    expect(high).toBe(1)
    expect(wilson({ of: 0, n: 0 })).toBeNull()
  })
})

describe('agreement beyond chance', () => {
  const many = (times: number, pair: readonly [boolean, boolean]) => Array.from({ length: times }, () => pair)

  test('is 0.4 for the grants that two readers judged in the textbook: 20 yes, 15 no, 5 and 10 apart', () => {
    expect(
      kappa([...many(20, [true, true]), ...many(5, [true, false]), ...many(10, [false, true]), ...many(15, [false, false])]),
    ).toBeCloseTo(0.4, 6)
  })

  test('is 1 where all is agreed, and says nothing where there was one answer only', () => {
    expect(kappa([...many(3, [true, true]), ...many(4, [false, false])])).toBe(1)
    expect(kappa(many(5, [false, false]))).toBeNull()
  })
})
