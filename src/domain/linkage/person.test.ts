import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { notCompared } from './model.ts'
import { personConflict } from './person-conflicts.ts'
import { personFields } from './person-fields.ts'
import { personKeys } from './person-keys.ts'
import { countShares } from './person-shares.ts'
import { type PersonFacts, personOf } from './person.ts'

const nobody: PersonFacts = {
  name: { given: 'Ann', middle: null, family: 'Reyes', suffix: null },
  registers: [],
  roles: [],
  courts: [],
  states: [],
  counties: [],
  admitted: null,
  employers: [],
  seats: [],
}
const who = (facts: Partial<PersonFacts>) => personOf({ ...nobody, ...facts })
const named = (given: string, family: string, middle: string | null = null, suffix: string | null = null) =>
  who({ name: { given, middle, family, suffix } })

function level(field: string, a: ReturnType<typeof personOf>, b: ReturnType<typeof personOf>): string | null {
  const { compare, levels } = personFields.find(({ name }) => name === field)!
  const there = compare(a, b)
  expect(compare(b, a)).toBe(there)
  return there === notCompared ? null : levels[there]!.name
}

test.each([
  ['Núñez', 'nunez', 'same'],
  ["O'Connor", 'OConnor', 'same'],
  ['Smith-Jones', 'Jones', 'a part or a former name is the same'],
  ['Gutierrez', 'Gutierez', 'spelled alike'],
  ['Hale', 'Haley', 'spelled alike'],
  ['Smith', 'Schmidt', 'sounds alike'],
  ['Reyes', 'Vargas', 'other'],
])('the family names %s and %s: %s', (one, other, expected) => {
  expect(level('family name', named('Ann', one), named('Ann', other))).toBe(expected)
})

test('a former family name is known', () => {
  expect(level('family name', who({ formerFamily: ['Vargas'] }), named('Ann', 'Vargas'))).toBe('a part or a former name is the same')
})

test.each([
  ['Robert', 'Bob', 'another form of it'],
  ['Robert', 'R.', 'an initial of it'],
  ['R.', 'R', 'an initial of it'],
  ['Katherine', 'Kathrine', 'spelled alike'],
  ['Marianella', 'Marianela', 'spelled alike'],
  ['Robert', 'Sally', 'other'],
  ['Robert', 'S', 'other'],
])('the given names %s and %s: %s', (one, other, expected) => {
  expect(level('given name', named(one, 'Reyes'), named(other, 'Reyes'))).toBe(expected)
})

test('someone may go by the middle name', () => {
  expect(level('given name', named('Robert', 'Reyes', 'Luis'), named('Luis', 'Reyes'))).toBe('the other one’s middle name')
})

test('swapped names count in one field, not in two', () => {
  const [one, other] = [named('Martin', 'Robert'), named('Robert', 'Martin')]
  expect(level('given name', one, other)).toBe('given and family name turned')
  expect(level('family name', one, other)).toBeNull()
  expect(level('family name', named('Martin', 'Martin'), named('Martin', 'Martin'))).toBe('same')
})

test('middle names and suffixes count only where both are known, or one has a suffix', () => {
  expect(level('middle name', named('A', 'B', 'Luis'), named('A', 'B', 'L.'))).toBe('an initial of it')
  expect(level('middle name', named('A', 'B', 'Luis'), named('A', 'B', 'Luis'))).toBe('same')
  expect(level('middle name', named('A', 'B', 'Luis'), named('A', 'B', 'Mark'))).toBe('other')
  expect(level('middle name', named('A', 'B', 'Luis'), named('A', 'B'))).toBeNull()
  expect(level('suffix', named('A', 'B', null, 'Jr.'), named('A', 'B', null, 'Junior'))).toBe('same')
  expect(level('suffix', named('A', 'B', null, 'Jr.'), named('A', 'B'))).toBe('one of them has none')
  expect(level('suffix', named('A', 'B', null, 'Jr.'), named('A', 'B', null, 'III'))).toBe('other')
  expect(level('suffix', named('A', 'B', null, 'Esq.'), named('A', 'B', null, 'III'))).toBe('one of them has none')
})

test('a number is the same with or without zeros before it; of two states it says nothing', () => {
  const bar = (register: string, number: string) => who({ registers: [{ register, number }] })
  expect(level('number in a register', bar('bar:OH', '0012345'), bar('bar:oh', '12345'))).toBe('same')
  expect(level('number in a register', bar('bar:OH', '12345'), bar('bar:OH', '12346'))).toBe('two numbers in one register')
  expect(level('number in a register', bar('bar:OH', '12345'), bar('bar:TX', '12345'))).toBeNull()
})

