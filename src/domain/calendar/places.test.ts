import { expect, test } from 'vitest'
import { placeFor } from './places.ts'

const position = { latitude: 40, longitude: -83 }
const placeOf = placeFor([
  { name: 'Library', position },
  { name: 'library', position: { latitude: 1, longitude: 1 } },
  { name: 'Aunt Rosa', position: null },
])

test('a place of the list is known by its name, great or small; of two with one name the first counts', () => {
  expect(placeOf(' LIBRARY ')).toEqual({ place: { label: 'library', ...position } })
})

test('what is not on the list, or is there without a position, is a place of which nobody knows where it lies', () => {
  expect(placeOf('Field 7')).toEqual({ place: { label: 'field 7' } })
  expect(placeOf('Aunt Rosa')).toEqual({ place: { label: 'aunt rosa' } })
  expect([placeOf(null), placeOf(''), placeOf('  ')]).toEqual([{}, {}, {}])
})
