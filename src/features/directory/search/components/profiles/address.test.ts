import { expect, test } from 'vitest'
import { comparedIn, compareHref, hrefOf, nameOf, placeOf } from './address.ts'

test('people to compare are read from commas and repeated parameters, each once, in the order given', () => {
  expect(comparedIn(new URLSearchParams('compare=a,b&compare=c&compare=B,,d'))).toEqual(['a', 'b', 'c', 'd'])
  expect(comparedIn(new URLSearchParams('compare='))).toEqual([])
  expect(compareHref(['a', 'b'])).toBe('/profiles?compare=a,b')
})

test('a place is read from its address and written back', () => {
  const place = placeOf(new URLSearchParams('state=TX&county=Travis&role=gal&court='))
  expect(place).toEqual({ state: 'TX', county: 'Travis', court: undefined, role: 'gal' })
  expect(hrefOf(place)).toBe('/profiles?state=TX&county=Travis&role=gal')
  expect(placeOf(new URLSearchParams('role=senator')).role).toBeUndefined()
  expect(hrefOf({})).toBe('/profiles')
  expect([nameOf({}), nameOf({ state: 'TX' }), nameOf(place), nameOf({ court: 'x:1' }, 'A Court')]).toEqual([
    null,
    'Texas',
    'Travis, Texas',
    'A Court',
  ])
})
