import { describe, expect, test } from 'vitest'
import { kinds } from './contract.ts'
import { isAtOnce, looksLikeCode, needsFactor } from './rules.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe('a change', () => {
  test('takes effect at once only where it is the first factor of an account younger than a day', () => {
    const atOnce = kinds.flatMap((kind) =>
      [true, false].flatMap((hasFactor) =>
        [0, day - 1, day, 30 * day]
          .filter((age) => isAtOnce(kind, { hasFactor, createdAt: 0, now: age }))
          .map((age) => [kind, hasFactor, age]),
      ),
    )
    expect(atOnce).toEqual([
      ['add_factor', false, 0],
      ['add_factor', false, day - 1],
      ['add_passkey', false, 0],
      ['add_passkey', false, day - 1],
    ])
  })
})

test('asvs-6.3.3 every role but that of who only tries new things needs a second factor', () => {
  const roles = ['professional', 'beta_tester', 'support_admin', 'moderator', 'admin', 'super_admin']
  expect(roles.filter((role) => !needsFactor([role]))).toEqual(['beta_tester'])
  expect(needsFactor([])).toBe(false)
})

test.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['１２３４５６', false],
])('%s looks like a code: %s', (code, looks) => {
  expect(looksLikeCode(code)).toBe(looks)
})
