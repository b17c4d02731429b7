import { slipsBetween } from '../matching/edits.ts'
import { otherNamesOf } from '../matching/nicknames.ts'
import { jaroWinkler } from './jaro-winkler.ts'
import { meet } from './meet.ts'
import { type Field, notCompared } from './model.ts'
import type { Person } from './person.ts'

/** From these on two spellings are taken for one name; a given name is often cut short, so that less is asked of it. */
const nearFamily = 0.92
const nearGiven = 0.88

const others = new Map<string, ReadonlySet<string>>()
/** The other forms of a given name, each looked up once. */
function formsOf(name: string): ReadonlySet<string> {
  let forms = others.get(name)
  if (!forms) others.set(name, (forms = new Set(otherNamesOf(name))))
  return forms
}

const areForms = (a: string, b: string) => formsOf(a).has(b) || formsOf(b).has(a)
/** Less alike no two words are within one slip of each other, from five letters on. */
const farthest = 0.8

function isNear(a: string, b: string, least: number): boolean {
  if (a.length < 3 || b.length < 3) return false
  const likeness = jaroWinkler(a, b)
  return likeness >= least || (likeness >= farthest && a.length > 4 && b.length > 4 && slipsBetween(a, b, 1) <= 1)
}

/** The given name of each stands where the other has its family name; the given name's field says so for both. */
const areTurned = (a: Person, b: Person) => a.given === b.family && a.family === b.given && a.given !== a.family

export const family: Field<Person> = {
  name: 'family name',
  levels: [
    { name: 'same', start: 0.84, byFrequency: 1 },
    { name: 'a part or a former name is the same', start: 0.04, byFrequency: 0.5 },
    { name: 'spelled alike', start: 0.05, byFrequency: 0.8 },
    { name: 'sounds alike', start: 0.02, byFrequency: 0.3 },
    { name: 'other', start: 0.05 },
  ],
  share: ({ shares }) => shares.family,
  compare(a, b) {
    if (a.family === '' || b.family === '') return notCompared
    if (areTurned(a, b)) return notCompared
    if (a.family === b.family) return 0
    if (a.familyParts.includes(b.family) || b.familyParts.includes(a.family) || meet(a.familyParts, b.familyParts)) return 1
    if (isNear(a.family, b.family, nearFamily)) return 2
    return a.familySound === b.familySound ? 3 : 4
  },
}

export const given: Field<Person> = {
  name: 'given name',
  levels: [
    { name: 'same', start: 0.72, byFrequency: 1 },
    { name: 'another form of it', start: 0.07 },
    { name: 'spelled alike', start: 0.05, byFrequency: 0.7 },
    { name: 'an initial of it', start: 0.08 },
    { name: 'the other one’s middle name', start: 0.05 },
    { name: 'given and family name turned', start: 0.01 },
    { name: 'other', start: 0.02 },
  ],
  share: ({ shares }) => shares.given,
  compare(a, b) {
    if (a.given === '' || b.given === '') return notCompared
    if (areTurned(a, b)) return 5
    const hasInitial = a.given.length === 1 || b.given.length === 1
    if (!hasInitial) {
      if (a.given === b.given) return 0
      if (areForms(a.given, b.given)) return 1
      if (isNear(a.given, b.given, nearGiven)) return 2
    } else if (a.given[0] === b.given[0]) return 3
    return isMiddleOf(a, b) || isMiddleOf(b, a) ? 4 : 6
  },
}

/** The one's given name, or another form of it, is a middle name of the other. */
function isMiddleOf({ given: name }: Person, { middle: names }: Person): boolean {
  if (name.length > 1) for (const other of names) if (other === name || (other.length > 1 && areForms(other, name))) return true
  return false
}

export const middle: Field<Person> = {
  name: 'middle name',
  levels: [
    { name: 'same', start: 0.6 },
    { name: 'an initial of it', start: 0.3 },
    { name: 'other', start: 0.1 },
  ],
  compare(a, b) {
    const [one, other] = [a.middle[0], b.middle[0]]
    if (one === undefined || other === undefined) return notCompared
    if (meet(a.middle, b.middle)) return one.length > 1 || other.length > 1 ? 0 : 1
    for (const first of a.middle) for (const second of b.middle) if (isInitialOf(first, second)) return 1
    return 2
  },
}

const isInitialOf = (a: string, b: string) => (a.length === 1 || b.length === 1) && a[0] === b[0]
