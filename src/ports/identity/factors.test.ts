import { describe, expect, test } from 'vitest'
import { base32, codeAt, isCodeAt, newRecoveryCode, newSecretText, recoveryHash } from './factors.codes.ts'

// RFC 6238, appendix B (SHA-1; eight digits there, of which an authenticator shows the last six) and RFC 4648, section 10.
const secret = '12345678901234567890'

describe('a code', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('of second %i is %s, as the standard says', (second, code) => {
    expect(codeAt(secret, second * 1_000)).toBe(code)
  })

  test('asvs-6.5.5 counts half a minute before and after, and no longer', () => {
    const at = 1_111_111_111_000
    const steps = [-2, -1, 0, 1, 2].map((step) => isCodeAt(secret, codeAt(secret, at + step * 30_000), at))
    expect(steps).toEqual([false, true, true, true, false])
  })

  test.each(['', '28708', '2870820', 'abcdef'])('%j is none', (code) => {
    expect(isCodeAt(secret, code, 59_000)).toBe(false)
  })
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %j in base32', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})

test('asvs-6.5.3 asvs-6.5.4 of 10,000 secrets and recovery codes no two are the same, and each is as long as it should be', () => {
  const secrets = Array.from({ length: 10_000 }, newSecretText)
  const codes = Array.from({ length: 10_000 }, newRecoveryCode)
  expect([new Set(secrets).size, new Set(codes).size]).toEqual([10_000, 10_000])
  expect(secrets.every((text) => base32(Buffer.from(text)).length === 32)).toBe(true)
  expect(codes.every((code) => /^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/.test(code))).toBe(true)
})

test('a recovery code is the same with blanks, capitals and without hyphens', () => {
  expect(recoveryHash('ABCD efgh-2345')).toBe(recoveryHash('abcd-efgh-2345'))
  expect(recoveryHash('abcd-efgh-2346')).not.toBe(recoveryHash('abcd-efgh-2345'))
})
