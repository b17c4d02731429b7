import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clustersOf, type Link, verdictOf } from './clusters.ts'

const link = (a: number, b: number, probability = 0.995): Link => ({ a, b, probability })

test('records that are linked by way of others are one group', () => {
  expect(clustersOf(6, [link(4, 1), link(1, 0), link(2, 5)], { least: 0.99 })).toEqual({
    groups: [
      [0, 1, 4],
      [2, 5],
    ],
    held: [],
  })
})

test('links under the threshold are not followed', () => {
  expect(clustersOf(3, [link(0, 1, 0.98), link(1, 2)], { least: 0.99 }).groups).toEqual([[1, 2]])
})

test('two that cannot be one person are not brought together by a third, and the surer link stays', () => {
  const conflict = (a: number, b: number) => (Math.min(a, b) === 0 && Math.max(a, b) === 2 ? 'two seats' : null)
  expect(clustersOf(3, [link(1, 2, 0.991), link(0, 1, 0.999)], { least: 0.99, conflict })).toEqual({
    groups: [[0, 1]],
    held: [{ ...link(1, 2, 0.991), between: [0, 2], why: 'two seats' }],
  })
})

test('a link that is a conflict itself is held', () => {
  const { groups, held } = clustersOf(2, [link(1, 0)], { least: 0.5, conflict: () => 'suffix' })
  expect(groups).toEqual([])
  expect(held).toEqual([{ ...link(1, 0), between: [1, 0], why: 'suffix' }])
})

test('no group holds a conflict, every record is in at most one, and every good link is followed or held', () => {
  const some = fc.array(fc.record({ a: fc.nat(11), b: fc.nat(11), probability: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(some, fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 6 }), (links, apart) => {
      const conflict = (a: number, b: number) =>
        apart.some(([one, other]) => (a === one && b === other) || (a === other && b === one)) ? 'no' : null
      const { groups, held } = clustersOf(12, links, { least: 0.5, conflict })
      expect(groups.flatMap((group) => group.flatMap((a) => group.filter((b) => a !== b && conflict(a, b) !== null)))).toEqual([])
      expect(new Set(groups.flat()).size).toBe(groups.flat().length)
      const isDone = ({ a, b }: Link) =>
        groups.some((group) => group.includes(a) && group.includes(b)) || held.some((one) => one.a === a && one.b === b)
      expect(links.filter((one) => one.probability >= 0.5 && one.a !== one.b && !isDone(one))).toEqual([])
    }),
  )
})

test('a machine merges from 0.99 on, a person looks from 0.1 on', () => {
  expect([1, 0.99, 0.989, 0.1, 0.099, 0].map(verdictOf)).toEqual(['merge', 'merge', 'review', 'review', 'reject', 'reject'])
})
