import { expect, test } from 'vitest'
import { exchangeKey, readExchangeKey } from './key.ts'

test('a name leads back to its exchange', () => {
  const due = Date.parse('2026-03-20T22:00:00Z')
  expect(exchangeKey({ due, to: 'B' })).toBe('2026-03-20T22:00Z-B')
  expect(readExchangeKey('2026-03-20T22:00Z-B')).toEqual({ due, to: 'B' })
})

test.each([
  '',
  'x',
  '2026-03-20T22:00Z',
  '2026-03-20T22:00Z-C',
  '2026-02-30T22:00Z-A',
  '2026-03-20T24:00Z-A',
  '2026-13-01T00:00Z-A',
  ' 2026-03-20T22:00Z-B',
])('no exchange is called %j', (key) => expect(readExchangeKey(key)).toBe(null))
