import fc from 'fast-check'
import { expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { mostCents } from '../money/cents.ts'
import { type Counted, evenly, isSplit, nothingCounted, sharesOf, type Side, type Split, whole } from './split.ts'

const percent = (A: number): Split => ({ kind: 'percent', A })

test('by percent; half a cent stays with the parent who paid', () => {
  expect(sharesOf(percent(6000), 10_000, 'A')).toEqual({ A: 6000, B: 4000 })
  expect(sharesOf(percent(5000), 101, 'A')).toEqual({ A: 51, B: 50 })
  expect(sharesOf(percent(5000), 101, 'B')).toEqual({ A: 50, B: 51 })
  expect(sharesOf(percent(3333), 100, 'A')).toEqual({ A: 33, B: 67 })
  expect(sharesOf(percent(0), 100, 'B')).toEqual({ A: 0, B: 100 })
  expect(sharesOf(percent(whole), 1, 'B')).toEqual({ A: 1, B: 0 })
  expect(sharesOf(percent(1), 1, 'B')).toEqual({ A: 0, B: 1 })
})

test('a fixed amount, and the other parent pays what is above it', () => {
  const split: Split = { kind: 'fixed', side: 'B', cents: 2500 }
  expect(sharesOf(split, 10_000, 'A')).toEqual({ A: 7500, B: 2500 })
  expect(sharesOf(split, 2000, 'A')).toEqual({ A: 0, B: 2000 })
  expect(sharesOf(split, 2500, 'A')).toEqual({ A: 0, B: 2500 })
})

test('a cap of each expense, and of a year', () => {
  const each: Split = { kind: 'cap', side: 'A', cents: 3000, per: 'expense', A: 5000 }
  expect(sharesOf(each, 5000, 'B')).toEqual({ A: 2500, B: 2500 })
  expect(sharesOf(each, 10_000, 'B')).toEqual({ A: 3000, B: 7000 })
  expect(sharesOf(each, 10_000, 'B', { all: 90_000, A: 90_000, B: 0 })).toEqual({ A: 3000, B: 7000 })
  const year: Split = { ...each, per: 'year' }
  expect(sharesOf(year, 10_000, 'B', { all: 5000, A: 2500, B: 2500 })).toEqual({ A: 500, B: 9500 })
  expect(sharesOf(year, 10_000, 'B', { all: 50_000, A: 3000, B: 47_000 })).toEqual({ A: 0, B: 10_000 })
  expect(sharesOf(year, 10_000, 'B', { all: 50_000, A: 4000, B: 46_000 })).toEqual({ A: 0, B: 10_000 })
})

test('the first 250 dollars a year are hers, and the rest is divided', () => {
  const split: Split = { kind: 'threshold', side: 'A', cents: 25_000, per: 'year', A: 4000 }
  expect(sharesOf(split, 20_000, 'A')).toEqual({ A: 20_000, B: 0 })
  expect(sharesOf(split, 10_000, 'A', { all: 20_000, A: 20_000, B: 0 })).toEqual({ A: 7000, B: 3000 })
  expect(sharesOf(split, 10_000, 'A', { all: 30_000, A: 27_000, B: 3000 })).toEqual({ A: 4000, B: 6000 })
})

const side = fc.constantFrom<Side>('A', 'B')
const amount = fc.oneof(fc.integer({ min: 0, max: mostCents }), fc.integer({ min: 0, max: 50_000 }))
const part = fc.integer({ min: 0, max: whole })
const split: fc.Arbitrary<Split> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), A: part }),
  fc.record({ kind: fc.constant('fixed' as const), side, cents: amount }),
  fc.record({ kind: fc.constant('cap' as const), side, cents: amount, per: fc.constantFrom('expense' as const, 'year' as const), A: part }),
  fc.record({ kind: fc.constant('threshold' as const), side, cents: amount, per: fc.constant('year' as const), A: part }),
)
const before: fc.Arbitrary<Counted> = fc.record({ A: amount, B: amount }).map(({ A, B }) => ({ A, B, all: A + B }))

const many = iterations(1_000_000, 5_000)
test(`of ${many.toLocaleString('en-US')} random splits each adds up to the cent`, { timeout: 600_000 }, () => {
  let tried = 0
  fc.assert(
    fc.property(split, amount, side, before, (each, cents, payer, counted) => {
      tried += 1
      const { A, B } = sharesOf(each, cents, payer, counted)
      // Plain comparisons: a million calls of expect take minutes.
      if (A + B !== cents || A < 0 || B < 0 || !Number.isSafeInteger(A)) throw new Error(`${A} + ${B} of ${cents}`)
      // What a larger expense costs each side is never less, under any split.
      const more = sharesOf(each, Math.min(cents + 1, mostCents), payer, counted)
      if (more.A < A || more.B < B) throw new Error(`less for more at ${cents}`)
    }),
    { numRuns: many, seed: 29 },
  )
  expect(tried).toBe(many)
})

test('the expenses of a year under a yearly split cost what one of their sum would, to a cent each', () => {
  const yearly = split.filter((each) => each.kind === 'threshold' || (each.kind === 'cap' && each.per === 'year'))
  fc.assert(
    fc.property(yearly, fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 }), (each, bills) => {
      let counted = nothingCounted
      for (const cents of bills) {
        const { A, B } = sharesOf(each, cents, 'A', counted)
        counted = { all: counted.all + cents, A: counted.A + A, B: counted.B + B }
      }
      const together = sharesOf(each, counted.all, 'A')
      expect(Math.abs(counted.A - together.A)).toBeLessThanOrEqual(bills.length)
    }),
    { numRuns: 500 },
  )
})

test('what can’t be computed is refused', () => {
  expect(() => sharesOf(percent(10_001), 1, 'A')).toThrow(RangeError)
  expect(() => sharesOf(percent(0.5), 1, 'A')).toThrow(RangeError)
  expect(() => sharesOf(percent(5000), -1, 'A')).toThrow(RangeError)
  expect(() => sharesOf(percent(5000), 1.5, 'A')).toThrow(RangeError)
  expect(() => sharesOf(percent(5000), mostCents + 1, 'A')).toThrow(RangeError)
  expect(isSplit({ kind: 'fixed', side: 'A', cents: -1 })).toBe(false)
  expect(isSplit({ kind: 'cap', side: 'A', cents: 1, per: 'year', A: -1 })).toBe(false)
  expect(isSplit({ kind: 'threshold', side: 'A', cents: mostCents, per: 'year', A: whole })).toBe(true)
})

test('equal parts for each child add up', () => {
  expect(evenly(100, 3)).toEqual([34, 33, 33])
  expect(evenly(0, 2)).toEqual([0, 0])
  expect(() => evenly(1, 0)).toThrow(RangeError)
})
