import { caseQuery } from '#case/cases/public.tsx'
import { addressWith } from '#shell/address-with.ts'

const path = '/evidence-vault'
/** What a change makes stale. */
export const stale = ['/api/exhibits']

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The list that the address names; without one it is the current list. */
export function listQuery(search: URLSearchParams) {
  const list = search.get('list') ?? ''
  return { ...caseQuery(search), ...(uuid.test(list) && { list }) }
}

/** The page with other parts of its address; an empty value leaves a part out. */
export const pageWith = (search: URLSearchParams, parts: Readonly<Record<string, string>>): string => addressWith(path, search, parts)
