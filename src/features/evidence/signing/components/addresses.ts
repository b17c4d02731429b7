import { addressWith } from '#shell/address-with.ts'

/** What a change makes stale. */
export const stale = ['/api/signing', '/api/answers', '/api/documents']

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const idIn = (search: URLSearchParams, name: string) => {
  const id = search.get(name) ?? ''
  return uuid.test(id) ? id : null
}

/** The request that the address names. */
export const requestIn = (search: URLSearchParams) => idIn(search, 'sign')
/** The document that is to be signed. */
export const documentIn = (search: URLSearchParams) => idIn(search, 'document')

/** All papers; one request; a new one for a document. */
export const toPapers = (search: URLSearchParams) => addressWith('/documents', search, { sign: 'all', document: '' })
export const toRequest = (search: URLSearchParams, id: string) => addressWith('/documents', search, { sign: id, document: '' })
export const toDocument = (search: URLSearchParams, id: string) => addressWith('/documents', search, { sign: '', document: id })

export const fileOf = (caseId: string, request: string, file: string) => `/api/cases/${caseId}/sign-requests/${request}/${file}`
