import type { ReactNode } from 'react'
import type { Suggestion } from '../contract.ts'

type Marks = Suggestion['marks']

/** A quote word by word, with what was found in it: the date bold on a mark, amounts, times and names underlined. */
export function Quote({ text, marks }: { text: string; marks: Marks }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, to, kind } of marks) {
    if (from < at || to > text.length) continue
    parts.push(text.slice(at, from))
    parts.push(
      kind === 'date' ? (
        <mark className="bg-action-wash font-semibold text-ink" key={from}>
          {text.slice(from, to)}
        </mark>
      ) : (
        <span className="underline decoration-edge decoration-2 underline-offset-2" key={from}>
          {text.slice(from, to)}
        </span>
      ),
    )
    at = to
  }
  parts.push(text.slice(at))
  return <blockquote className="whitespace-pre-line [overflow-wrap:anywhere]">“{parts}”</blockquote>
}
