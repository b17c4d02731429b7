import { createHash } from 'node:crypto'
import type { Content, OwnRow } from './store.writing.ts'

type Said = 'subject' | 'kind' | 'body' | 'recipients' | 'children' | 'links' | 'refersTo' | 'needsAnswer' | 'answerBy' | 'isEmergency'

/**
 * Names what a draft says, so that a page that has an older text of it does not write over what another tab saved: 22 letters, the same for the
 * same words, choices and files (RFC 9110, section 8.8.3: a strong validator).
 */
export function revisionOf(draft: Pick<Content | OwnRow, Said>, files: readonly string[]): string {
  const { subject, kind, body, recipients, children, links, refersTo, needsAnswer, answerBy, isEmergency } = draft
  const said = [subject, kind, body, recipients, children, refersTo, needsAnswer, answerBy?.getTime() ?? null, isEmergency]
  const linked = links.map(({ kind: of, id, paragraph }) => [of, id, paragraph])
  const text = JSON.stringify([said, linked, [...new Set(files)].toSorted()])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
