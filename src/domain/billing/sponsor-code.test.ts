import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { readSponsorCode, sponsorCodeOf } from './sponsor-code.ts'

test('each code is read back however it was written down, and no two of 2,000 are the same', () => {
  const { next } = seededRandom(118)
  const codes = Array.from({ length: 2_000 }, () => sponsorCodeOf(Array.from({ length: 32 }, () => Math.floor(next() * 256))))
  expect(new Set(codes).size).toBe(2_000)
  for (const code of codes) {
    expect(code).toMatch(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/)
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' – ')} `])
      expect(readSponsorCode(typed)).toBe(code)
  }
})

test.each(['', 'H7K2-94QD', 'H7K2-94QD-CC3M-7TXP2', 'H7K2-94QD-CC3M-7TX0', 'H7K2-94QD-CC3M-7TXI'])('%j cannot be a code', (typed) => {
  expect(readSponsorCode(typed)).toBeNull()
})
