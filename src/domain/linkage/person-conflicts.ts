import { type Day, startOf } from '#kernel/day.ts'
import { jaroWinkler } from './jaro-winkler.ts'
import type { Person, Seat } from './person.ts'

/** Why two records cannot be merged without a person: what speaks against it outweighs any likeness. */
export type Conflict = 'two_seats' | 'two_numbers' | 'suffix' | 'names' | 'two_times' | 'one_suffix'

const day = 86_400_000
/** A judge may hold two seats for as long as a change of court takes. */
const handover = 92

/** When a seat was surely held, as days since 1970; a seat of unknown beginning or end was held on the day that is known. */
function heldFrom({ fromOn, toOn }: Seat): number | null {
  const known: Day | null = fromOn ?? toOn
  return known === null ? null : startOf(known) / day
}

function heldTo({ fromOn, toOn, isServing }: Seat): number | null {
  if (toOn !== null) return startOf(toOn) / day
  if (isServing) return Infinity
  return fromOn === null ? null : startOf(fromOn) / day
}

/** Both seats were held on the same days, longer than a change of court takes, in two courts. */
function doOverlap(a: Seat, b: Seat): boolean {
  if (a.court === b.court) return false
  if (a.isServing && b.isServing) return true
  const [fromA, fromB, toA, toB] = [heldFrom(a), heldFrom(b), heldTo(a), heldTo(b)]
  if (fromA === null || fromB === null || toA === null || toB === null) return false
  return Math.min(toA, toB) - Math.max(fromA, fromB) > handover
}

const year = 365.25
/** One seat begins on one day, no matter which source says so; two sources may differ by a term of waiting. */
const sameBegin = 2 * year
/** Nobody begins a seat so long after another. */
const longestLife = 45 * year

/**
 * Every two of their seats began a life apart, or those in one court years apart: a daughter sits where her father sat, and has
 * his name. Who serves in one court now is one person, elected again.
 */
function wereOtherTimes(a: Person, b: Person): boolean {
  const apart = a.seats.flatMap((one) =>
    b.seats.flatMap((other) => {
      if (one.fromOn === null || other.fromOn === null) return []
      const isOneCourt = one.court === other.court
      const days = one.isServing && other.isServing && isOneCourt ? 0 : Math.abs(startOf(one.fromOn) - startOf(other.fromOn)) / day
      return [{ isOneCourt, days }]
    }),
  )
  const inOneCourt = apart.filter(({ isOneCourt }) => isOneCourt)
  return (
    (apart.length > 0 && apart.every(({ days }) => days > longestLife)) ||
    (inOneCourt.length > 0 && inOneCourt.every(({ days }) => days > sameBegin))
  )
}

const leastAlike = 0.7

/** Neither the family nor the given names have anything in common. */
function areOtherNames(a: Person, b: Person): boolean {
  const named = [a.family, b.family, a.given, b.given].every((name) => name.length > 1)
  return (
    named &&
    jaroWinkler(a.family, b.family) < leastAlike &&
    jaroWinkler(a.given, b.given) < leastAlike &&
    !b.familyParts.includes(a.family) &&
    !a.familyParts.includes(b.family)
  )
}

/**
 * Why two records cannot be one person by a machine's word, or `null`: two seats of judges held at one time, two numbers in one
 * register, two suffixes, nothing in common in their names (a number typed wrong), seats that began at other times, or a suffix
 * that one of them alone has and no number in common (of 20 wrong pairs of real judges, all were father and son or namesakes a
 * life apart: docs/linkage.md). The first two come first, for nobody may pass over them.
 */
export function personConflict(a: Person, b: Person): Conflict | null {
  if (a.seats.some((one) => b.seats.some((other) => doOverlap(one, other)))) return 'two_seats'
  const inOneRegister = a.registers.flatMap((one) =>
    b.registers.filter((other) => one.register === other.register).map((other) => one.number === other.number),
  )
  if (inOneRegister.includes(false)) return 'two_numbers'
  if (a.suffix !== '' && b.suffix !== '' && a.suffix !== b.suffix) return 'suffix'
  if (areOtherNames(a, b)) return 'names'
  if (wereOtherTimes(a, b)) return 'two_times'
  return a.suffix !== b.suffix && !inOneRegister.includes(true) ? 'one_suffix' : null
}
