import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Asked, answerTimes, dueBy } from './answer-clock.ts'

const hour = 3_600_000
const asked = (of: 'A' | 'B', hours: number | null): Asked => ({ of, sentAt: 0, answeredAt: hours === null ? null : hours * hour })

test('the median of three answers is the middle one; what was not answered does not count', () => {
  const times = answerTimes([asked('A', 2), asked('A', 50), asked('A', 4), asked('A', null), asked('B', 1)])
  expect(times).toEqual({ A: { n: 3, medianMinutes: 240 }, B: { n: 1, medianMinutes: null } })
})

test('under three answers there is no median, and of none neither', () => {
  expect(answerTimes([asked('B', 1), asked('B', 3)]).B).toEqual({ n: 2, medianMinutes: null })
  expect(answerTimes([]).A).toEqual({ n: 0, medianMinutes: null })
})

test('an answer that a wrong clock puts before its question took no time', () => {
  expect(answerTimes([1, 2, 3].map(() => ({ of: 'A' as const, sentAt: hour, answeredAt: 0 }))).A).toEqual({ n: 3, medianMinutes: 0 })
})

test('the order of the requests changes nothing, and the median lies between the shortest and the longest', () => {
  const some = fc.record({ of: fc.constantFrom<'A' | 'B'>('A', 'B'), hours: fc.option(fc.integer({ min: 0, max: 400 })) })
  fc.assert(
    fc.property(fc.array(some), (list) => {
      const all = list.map(({ of, hours }) => asked(of, hours))
      const times = answerTimes(all)
      expect(answerTimes(all.toReversed())).toEqual(times)
      for (const side of ['A', 'B'] as const) {
        const minutes = list.flatMap(({ of, hours }) => (of === side && hours !== null ? [hours * 60] : []))
        const median = times[side].medianMinutes
        expect(median === null).toBe(minutes.length < 3)
        expect(median === null || (median >= Math.min(...minutes) && median <= Math.max(...minutes))).toBe(true)
      }
    }),
  )
})

test('an order gives hours from the asking; without one there is no deadline', () => {
  expect(dueBy(hour, 72)).toBe(73 * hour)
  expect(dueBy(hour, null)).toBeNull()
})
