import { rangesText, type TextRange } from '#domain/redaction/ranges.ts'

/** What a change makes stale. */
export const stale = (caseId: string, file: string) => [`/api/cases/${caseId}/files/${file}/redactions`]

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The page on which an item's file is redacted, with places that are hidden already. No words stand in an address. */
export const redactAddress = (item: string, ranges: readonly TextRange[] = []): string =>
  `/evidence-vault?item=${item}&redact=${ranges.length === 0 ? 'new' : rangesText(ranges)}`

/** The ranges that the address names; `null` where it asks for no redacting. */
export const redactIn = (search: URLSearchParams): string | null => search.get('redact')

/** A redacted copy that the address names, as what cites one does. */
export function copyIn(search: URLSearchParams): string | null {
  const copy = search.get('copy')
  return copy !== null && uuid.test(copy) ? copy : null
}
