import type { Filters } from '../contract.ts'
import { incidentKinds } from '#domain/incidents/kinds.ts'
import { addressWith } from '#shell/address-with.ts'

export const path = '/co-parenting-incidents'
/** What a change makes stale. */
export const stale = ['/api/incidents']

/** Which incidents the address asks for: a link or a reload shows the same. */
export function filtersOf(search: URLSearchParams): Filters {
  const of = (name: string) => search.get(name) ?? ''
  const kind = incidentKinds.find((one) => one === of('kind'))
  const day = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(of(name)) ? of(name) : '')
  const [child, from, to, words] = [of('child'), day('from'), day('to'), of('words').trim().slice(0, 80)]
  return { ...(kind && { kind }), ...(child && { child }), ...(from && { from }), ...(to && { to }), ...(words && { words }) }
}

/** The page with other parts of its address; an empty value leaves a part out. */
export const pageWith = (search: URLSearchParams, parts: Readonly<Record<string, string>>): string => addressWith(path, search, parts)
