import { describe, expect, test } from 'vitest'
import { apart, chanceOf, everyFortnight } from '#test/support/optimizer.ts'
import { bitsOf } from './bits.ts'
import { distanceOf, shapeOf } from './distance.ts'

const distance = (one: string, other: string) => distanceOf(shapeOf(bitsOf(one), one.length), shapeOf(bitsOf(other), other.length))

describe('the distance of two patterns', () => {
  test('is the difference of their stays, laid beside each other', () => {
    const chance = chanceOf(7)
    for (let at = 0; at < 3000; at += 1) {
      const [one, other] = [everyFortnight[chance(1 << 14)]!.nights, everyFortnight[chance(1 << 14)]!.nights]
      expect(distance(one, other)).toBe(apart(one, other))
    }
  })

  test('is none between 2-2-5-5 and 5-2-2-5, and between a pattern, its mirror image and its parents swapped', () => {
    expect(distance('AABBAAAAABBBBB', 'AAAAABBAABBBBB')).toBe(0)
    expect(distance('AABBAAABBBABBB', [...'AABBAAABBBABBB'].toReversed().join(''))).toBe(0)
    expect(distance('AAAABBAAAAABBA', 'BBBBAABBBBBAAB')).toBe(0)
  })

  test('tells the common patterns of equal shares apart', () => {
    const common = ['AAAAAAABBBBBBB', 'AABBAAAAABBBBB', 'AAABBBBAAAABBB', 'AABBAAABBAABBB']
    const pairs = common.flatMap((one, at) => common.slice(at + 1).map((other) => distance(one, other)))
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(4)
  })

  test('is 2 where one change of hands is a night later', () => {
    expect(distance('AAABBBBAAAABBB', 'AAAABBBAAAABBB')).toBe(2)
  })
})
