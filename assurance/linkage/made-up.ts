import { nicknamePairs, otherNamesOf } from '#domain/matching/nicknames.ts'
import type { PersonFacts } from '#domain/linkage/person.ts'
import type { Day } from '#kernel/day.ts'
import { seededNumbers } from '#kernel/seeded.ts'
import { madeUpSurnames, zipf } from './made-up-names.ts'

/** A made-up person's record, and which made-up person it is; the truth is read by what counts hits and by nothing else. */
export interface MadeUp {
  person: number
  facts: PersonFacts
}

/** How many in a hundred records are a second record of a person, from another source. */
const secondRecords = 5
const states =
  'ca tx fl ny pa il oh ga nc mi nj va wa az tn ma in mo md wi co mn sc al la ky or ok ct ut ia nv ar ms ks nm ne id wv hi nh me mt ri de sd nd ak dc vt wy'.split(
    ' ',
  )
const countiesOfState = 60
const surnames = 60_000

/** The errors between two sources, each with its share of second records. */
const slips = {
  nickname: 0.12,
  initial: 0.08,
  misspelt: 0.08,
  newFamily: 0.03,
  hyphen: 0.02,
  moved: 0.15,
  noMiddle: 0.4,
  noNumber: 0.5,
  noYear: 0.4,
  yearOff: 0.1,
  noSuffix: 0.5,
  otherFirm: 0.3,
} as const

/**
 * Made-up professionals of the United States: names from syllables and from the tree's given names, as common as names are,
 * in 51 states of 60 counties. The same seed gives the same people.
 * @yields `people` records, the second record of someone somewhere after the first
 */
export function* madeUpPeople(people: number, seed: number): Generator<MadeUp> {
  const next = seededNumbers(seed)
  const families = madeUpSurnames(surnames, next)
  const givens = [...new Set(nicknamePairs().map(({ full }) => full))]
  const drawFamily = zipf(families.length, 40)
  const drawGiven = zipf(givens.length, 12)
  const drawState = zipf(states.length, 2)
  const drawCounty = zipf(countiesOfState, 1)
  const earlier: MadeUp[] = []
  for (let made = 0; made < people; made += 1) {
    if (next() * 100 < secondRecords && earlier.length > 0) {
      const { person, facts } = earlier[Math.floor(next() * earlier.length)]!
      yield { person, facts: withSlips(facts) }
      continue
    }
    const record = { person: made, facts: fresh(made) }
    // One record in three may get a second record: that is enough to choose from, and saves memory.
    if (next() < 1 / 3) earlier.push(record)
    yield record
  }

  function family() {
    return families[drawFamily(next())]!
  }

  function firm() {
    return `${family()} ${next() < 0.5 ? `${family()} ` : ''}Law Group`
  }

  function placeOf(state: string) {
    return { state, county: `county ${drawCounty(next())}` }
  }

  function fresh(at: number): PersonFacts {
    const state = states[drawState(next())]!
    const place = placeOf(state)
    const role = ['attorney', 'attorney', 'attorney', 'attorney', 'gal', 'expert', 'judge'][Math.floor(next() * 7)]!
    const court = `superior court of ${place.county} ${state}`
    const hasBar = role !== 'expert' && next() < 0.6
    const from = `${1990 + Math.floor(next() * 34)}-01-05` as Day
    return {
      name: {
        given: givens[drawGiven(next())]!,
        middle: next() < 0.6 ? givens[drawGiven(next())]! : null,
        family: family(),
        suffix: next() < 0.03 ? ['Jr.', 'Sr.', 'III'][Math.floor(next() * 3)]! : null,
      },
      registers: hasBar ? [{ register: `bar:${state}`, number: String(100_000 + at) }] : [],
      roles: [role],
      courts: role === 'judge' ? [court] : [],
      states: [state],
      counties: [place],
      admitted: role === 'expert' ? null : 1970 + Math.floor(next() * 54),
      employers: role === 'judge' ? [] : [firm()],
      seats: role === 'judge' ? [{ court, fromOn: from, toOn: null, isServing: true }] : [],
    }
  }

  function misspelt(word: string): string {
    const at = 1 + Math.floor(next() * (word.length - 1))
    const kind = next()
    if (kind < 0.3) return word.slice(0, at) + word.slice(at + 1)
    if (kind < 0.6) return word.slice(0, at) + word[at - 1]! + word.slice(at)
    return word.slice(0, at - 1) + (word[at] ?? '') + word[at - 1]! + word.slice(at + 1)
  }

  function withSlips(facts: PersonFacts): PersonFacts {
    const happens = (slip: keyof typeof slips) => next() < slips[slip]
    const name = { ...facts.name }
    if (happens('nickname')) name.given = otherNamesOf(name.given)[0] ?? name.given
    if (happens('misspelt')) name.family = misspelt(name.family)
    else if (happens('newFamily')) name.family = family()
    else if (happens('hyphen')) name.family = `${name.family}-${family()}`
    if (happens('initial')) name.given = name.given[0]!
    if (happens('noMiddle')) name.middle = null
    else if (name.middle !== null && next() < 0.5) name.middle = name.middle[0]!
    if (happens('noSuffix')) name.suffix = null
    const isMoved = facts.seats.length === 0 && happens('moved')
    return {
      ...facts,
      name,
      registers: happens('noNumber') ? [] : facts.registers,
      counties: isMoved ? facts.counties.map(({ state }) => placeOf(state)) : facts.counties,
      admitted: facts.admitted === null || happens('noYear') ? null : facts.admitted + (happens('yearOff') ? 1 : 0),
      employers: facts.employers.length > 0 && happens('otherFirm') ? [firm()] : facts.employers,
    }
  }
}
