import type { Finding } from '#ratings/reviews/contract.ts'
import type { Draft } from './draft.ts'

/** The change that puts accepted words in: only ever by the author's own tap. */
export function acceptedIn(draft: Draft, { field, span, rewrites }: Finding, rewrite: number): Partial<Draft> {
  const [from = 0, to = 0] = span
  const text = draft[field]
  const words = rewrites[rewrite]?.text
  return words === undefined ? {} : { [field]: text.slice(0, from) + words + text.slice(to) }
}
