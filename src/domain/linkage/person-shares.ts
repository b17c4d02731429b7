import type { Person } from './person.ts'
import { sharesOf } from './shares.ts'

const firm = (words: readonly string[]) => words.join(' ')

/**
 * Counts how common the names, places and firms of these people are.
 * @returns what tells a person, one of them or a new one, how common theirs are
 */
export function countShares(people: readonly Person[]): (person: Person) => Person {
  const family = sharesOf(people.map((person) => person.family))
  const given = sharesOf(people.map((person) => person.given))
  const states = sharesOf(people.flatMap((person) => person.states))
  const counties = sharesOf(people.flatMap((person) => person.counties))
  const employers = sharesOf(people.flatMap((person) => person.employers.map(firm)))
  const most = (table: ReadonlyMap<string, number>, values: readonly string[]) =>
    values.reduce((share, value) => Math.max(share, table.get(value) ?? 0), 0)
  return (person) => ({
    ...person,
    shares: {
      family: family.get(person.family) ?? 0,
      given: given.get(person.given) ?? 0,
      state: most(states, person.states),
      county: most(counties, person.counties),
      employer: most(employers, person.employers.map(firm)),
    },
  })
}
