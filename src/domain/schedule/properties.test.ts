import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { families } from '#test/support/schedules.ts'
import { minutesOfDay, numberOf } from '../time/calendar.ts'
import { layMinutes, layOut } from './lay-out.ts'
import { sweep } from './sweep.ts'
import { timesOf } from './times.ts'
import { around, tally } from './totals.ts'
import { why } from './why.ts'

const many = iterations(10_000, 1_000)

describe(`of ${many.toLocaleString('en-US')} families over ten years, in six zones that change their clocks`, () => {
  test('every night and every minute belongs to exactly one holder', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(families, ({ plan, from, to }) => {
        const times = timesOf(plan)
        const stretches = around(plan, 'child', { from, to }, times)
        for (let index = 1; index < stretches.length; index += 1)
          if (stretches[index]!.from !== stretches[index - 1]!.to || stretches[index]!.from >= stretches[index]!.to)
            throw new Error(`broken at ${new Date(stretches[index]!.from).toISOString()}`)
        const { nights, minutes } = tally(stretches, times, { from, to })
        const begin = times.instantOf(numberOf(from) * minutesOfDay)
        const end = times.instantOf((numberOf(to) + 1) * minutesOfDay)
        expect(nights.A + nights.B + nights.third).toBe(3_653)
        expect(minutes.A + minutes.B + minutes.third).toBe(end - begin)
        expect(nights.gap + minutes.gap).toBe(0)
      }),
      { numRuns: many, seed: 5 },
    )
  })
})

describe('random families', () => {
  test('the chain of reasons begins with the stretch itself, and ends at the base', () => {
    fc.assert(
      fc.property(families, fc.nat(3_650 * minutesOfDay), ({ plan, from }, minute) => {
        const instant = timesOf(plan).instantOf(numberOf(from) * minutesOfDay) + minute
        const [stretch] = layMinutes(plan, 'child', instant, instant + 1)
        const chain = why(plan, 'child', instant * 60_000)
        expect(chain[0]).toMatchObject({ holder: stretch!.holder, rule: stretch!.rule, layer: stretch!.layer, version: stretch!.version })
        expect(chain.at(-1)!.layer).toBe('base')
        const order = ['change', 'holiday', 'vacation', 'season', 'base']
        const layers = chain.map(({ layer }) => order.indexOf(layer))
        expect(layers).toEqual(layers.toSorted((one, other) => one - other))
      }),
      { numRuns: 500, seed: 7 },
    )
  })

  test('one month cut out of ten years equals that month generated alone, and the order of the stored changes does not matter', () => {
    fc.assert(
      fc.property(families, fc.integer({ min: 31, max: 3_600 }), ({ plan, from, to }, offset) => {
        const times = timesOf(plan)
        const begin = times.instantOf((numberOf(from) + offset) * minutesOfDay)
        const end = begin + 30 * minutesOfDay
        const simple = (stretches: ReturnType<typeof layOut>) =>
          stretches.flatMap(({ from: start, to: stop, holder, rule }) =>
            stop > begin * 60_000 && start < end * 60_000
              ? [[Math.max(start, begin * 60_000), Math.min(stop, end * 60_000), holder, rule] as const]
              : [],
          )
        const whole = simple(layOut(plan, 'child', from, to))
        expect(simple(layMinutes(plan, 'child', begin, end))).toEqual(whole)
        expect(simple(layOut({ ...plan, agreed: plan.agreed.toReversed() }, 'child', from, to))).toEqual(whole)
      }),
      { numRuns: 200, seed: 11 },
    )
  })
})

test('overlapping claims are decided as a naive check of every minute decides', () => {
  const claim = fc.record({ from: fc.integer({ min: -20, max: 120 }), length: fc.integer({ min: 1, max: 40 }), rank: fc.nat(6) })
  fc.assert(
    fc.property(fc.uniqueArray(claim, { maxLength: 25, selector: ({ from, rank }) => from * 10 + rank }), (drawn) => {
      const claims = drawn
        .map(({ from, length, rank }) => ({ from, to: from + length, rank }))
        .toSorted((one, other) => one.from - other.from)
      const won = sweep(claims, 0, 100)
      expect(won[0]!.from).toBe(0)
      expect(won.at(-1)!.to).toBe(100)
      const minutes = Array.from({ length: 100 }, (_, minute) => minute)
      const at = <Part extends { from: number; to: number }>(parts: readonly Part[], minute: number) =>
        parts.filter(({ from, to }) => from <= minute && to > minute)
      const best = minutes.map(
        (minute) => at(claims, minute).toSorted((one, other) => other.rank - one.rank || other.from - one.from)[0] ?? null,
      )
      expect(minutes.map((minute) => at(won, minute).map((part) => part.claim))).toEqual(best.map((only) => [only]))
    }),
    { numRuns: 1_000 },
  )
})
