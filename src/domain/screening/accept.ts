import type { Finding } from './types.ts'

/**
 * The text with one offered rewrite in place of a finding's span: what the author accepts with one tap.
 * Throws a `RangeError` when there is no such rewrite, or the span does not fit the text any more.
 */
export function accept(text: string, finding: Finding, rewrite: number): string {
  const offered = finding.rewrites[rewrite]
  const [begin, end] = finding.span
  if (!offered) throw new RangeError(`no rewrite ${rewrite}`)
  if (begin < 0 || begin > end || end > text.length) throw new RangeError(`no place ${begin} to ${end} in a text of ${text.length}`)
  return text.slice(0, begin) + offered.text + text.slice(end)
}
