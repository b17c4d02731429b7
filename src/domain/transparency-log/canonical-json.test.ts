import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, type Json } from './canonical-json.ts'

test('the example of RFC 8785, section 3.2.2 and 3.2.3', () => {
  const value = {
    numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  }
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  )
})

test('names are ordered by code units, not by letters', () => {
  const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 }
  expect([...canonicalJson(value).matchAll(/:(\d)/g)].map(([, n]) => Number(n))).toEqual([2, 4, 6, 7, 1, 5, 3])
})

test('what has no canonical form is refused', () => {
  for (const value of [Number.NaN, Infinity, -Infinity, '\ud800', { '\udc00': 1 }, ['\ud83d']] as Json[])
    expect(() => canonicalJson(value)).toThrow(RangeError)
  expect(canonicalJson(-0)).toBe('0')
})

test('it is JSON, and writing what was read writes the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = value as Json
      const written = canonicalJson(json)
      // `-0` is written as 0 (RFC 8785, section 3.2.2.3).
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(json)))
      expect(canonicalJson(JSON.parse(written) as Json)).toBe(written)
    }),
  )
})
