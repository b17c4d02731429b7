import { expect, test } from 'vitest'
import { seededNumbers } from '#kernel/seeded.ts'
import { rightByLikeness, rightByRank } from './joining.ts'

const next = seededNumbers(9_474)
const number = (bytes: number) =>
  Array.from({ length: bytes }, () => Math.floor(next() * 256)).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
const many = 200
const askings = Array.from({ length: many }, () => number(32))
const truth = Array.from({ length: many }, (_, n) => ({ n, at: next() }))
  .toSorted((one, other) => one.at - other.at)
  .map(({ n }) => n)

test('an order that reveals the pairs, forwards, backwards or in the low bits, is found whole', () => {
  const by = (change: (value: bigint) => bigint) =>
    rightByRank(
      askings,
      truth.map((n) => change(askings[n]!)),
      truth,
    )
  expect(by((value) => 3n * value + 1n)[0]).toBe(many)
  expect(by((value) => -value)[1]).toBe(many)
  expect(by((value) => value & 0xffff_ffff_ffffn)[2]).toBe(many)
})

test('pairs of nearly equal numbers are all found, and random numbers match about once', () => {
  const near = truth.map((n) => askings[n]! ^ (number(32) & number(32) & number(32)))
  expect(rightByLikeness(askings, near, truth, 32)).toBe(many)
  const chance = truth.map(() => number(32))
  expect(Math.max(rightByLikeness(askings, chance, truth, 32), ...rightByRank(askings, chance, truth))).toBeLessThan(11)
})
