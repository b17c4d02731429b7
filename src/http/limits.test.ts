import { describe, expect, test } from 'vitest'
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
  test('lets so many through, refuses the next with the time to wait, and opens again', () => {
    const { clock, take } = at(noon)
    take('203.0.113.7')
    take('203.0.113.7')
    expect(() => take('203.0.113.7')).toThrow(/Try again in 10 minutes/)
    clock.now += 9 * 60_000
    expect(() => take('203.0.113.7')).toThrow(/60 seconds/)
    clock.now += 60_000
    expect(() => take('203.0.113.7')).not.toThrow()
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
