import { caseQuery } from '#case/cases/public.tsx'
import { fileKinds, privacies } from '#domain/evidence/items.ts'
import { addressWith } from '#shell/address-with.ts'

const path = '/evidence-vault'
/** What a change makes stale. */
export const stale = ['/api/evidence']

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isDay = /^\d{4}-\d{2}-\d{2}$/

/** The names of filters in the address. */
export const filterNames = ['q', 'issue', 'child', 'kind', 'privacy', 'from', 'to'] as const

/** Which items the address asks for: a link or a reload shows the same. What is no filter is left out. */
export function filtersOf(search: URLSearchParams) {
  const of = (name: string, longest = 120) => (search.get(name) ?? '').trim().slice(0, longest)
  const [kind, privacy] = [fileKinds.find((one) => one === of('kind')), privacies.find((one) => one === of('privacy'))]
  const [q, issue, child, from, to] = [of('q', 100), of('issue'), of('child'), of('from'), of('to')]
  return {
    ...(q && { q }),
    ...(issue && { issue }),
    ...(uuid.test(child) && { child }),
    ...(kind && { kind }),
    ...(privacy && { privacy }),
    ...(isDay.test(from) && { from }),
    ...(isDay.test(to) && { to }),
  }
}

export const listQuery = (search: URLSearchParams) => ({ ...caseQuery(search), ...filtersOf(search) })

/** The item that the address names. */
export function itemIn(search: URLSearchParams): string | null {
  const item = search.get('item')
  return item !== null && uuid.test(item) ? item : null
}

/** The page with other parts of its address; an empty value leaves a part out. */
export const pageWith = (search: URLSearchParams, parts: Readonly<Record<string, string>>): string => addressWith(path, search, parts)

/** Parts of the address that belong to one item: another item, or none, begins without them. */
export const noItem = { item: '', page: '', redact: '', copy: '' } as const