test('places, years, firms and roles', () => {
  const at = (state: string, county?: string) => who({ states: [state], counties: county ? [{ state, county }] : [] })
  expect(level('state', at('OH'), at('oh'))).toBe('same')
  expect(level('county, within a state', at('OH', 'Franklin'), at('TX', 'Franklin'))).toBeNull()
  expect(level('county, within a state', at('OH', 'Franklin'), at('OH', 'franklin'))).toBe('same')
  expect(level('county, within a state', at('OH', 'Franklin'), at('OH', 'Adams'))).toBe('other')
  expect(level('year of admission', who({ admitted: 1999 }), who({ admitted: 2000 }))).toBe('a year apart')
  expect(level('year of admission', who({ admitted: 1999 }), who({ admitted: 2001 }))).toBe('other')
  const firm = (name: string) => who({ employers: [name] })
  expect(level('employer', firm('Law Offices of Ruiz & Hale, LLC'), firm('Hale Ruiz LLP'))).toBe('same words')
  expect(level('employer', firm('Ruiz Hale Moss'), firm('Ruiz & Hale'))).toBe('half of the words')
  expect(level('employer', firm('Ruiz'), firm('Hale'))).toBe('other')
  expect(level('employer', firm('The Law Firm'), firm('Hale'))).toBeNull()
  expect(level('role', who({ roles: ['judge'] }), who({ roles: ['attorney'] }))).toBe('one may follow on the other')
  expect(level('role', who({ roles: ['judge'] }), who({ roles: ['expert'] }))).toBe('other')
  expect(level('court', who({ courts: ['Probate Court'] }), who({ courts: ['PROBATE COURT'] }))).toBe('same')
})

test('the levels of each field are expected to add up to 1', () => {
  for (const { levels } of personFields) expect(levels.reduce((sum, { start }) => sum + start, 0)).toBeCloseTo(1, 10)
})

test.each([
  ['a short form', named('Robert', 'Reyes'), named('Bob', 'Reyes')],
  ['an initial', named('Robert', 'Reyes'), named('R.', 'Reyes')],
  ['a misspelt family name', named('Robert', 'Hanson'), named('Robert', 'Hansen')],
  ['a misspelt family name and an initial', named('Robert', 'Hanson'), named('R.', 'Hansen')],
  ['names turned', named('Robert', 'Martin'), named('Martin', 'Robert')],
  ['half of a double name', named('Ann', 'Smith-Jones'), named('Ann', 'Jones')],
  [
    'a new family name at one firm',
    who({ employers: ['Ruiz & Hale'] }),
    who({ name: { given: 'Ann', middle: null, family: 'Moss', suffix: null }, employers: ['Hale Ruiz LLC'] }),
  ],
])('somebody is looked for in spite of %s', (_, one, other) => {
  const coarse = new Set(personKeys(one).map(([key]) => key))
  expect(personKeys(other).some(([key]) => coarse.has(key))).toBe(true)
})

test('a key is refined by state and county', () => {
  const keys = personKeys(who({ states: ['OH'], counties: [{ state: 'OH', county: 'Franklin' }] }))
  expect(keys).toContainEqual(['family reyes a', 'family reyes a|oh', 'family reyes a|oh franklin'])
  expect(personKeys(who({}))).toContainEqual(['family reyes a'])
  expect(personKeys(named('', ''))).toEqual([])
})

const seat = (court: string, from: string | null, to: string | null, isServing = false) => ({
  court,
  fromOn: from as Day | null,
  toOn: to as Day | null,
  isServing,
})
const judge = (...seats: ReturnType<typeof seat>[]) => who({ seats })

test('two living judges in two seats at one time are two people', () => {
  expect(personConflict(judge(seat('a', '2001-01-01', null, true)), judge(seat('b', '2010-01-01', null, true)))).toBe('two_seats')
  expect(personConflict(judge(seat('a', null, null, true)), judge(seat('b', null, null, true)))).toBe('two_seats')
  expect(personConflict(judge(seat('a', '2001-01-01', '2012-01-01')), judge(seat('b', '2010-01-01', null, true)))).toBe('two_seats')
})

