import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { type Day, dayOf, startOf } from '#kernel/day.ts'
import { chanceAt, chanceInDemo, publishWindow } from './rules.ts'

const today = '2026-03-12' as Day

describe('publication', () => {
  const hour = 3_600_000
  const tick = 60_000

  test('happens 6 to 72 hours after any moment of the day of receipt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * hour - 1 }), fc.double({ min: 0, max: 1, noNaN: true }), (timeOfDay, share) => {
        const arrival = startOf(today) + timeOfDay
        const { opens, closes } = publishWindow(dayOf(arrival))
        const published = opens + share * (closes - opens)
        expect(published - arrival).toBeGreaterThanOrEqual(6 * hour)
        expect(published - arrival).toBeLessThanOrEqual(72 * hour)
      }),
    )
  })

  test('never happens before its window, has happened before the window ends, and is spread evenly over it', () => {
    const random = seededRandom(8)
    const { opens, closes } = publishWindow(today)
    const coarse = 10 * tick
    const moments = Array.from({ length: 3_000 }, () => {
      for (let now = opens - 3 * coarse; ; now += coarse) {
        if (random.next() < chanceAt(now, coarse, today)) return now
      }
    })
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(opens)
    expect(Math.max(...moments)).toBeLessThan(closes)
    const third = (closes - opens) / 3
    for (const part of [0, 1, 2]) {
      const share = moments.filter((at) => Math.floor((at - opens) / third) === part).length / moments.length
      expect(share).toBeGreaterThan(0.3)
      expect(share).toBeLessThan(0.37)
    }
  })

  test('catches up after a server that stood still', () => {
    expect(chanceAt(publishWindow(today).closes + 100 * hour, tick, today)).toBe(1)
  })

  test('takes two or three sweeps in the demonstration', () => {
    expect([1, 2, 3, 4].map(chanceInDemo)).toEqual([0, 0.5, 1, 1])
  })
})
