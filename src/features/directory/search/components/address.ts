import type { Input } from '#http/contract.ts'
import type { calls } from '../contract.ts'

export type Query = Input<typeof calls.search>['query']

const keys = ['q', 'role', 'state', 'county', 'court', 'jurisdiction', 'sort', 'cursor'] as const

/** What the page's address asks for; the server judges it, a wrong value gets its sentence. */
export function queryOf(search: URLSearchParams): Query {
  const given = keys.flatMap((key) => {
    const value = search.get(key)?.trim()
    return value ? [[key, value]] : []
  })
  return Object.fromEntries(given) as Query
}

/** The address of this search with some of it changed; a missing value is taken out. */
export function hrefWith(search: URLSearchParams, changes: Partial<Record<(typeof keys)[number], string | undefined>>): string {
  const next = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next.size === 0 ? '/search-professionals' : `/search-professionals?${next}`
}
