import { meet } from './meet.ts'
import { type Field, notCompared } from './model.ts'
import { family, given, middle } from './name-fields.ts'
import type { Person } from './person.ts'

const suffix: Field<Person> = {
  name: 'suffix',
  levels: [
    { name: 'same', start: 0.6 },
    { name: 'one of them has none', start: 0.4 },
    // Father and son share names, court and town: laid down, for too few of them are met to measure it.
    { name: 'other', start: 0, bits: -10 },
  ],
  compare(a, b) {
    if (a.suffix === '' && b.suffix === '') return notCompared
    if (a.suffix === b.suffix) return 0
    return a.suffix === '' || b.suffix === '' ? 1 : 2
  },
}

const register: Field<Person> = {
  name: 'number in a register',
  levels: [
    { name: 'same', start: 1, bits: 40 },
    { name: 'two numbers in one register', start: 0, bits: -12 },
  ],
  compare(a, b) {
    let isOther = false
    for (const one of a.registers) {
      for (const other of b.registers) {
        if (one.register !== other.register) continue
        if (one.number === other.number) return 0
        isOther = true
      }
    }
    return isOther ? 1 : notCompared
  },
}

const court: Field<Person> = {
  name: 'court',
  levels: [
    { name: 'same', start: 0.8 },
    { name: 'other', start: 0.2 },
  ],
  compare: ({ courts: a }, { courts: b }) => (a.length === 0 || b.length === 0 ? notCompared : meet(a, b) ? 0 : 1),
}

/** A court lies in one county: who shares the court shares the place, and it is not counted again. */
const shareCourt = (a: Person, b: Person) => meet(a.courts, b.courts)

const state: Field<Person> = {
  name: 'state',
  levels: [
    { name: 'same', start: 0.95, byFrequency: 1 },
    { name: 'other', start: 0.05 },
  ],
  share: ({ shares }) => shares.state,
  compare: (a, b) => (a.states.length === 0 || b.states.length === 0 || shareCourt(a, b) ? notCompared : meet(a.states, b.states) ? 0 : 1),
}

/** Compared within a state alone: it is what the county says beyond it. */
const county: Field<Person> = {
  name: 'county, within a state',
  levels: [
    { name: 'same', start: 0.8, byFrequency: 1 },
    { name: 'other', start: 0.2 },
  ],
  share: ({ shares }) => (shares.state === 0 ? 0 : shares.county / shares.state),
  compare(a, b) {
    if (a.counties.length === 0 || b.counties.length === 0 || shareCourt(a, b) || !meet(a.states, b.states)) return notCompared
    return meet(a.counties, b.counties) ? 0 : 1
  },
}

const admitted: Field<Person> = {
  name: 'year of admission',
  levels: [
    { name: 'same', start: 0.85 },
    { name: 'a year apart', start: 0.1 },
    { name: 'other', start: 0.05 },
  ],
  compare(a, b) {
    if (a.admitted === null || b.admitted === null) return notCompared
    const apart = Math.abs(a.admitted - b.admitted)
    return apart > 1 ? 2 : apart
  },
}

/** Two firms are alike when half of all their words are common. */
const half = 0.5

const employer: Field<Person> = {
  name: 'employer',
  levels: [
    { name: 'same words', start: 0.6, byFrequency: 1 },
    { name: 'half of the words', start: 0.15 },
    { name: 'other', start: 0.25 },
  ],
  share: ({ shares }) => shares.employer,
  compare({ employers: a }, { employers: b }) {
    if (a.length === 0 || b.length === 0) return notCompared
    let most = 0
    for (const one of a) for (const other of b) most = Math.max(most, commonWords(one, other))
    return most === 1 ? 0 : most >= half ? 1 : 2
  },
}

/** Common words of two names as a share of all of theirs (P. Jaccard 1901). */
function commonWords(a: readonly string[], b: readonly string[]): number {
  let common = 0
  for (const word of a) if (b.includes(word)) common += 1
  return common / (a.length + b.length - common)
}

/** Who is a judge may have been an attorney or a guardian; an expert seldom becomes a judge. */
const careers: readonly (readonly [string, string])[] = [
  ['attorney', 'judge'],
  ['attorney', 'gal'],
  ['gal', 'judge'],
  ['expert', 'gal'],
]

const role: Field<Person> = {
  name: 'role',
  levels: [
    { name: 'same', start: 0.85 },
    { name: 'one may follow on the other', start: 0.13 },
    { name: 'other', start: 0.02 },
  ],
  compare({ roles: a }, { roles: b }) {
    if (a.length === 0 || b.length === 0) return notCompared
    if (meet(a, b)) return 0
    return careers.some(([one, other]) => (a.includes(one) && b.includes(other)) || (a.includes(other) && b.includes(one))) ? 1 : 2
  },
}

/** The fields by which records of professionals are compared, in the order in which a page shows them. */
export const personFields: readonly Field<Person>[] = [
  family,
  given,
  middle,
  suffix,
  register,
  court,
  state,
  county,
  admitted,
  employer,
  role,
]
