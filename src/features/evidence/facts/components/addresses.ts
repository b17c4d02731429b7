import { factKinds } from '#domain/facts/kinds.ts'
import { citationKinds } from '#domain/facts/strength.ts'
import { caseQuery } from '#case/cases/public.tsx'
import { addressWith } from '#shell/address-with.ts'

const path = '/evidence-dashboard'
/** What a change makes stale. */
export const stale = ['/api/facts']

export const views = ['overview', 'matrix', 'facts', 'suggested'] as const
export type View = (typeof views)[number]

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** An id that the address gives under this name; `null` for anything else. */
export function idIn(search: URLSearchParams, name: string): string | null {
  const id = search.get(name)
  return id !== null && uuid.test(id) ? id : null
}

/** The view of the address: one that names a fact or a filter shows facts. */
export function viewOf(search: URLSearchParams): View {
  const named = views.find((each) => each === search.get('view'))
  if (named) return named
  if (search.has('suggested')) return 'suggested'
  return idIn(search, 'fact') !== null ? 'facts' : 'overview'
}

/** Which facts the address asks for: a link or a reload shows the same. */
export function filtersOf(search: URLSearchParams) {
  const of = (name: string) => (search.get(name) ?? '').trim()
  const day = (name: string) => (dayShape.test(of(name)) ? of(name) : '')
  const kind = factKinds.find((each) => each === of('kind'))
  const cites = citationKinds.find((each) => each === of('cites'))
  const issue = idIn(search, 'issue')
  const [q, person, from, to] = [of('q').slice(0, 100), of('person').slice(0, 120), day('from'), day('to')]
  return {
    ...(q && { q }),
    ...(issue !== null && { issue }),
    ...(person && { person }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...(of('uncited') === 'yes' && { uncited: 'yes' as const }),
    ...(of('against') === 'yes' && { against: 'yes' as const }),
    ...(cites && { cites }),
  }
}

/** What only one way of looking at the page has. */
export const unfiltered = Object.fromEntries(
  [
    'q',
    'issue',
    'person',
    'kind',
    'from',
    'to',
    'uncited',
    'against',
    'cites',
    'fact',
    'cite',
    'message',
    'page',
    'suggested',
    'of',
    'id',
    'decided',
  ].map((name) => [name, '']),
)

/** The page with other parts of its address; an empty value leaves a part out. */
export const pageWith = (search: URLSearchParams, parts: Readonly<Record<string, string>>): string => addressWith(path, search, parts)

/** The facts with these filters and no others. */
export const factsWith = (search: URLSearchParams, parts: Readonly<Record<string, string>>): string =>
  pageWith(search, { ...unfiltered, view: 'facts', ...parts })

export const listInput = (search: URLSearchParams) => ({ query: { ...caseQuery(search), ...filtersOf(search) } })

const sources = ['item', 'document', 'order', 'thread'] as const
/** Whose suggestions the address asks for; `null` for all. */
export function sourceIn(search: URLSearchParams): { source: (typeof sources)[number]; id: string } | null {
  const [source, id] = [sources.find((each) => each === search.get('of')), idIn(search, 'id')]
  return source && id !== null ? { source, id } : null
}

/** What the address wants to cite: an item or a message, and a page of it. */
export function citedIn(search: URLSearchParams): { item?: string; message?: string; page: number | null } | null {
  const [item, message] = [idIn(search, 'cite'), idIn(search, 'message')]
  if (item === null && message === null) return null
  const page = Number(search.get('page'))
  return { ...(item === null ? { message: message! } : { item }), page: Number.isInteger(page) && page > 0 && page <= 50_000 ? page : null }
}
