import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOf, type Key } from './blocks.ts'

const pairsOf = (blocks: ReturnType<typeof blocksOf>) =>
  [...blocks.pairs()].flatMap((chunk) => Array.from({ length: chunk.length / 2 }, (_, at) => [chunk[2 * at]!, chunk[2 * at + 1]!]))

test('records that share a key are a pair, once, however many keys they share', () => {
  const keys: Key[][] = [[['a'], ['b']], [['b'], ['a']], [['c']], [['a'], ['a']]]
  const blocks = blocksOf(4, (at) => keys[at]!, 10)
  expect(pairsOf(blocks)).toEqual([
    [0, 1],
    [0, 3],
    [1, 3],
  ])
  expect(blocks.stats).toEqual({ blocks: 2, refined: 0, skipped: 0 })
})

test('the pairs are all that a common key makes, and no others', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 3 })
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), (records) => {
      const found = pairsOf(blocksOf(records.length, (at) => records[at]!.map((letter): Key => [letter]), 99))
      const expected = records.flatMap((keys, a) =>
        records.flatMap((others, b) => (a < b && keys.some((key) => others.includes(key)) ? [[a, b]] : [])),
      )
      expect(new Set(found.map(String))).toEqual(new Set(expected.map(String)))
      expect(found).toHaveLength(expected.length)
    }),
  )
})

test('a block that is too big is looked into by the finer text, and left out where that is too big as well', () => {
  const place = (at: number) => (at < 3 ? 'oh' : at < 6 ? 'tx' : 'ca')
  const keys = (at: number): Key[] => [['smith', `smith ${place(at)}`], ...(at > 6 ? [['number 7'] as const] : [])]
  const blocks = blocksOf(12, keys, 3)
  expect(blocks.stats).toEqual({ blocks: 2, refined: 1, skipped: 2 })
  expect(pairsOf(blocks)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
    [3, 4],
    [3, 5],
    [4, 5],
  ])
})

test('one more record is given those of its blocks, each once', () => {
  const blocks = blocksOf(6, (at): Key[] => [['smith', at < 3 ? 'smith oh' : 'smith tx'], [`number ${at}`]], 3)
  expect(blocks.like([['smith', 'smith oh'], ['number 1'], ['number 5']])).toEqual([0, 1, 2, 5])
  expect(blocks.like([['smith']])).toEqual([])
  expect(blocks.like([['jones', 'jones oh']])).toEqual([])
})

test('records of one common key do not make pairs by the square of their number', () => {
  const n = 20_000
  const blocks = blocksOf(n, (at): Key[] => [['all', `some ${at % 1000}`]], 50)
  expect(pairsOf(blocks)).toHaveLength((n * 19) / 2)
})

test('without records there are no pairs; more than fit are refused', () => {
  expect(pairsOf(blocksOf(0, () => [], 10))).toEqual([])
  expect(() => blocksOf(2 ** 21 + 1, () => [], 10)).toThrow(RangeError)
})