test('successive seats, the same seat, or a seat of unknown end are no conflict', () => {
  expect(personConflict(judge(seat('a', '2001-01-01', '2010-01-31')), judge(seat('b', '2010-01-01', null, true)))).toBeNull()
  expect(personConflict(judge(seat('a', '2001-01-01', null, true)), judge(seat('a', '2001-06-01', null, true)))).toBeNull()
  expect(personConflict(judge(seat('a', '2001-01-01', null)), judge(seat('b', '2010-01-01', null, true)))).toBeNull()
  expect(personConflict(judge(seat('a', null, null)), judge(seat('b', '2010-01-01', null, true)))).toBeNull()
})

test('two suffixes, two numbers of one register, or names with nothing in common prevent a merge', () => {
  expect(personConflict(named('A', 'B', null, 'Jr.'), named('A', 'B', null, 'Sr.'))).toBe('suffix')
  const bar = (number: string, name = nobody.name) => who({ name, registers: [{ register: 'bar:OH', number }] })
  expect(personConflict(bar('1'), bar('2'))).toBe('two_numbers')
  expect(personConflict(bar('1'), bar('1', { given: 'Hugo', middle: null, family: 'Vint', suffix: null }))).toBe('names')
  expect(personConflict(bar('1'), bar('1', { given: 'Ann', middle: null, family: 'Vint', suffix: null }))).toBeNull()
  // The most serious conflict is returned first.
  expect(personConflict(bar('1', { ...nobody.name, suffix: 'Jr.' }), bar('2', { ...nobody.name, suffix: 'Sr.' }))).toBe('two_numbers')
})

test('a suffix that one of them alone has stops a machine, unless they have one number', () => {
  expect(personConflict(named('A', 'B', null, 'Jr.'), named('A', 'B'))).toBe('one_suffix')
  expect(personConflict(named('A', 'B', null, 'Esq.'), named('A', 'B'))).toBeNull()
  const numbered = (suffix: string | null) => who({ name: { ...nobody.name, suffix }, registers: [{ register: 'bar:OH', number: '1' }] })
  expect(personConflict(numbered('Jr.'), numbered(null))).toBeNull()
})

test('seats of one court begun years apart, or any a lifetime apart, prevent a merge, except for two current judges', () => {
  const [father, daughter] = [judge(seat('a', '1983-07-19', '2008-07-31')), judge(seat('a', '2008-08-01', null, true))]
  expect(personConflict(father, daughter)).toBe('two_times')
  expect(personConflict(father, judge(seat('a', '1984-11-01', null)))).toBeNull()
  expect(personConflict(judge(seat('a', '2008-01-01', null, true)), judge(seat('a', '2020-11-03', null, true)))).toBeNull()
  expect(personConflict(judge(seat('a', '1877-11-29', '1911-10-14')), judge(seat('b', '1954-02-10', '1955-03-27')))).toBe('two_times')
  expect(personConflict(judge(seat('a', '1977-11-29', '1991-10-14')), judge(seat('b', '1994-02-10', '2005-03-27')))).toBeNull()
  // One seat in common is enough: the other seat came later.
  const both = judge(seat('a', '1983-07-19', '1990-01-01'), seat('b', '1990-01-02', null, true))
  expect(personConflict(both, judge(seat('b', '1990-01-02', null)))).toBeNull()
  expect(personConflict(judge(seat('a', null, null)), judge(seat('a', '1950-01-01', '1960-01-01')))).toBeNull()
})

test('how common names, places and firms are, is counted among the people given', () => {
  const at = (family: string, state: string, firms: string[]) =>
    who({ name: { ...nobody.name, family }, states: [state], counties: [{ state, county: 'Adams' }], employers: firms })
  const people = [
    at('Reyes', 'OH', ['Ruiz & Hale']),
    at('Moss', 'OH', ['Vint', 'Hale Ruiz LLC']),
    at('Reyes', 'TX', []),
    at('Hale', 'OH', ['Moss']),
  ]
  const shares = people.map(countShares(people)).map((person) => person.shares)
  expect(shares[0]).toEqual({ family: 0.5, given: 1, state: 0.75, county: 0.75, employer: 0.5 })
  expect(shares[2]).toEqual({ family: 0.5, given: 1, state: 0.25, county: 0.25, employer: 0 })
  expect(countShares(people)(named('Hugo', 'Moss')).shares).toEqual({ family: 0.25, given: 0, state: 0, county: 0, employer: 0 })
})

test('people of one court also share its place, which is not counted again', () => {
  const sitting = who({ courts: ['Probate Court of Adams'], states: ['OH'], counties: [{ state: 'OH', county: 'Adams' }] })
  expect(level('court', sitting, sitting)).toBe('same')
  expect(level('state', sitting, sitting)).toBeNull()
  expect(level('county, within a state', sitting, sitting)).toBeNull()
})
