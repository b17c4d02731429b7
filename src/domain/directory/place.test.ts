import { expect, test } from 'vitest'
import { countyName, stateCode } from './place.ts'

test.each([
  ['Dekalb', 'GA', 'DeKalb'],
  ['Mcduffie', 'GA', 'McDuffie'],
  ['Lasalle', 'TX', 'La Salle'],
  ['Lasalle', 'IL', 'LaSalle'],
  ['St Charles', 'MO', 'St. Charles'],
  ["St. Joseph'S", 'MI', 'St. Joseph'],
  ['Lac Qui Parle', 'MN', 'Lac qui Parle'],
  ['KING COUNTY', 'WA', 'King'],
  ['King And Queen', 'VA', 'King and Queen'],
])('the county %s of %s is written %s', (text, state, name) => {
  expect(countyName(text, state)).toBe(name)
})

test('a row of sums is no county', () => {
  expect(countyName('Totals', 'WV')).toBeNull()
  expect(countyName('Runoff', 'GA')).toBeNull()
})

test('a state is known by name or code, and nothing else is one', () => {
  expect(stateCode('new york')).toBe('NY')
  expect(stateCode('Washington D.C.')).toBe('DC')
  expect(stateCode('tx')).toBe('TX')
  expect(stateCode('England')).toBeNull()
})
