import { afterEach, describe, expect, test, vi } from 'vitest'
import { base32Of, codesOf, isCodeNow, newRecoveryCode, newSecretText, recoveryHash } from './factors.codes.ts'

// RFC 6238, appendix B (SHA-1; eight digits there, of which an authenticator shows the last six) and RFC 4648, section 10.
const secret = '12345678901234567890'

/** Codes go by the real time, as the library's sign-in does. @param at milliseconds */
function setTime(at: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: at })
}
afterEach(() => {
  vi.useRealTimers()
})

describe('a code', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('of second %i is %s, as the standard says', async (second, code) => {
    setTime(second * 1_000)
    expect(await codesOf(secret).totp()).toBe(code)
  })

  test('asvs-6.5.5 counts half a minute before and after, and no longer', async () => {
    const at = 1_111_111_111_000
    setTime(at)
    const codes = await Promise.all([-2, -1, 0, 1, 2].map((step) => codesOf(secret).hotp(Math.floor(at / 30_000) + step)))
    const steps = await Promise.all(codes.map((code) => isCodeNow(secret, code)))
    expect(steps).toEqual([false, true, true, true, false])
  })

  test.each(['', '28708', '2870820', 'abcdef'])('%j is none', async (code) => {
    setTime(59_000)
    expect(await isCodeNow(secret, code)).toBe(false)
  })
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %j in base32', (text, written) => {
  expect(base32Of(text)).toBe(written)
})

test('asvs-6.5.3 asvs-6.5.4 of 10,000 secrets and recovery codes no two are the same, and each is as long as it should be', () => {
  const secrets = Array.from({ length: 10_000 }, newSecretText)
  const codes = Array.from({ length: 10_000 }, newRecoveryCode)
  expect([new Set(secrets).size, new Set(codes).size]).toEqual([10_000, 10_000])
  expect(secrets.every((text) => base32Of(text).length === 32)).toBe(true)
  expect(codes.every((code) => /^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/.test(code))).toBe(true)
})

test('a recovery code is the same with blanks, capitals and without hyphens', () => {
  expect(recoveryHash('ABCD efgh-2345')).toBe(recoveryHash('abcd-efgh-2345'))
  expect(recoveryHash('abcd-efgh-2346')).not.toBe(recoveryHash('abcd-efgh-2345'))
})
