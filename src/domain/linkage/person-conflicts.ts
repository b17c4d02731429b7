import { type Day, startOf } from '../../kernel/day.ts'
import { jaroWinkler } from './jaro-winkler.ts'
import type { Person, Seat } from './person.ts'

/** Why two records cannot be merged without a person: what speaks against it outweighs any likeness. */
export type Conflict = 'two_seats' | 'suffix' | 'two_numbers' | 'names'

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
 * Why two records cannot be one person by a machine's word, or `null`: two seats of judges held at one time, two
 * suffixes, two numbers in one register, or nothing in common in their names (a number typed wrong).
 */
export function personConflict(a: Person, b: Person): Conflict | null {
  if (a.seats.some((one) => b.seats.some((other) => doOverlap(one, other)))) return 'two_seats'
  if (a.suffix !== '' && b.suffix !== '' && a.suffix !== b.suffix) return 'suffix'
  const isOther = a.registers.some((one) => b.registers.some((other) => one.register === other.register && one.number !== other.number))
  if (isOther) return 'two_numbers'
  return areOtherNames(a, b) ? 'names' : null
}
