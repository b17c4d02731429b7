import { caseQuery } from '#case/cases/public.tsx'
import { folders } from '#domain/documents/documents.ts'
import type { Filters } from '../contract.ts'
import { addressWith } from '#shell/address-with.ts'

const path = '/documents'
/** What a change makes stale. */
export const stale = ['/api/documents', '/api/files']

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** The document that the address names. */
export function documentIn(search: URLSearchParams): string | null {
  const id = search.get('document') ?? ''
  return uuid.test(id) ? id : null
}

/** Which documents the address asks for: a link or a reload shows the same. */
export function filtersOf(search: URLSearchParams): Filters {
  const folder = folders.find((one) => one === search.get('folder'))
  const q = (search.get('q') ?? '').trim().slice(0, 100)
  return { ...(folder && { folder }), ...(q && { q }) }
}

export const listQuery = (search: URLSearchParams) => ({ ...caseQuery(search), ...filtersOf(search) })

/** The page with other parts of its address; an empty value leaves a part out. */
export const pageWith = (search: URLSearchParams, parts: Readonly<Record<string, string>>): string => addressWith(path, search, parts)
