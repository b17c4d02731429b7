import { kinds } from '../contract.ts'

const textOf = (search: URLSearchParams, key: string) => search.get(key)?.trim() || undefined

export const home = '/professional-organization'

type View = { what: 'organization'; id: string; on: string | undefined } | { what: 'person'; id: string } | { what: 'list' }

/** The list or organization that the page's address names. */
export function viewOf(search: URLSearchParams): View {
  const [organization, person] = [textOf(search, 'organization'), textOf(search, 'person')]
  if (organization) return { what: 'organization', id: organization, on: textOf(search, 'on') }
  return person ? { what: 'person', id: person } : { what: 'list' }
}

/** The query for the list; an unknown kind is left out. */
export function listQuery(search: URLSearchParams) {
  return {
    q: textOf(search, 'q'),
    kind: kinds.find((known) => known === search.get('kind')),
    state: textOf(search, 'state'),
    cursor: textOf(search, 'cursor'),
  }
}

export function hrefOf(given: Readonly<Record<string, string | null | undefined>>): string {
  const some = Object.entries(given).filter(([, value]) => value)
  return some.length === 0 ? home : `${home}?${new URLSearchParams(some as [string, string][])}`
}
