import { states } from '#domain/directory/states.ts'
import { type Role, roles } from '#directory/professionals/contract.ts'

/** How many people fit side by side. */
export const mostCompared = 4

/** A place of the directory, from the country down to the people of one role. */
export interface Place {
  state?: string | undefined
  county?: string | undefined
  court?: string | undefined
  role?: Role | undefined
}

const textOf = (search: URLSearchParams, key: string) => search.get(key)?.trim() || undefined

/** The place that the page's address names; the server judges it. A role that is none is left out. */
export function placeOf(search: URLSearchParams): Place {
  const role = roles.find((known) => known === search.get('role'))
  return { state: textOf(search, 'state'), county: textOf(search, 'county'), court: textOf(search, 'court'), role }
}

/** The query for the people of one role in a place. */
export function peopleQuery(search: URLSearchParams) {
  return { ...placeOf(search), sort: 'name' as const, cursor: search.get('cursor') ?? undefined }
}

/** The page's address of a place. */
export function hrefOf(place: Place & { cursor?: string | undefined }): string {
  const given = Object.entries(place).filter(([, value]) => value !== undefined && value !== '')
  return given.length === 0 ? '/profiles' : `/profiles?${new URLSearchParams(given as [string, string][])}`
}

/** The name of a state, a county of it, or a court, whichever is the closest; `null` for the whole country. */
export function nameOf({ state, county, court }: Place, courtName?: string): string | null {
  if (court) return courtName ?? court
  const stateName = state && (states[state] ?? state)
  return county ? [county, stateName].filter(Boolean).join(', ') : (stateName ?? null)
}

/** The people who are compared: `compare=a,b` and `compare=a&compare=b` alike, each once, in the order given. */
export function comparedIn(search: URLSearchParams): string[] {
  const given = search.getAll('compare').flatMap((ids) => ids.split(','))
  return [...new Set(given.map((id) => id.trim().toLowerCase()).filter((id) => id !== ''))]
}

/** The address that compares these people. */
export function compareHref(ids: readonly string[]): string {
  return `/profiles?compare=${ids.map(encodeURIComponent).join(',')}`
}
