import type { Item, Place } from './types.ts'
import type { Way } from './travel.ts'

// Conflicts between two items. Each rule compares only two items, in either order; the sweep (sweep.ts) chooses which pairs
// to compare.

/** They share time. Touching edges do not; a moment shares time with an item around it. */
function shareTime(a: Item, b: Item): boolean {
  return a.from < b.to && b.from < a.to
}

const takesParent = new Set(['event', 'hearing', 'exchange', 'visit'])
const takesChild = new Set(['event', 'visit', 'school'])

/** Whether the item requires a parent to be somewhere. A whole day is a note, not an appointment. */
const holdsParent = (item: Item) => takesParent.has(item.kind) && !item.allDay
const holdsChild = (item: Item) => takesChild.has(item.kind) && !item.allDay

/** Whether two short lists have something in common. */
export function share<T>(a: readonly T[], b: readonly T[]): boolean {
  for (const one of a) if (b.includes(one)) return true
  return false
}

export function sharedPeople(a: Item, b: Item): Item['people'] {
  return a.people.filter((person) => b.people.includes(person)).toSorted()
}

export function sharedChildren(a: Item, b: Item): readonly string[] {
  return a.children.filter((child) => b.children.includes(child)).toSorted()
}

/**
 * A child in two places: two things with a time; an exchange within one of them (except school, where exchanges
 * take place); a vacation with school, with another vacation, or with a thing another person planned.
 */
export function childTwice(a: Item, b: Item): boolean {
  if (!shareTime(a, b)) return false
  return taken(a, b) || taken(b, a)
}

/** A lesson gives way to a trip or a visit without a conflict. */
const givesWay = (a: Item, b: Item) => a.isRoutine === true && a.kind === 'event' && (b.kind === 'vacation' || b.kind === 'visit')

function taken(a: Item, b: Item): boolean {
  if (givesWay(a, b) || givesWay(b, a)) return false
  if (holdsChild(a) && holdsChild(b)) return true
  if (a.kind === 'exchange') return holdsChild(b) && b.kind !== 'school'
  if (a.kind !== 'vacation') return false
  if (b.kind === 'vacation') return true
  return holdsChild(b) && (b.kind === 'school' || b.author !== a.author)
}

/** A parent in two places. */
export function parentTwice(a: Item, b: Item): boolean {
  return holdsParent(a) && holdsParent(b) && shareTime(a, b)
}

/** A parent is on vacation and in court. */
export function inVacation(a: Item, b: Item): boolean {
  return shareTime(a, b) && ((a.kind === 'hearing' && b.kind === 'vacation') || (a.kind === 'vacation' && b.kind === 'hearing'))
}

/** Too little time from one place to the other, and for whom. */
export interface TooFar extends Way {
  /** Minutes between the two. */
  gap: number
  people: Item['people']
  children: readonly string[]
}

const movesChild = (item: Item) => (takesChild.has(item.kind) || item.kind === 'exchange') && !item.allDay

/** Too little time between two places for a parent or a child of both items; `null` if there is enough, or the travel time is unknown. */
export function tooFar(a: Item, b: Item, between: (a: Place, b: Place) => Way | null): TooFar | null {
  if (!a.place || !b.place || shareTime(a, b)) return null
  const people = holdsParent(a) && holdsParent(b) ? sharedPeople(a, b) : []
  const children = movesChild(a) && movesChild(b) ? sharedChildren(a, b) : []
  if (people.length + children.length === 0) return null
  const gap = Math.max(b.from - a.to, a.from - b.to)
  const way = between(a.place, b.place)
  return way && gap < way.minutes * 60_000 ? { ...way, gap: Math.floor(gap / 60_000), people, children } : null
}
