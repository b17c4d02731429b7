import { describe, expect, test } from 'vitest'
import type { Fault } from '#kernel/fault.ts'
import { limiter, networkOf } from './limits.ts'

const limit = { most: 2, minutes: 10 }
const noon = Date.parse('2026-03-12T12:00:00Z')

function at(start: number) {
  const clock = { now: start }
  const limits = limiter(() => clock.now)
  const take = (address: string, name = 'reviews.file') => limits.take(name, limit, address)
  return { clock, take }
}

describe('asvs-2.4.1 asvs-15.2.2: a limit', () => {
  test('allows as many calls as the limit, refuses the next with the time to wait, and opens again', () => {
    const { clock, take } = at(noon)
    take('203.0.113.7')
    take('203.0.113.7')
    expect(() => take('203.0.113.7')).toThrow(/Try again in 10 minutes/)
    clock.now += 9 * 60_000
    expect(() => take('203.0.113.7')).toThrow(/in a minute\./)
    clock.now += 60_000
    expect(() => take('203.0.113.7')).not.toThrow()
  })

  test('has windows that begin with the clock and not with a call, and a wait that is the same a person who called when', () => {
    /** The answer to a third call at 12:47:31 UTC, after two calls at these seconds after noon. */
    const answerAfter = (...seconds: number[]) => {
      const clock = { now: noon }
      const limits = limiter(() => clock.now)
      const take = () => limits.take('reviews.file', { most: 2, minutes: 60 }, '203.0.113.7')
      for (const second of seconds) {
        clock.now = noon + second * 1000
        take()
      }
      clock.now = noon + (47 * 60 + 31) * 1000
      try {
        return take()
      } catch (error) {
        return JSON.stringify([error, (error as Fault).message, (error as Fault).detail])
      }
    }
    const one = answerAfter(0, 1)
    expect(one).toContain('Try again in 15 minutes.')
    for (const [first, second] of [
      [0, 2851],
      [1799, 1800],
      [2850, 2851],
    ])
      expect(answerAfter(first!, second!)).toBe(one)
    // The hour is over for everybody at once.
    const { clock, take } = at(Date.parse('2026-03-12T12:59:59Z'))
    take('203.0.113.7')
    take('203.0.113.7')
    clock.now += 1000
    expect(() => take('203.0.113.7')).not.toThrow()
  })

  test('tells no finer than a twelfth of the window, and at least a minute', () => {
    const waits = (minutes: number) => {
      const clock = { now: noon }
      const limits = limiter(() => clock.now)
      const found = new Set<string>()
      for (let second = 0; second < minutes * 60; second += 7) {
        clock.now = noon + second * 1000
        try {
          limits.take('one', { most: 0, minutes }, '203.0.113.7')
        } catch (error) {
          found.add((error as Fault).detail!['wait']!)
        }
      }
      return [...found].map(Number)
    }
    expect(waits(10)).toEqual([600, 540, 480, 420, 360, 300, 240, 180, 120, 60])
    expect(waits(60)).toEqual([3600, 3300, 3000, 2700, 2400, 2100, 1800, 1500, 1200, 900, 600, 300])
  })

  test('a blurred limit allows up to a quarter fewer calls, a different number in each window, and never more', () => {
    const clock = { now: noon }
    const limits = limiter(() => clock.now)
    const through = () => {
      let n = 0
      try {
        for (;;) {
          limits.take('reviews.file', { most: 60, minutes: 60, isBlurred: true }, '203.0.113.7')
          n += 1
        }
      } catch {
        return n
      }
    }
    const found = Array.from({ length: 11 }, () => {
      const n = through()
      clock.now += 3_600_000
      return n
    })
    expect(Math.min(...found)).toBeGreaterThanOrEqual(45)
    expect(Math.max(...found)).toBeLessThanOrEqual(60)
    expect(new Set(found).size).toBeGreaterThan(1)
  })

  test('counts a network as one, other networks and other calls apart', () => {
    const { take } = at(noon)
    take('203.0.113.7')
    take('203.0.113.200')
    expect(() => take('203.0.113.9')).toThrow(/Too many/)
    expect(() => take('203.0.114.9')).not.toThrow()
    expect(() => take('203.0.113.9', 'support.ask')).not.toThrow()
  })

  test('gives back what turned out to be none, and never more than was taken', () => {
    const limits = limiter(() => noon)
    const take = () => limits.take('wrong', limit, '203.0.113.7')
    limits.giveBack('wrong', '203.0.113.7')
    take()
    limits.giveBack('wrong', '203.0.113.200')
    limits.giveBack('wrong', '203.0.113.7')
    take()
    take()
    expect(take).toThrow(/Too many/)
  })

  test('forgets everybody when the day changes, and makes a new key', () => {
    const clock = { now: Date.parse('2026-03-12T23:59:59Z') }
    const keys: number[] = []
    const limits = limiter(
      () => clock.now,
      (size) => Buffer.alloc(size, keys.push(size)),
    )
    limits.take('a', limit, '203.0.113.7')
    limits.take('a', limit, '203.0.113.7')
    clock.now += 2_000
    expect(() => limits.take('a', limit, '203.0.113.7')).not.toThrow()
    expect(keys).toEqual([32, 32])
  })

  test('stays bounded under a flood of addresses', () => {
    const { take } = at(noon)
    for (let one = 0; one < 120_000; one += 1) take(`${one >> 16}.${(one >> 8) & 255}.${one & 255}.1`)
    take('0.0.1.1') // forgotten by then: counted from the beginning
    expect(() => take('0.0.1.1')).not.toThrow()
  })
})

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:42:7::1', '2001:db8:42'],
  ['2001:0db8:0042::', '2001:db8:42'],
  ['::1', '0:0:0'],
  ['2001:db8::9', '2001:db8:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
