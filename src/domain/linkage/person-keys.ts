import { otherNamesOf } from '../matching/nicknames.ts'
import type { Key } from './blocks.ts'
import type { Person } from './person.ts'
import { soundexOf } from './soundex.ts'

const likeliest = new Map<string, string>()
/** The likeliest other form of a given name (of "bob" "robert", of "william" "bill"); itself when no table knows one. */
function otherFormOf(given: string): string {
  let form = likeliest.get(given)
  if (form === undefined) likeliest.set(given, (form = otherNamesOf(given)[0] ?? given))
  return form
}

/** A text for the whole country, one for each state, one for each county; a person of no state has the first alone. */
function placed(text: string, { states, counties }: Person): Key[] {
  if (states.length === 0) return [[text]]
  return states.flatMap((state): Key[] => {
    const inState = `${text}|${state}`
    const own = counties.filter((county) => county.startsWith(`${state} `))
    return own.length === 0 ? [[text, inState]] : own.map((county): Key => [text, inState, `${text}|${county}`])
  })
}

/**
 * The keys under which a person is looked for, each robust to something else:
 * the family name as written (a wrong or short given name), its sound with the initial (a misspelt family name), the
 * given name at a court, at a firm or in a county (a new family name), both names turned, and every number of a register.
 * Their texts are what an index of a database holds.
 */
export function personKeys(person: Person): Key[] {
  const { given, family, familyParts, familySound, courts, counties, employers, registers } = person
  const keys: Key[] = []
  for (const { register, number } of registers) keys.push([`number ${register} ${number}`])
  if (family === '' || given === '') return keys
  const other = otherFormOf(given)
  for (const name of [family, ...familyParts]) {
    keys.push(...placed(`family ${name} ${given[0]}`, person))
    // Bob and Robert have other initials.
    if (other[0] !== given[0]) keys.push(...placed(`family ${name} ${other[0]}`, person))
  }
  keys.push(...placed(`sound ${familySound} ${given[0]}`, person))
  if (given.length > 1) {
    for (const place of [...courts, ...employers.map((words) => words.join(' '))]) keys.push([`at ${place} ${given}`])
    if (person.admitted !== null) for (const county of counties) keys.push([`given ${given} ${county} ${person.admitted}`])
    keys.push(...placed(`both ${[familySound, soundexOf(given)].toSorted().join(' ')}`, person))
  }
  return keys
}
