import { Trans } from '@lingui/react/macro'
import type { TextPage } from '../contract.ts'
import { numbered } from './numbered.ts'
import { SourceNote } from './source-note.tsx'
import type { Finds } from './use-finds.ts'
import { useIntoView } from './use-into-view.ts'

/** What a page says, as text by itself. */
export function PageText({ page, finds: { found, current } }: { page: TextPage | null; finds: Finds }) {
  const into = useIntoView<HTMLElement>(current)
  if (!page || page.text.trim() === '')
    return (
      <p className="text-soft">
        <Trans>This page has no text.</Trans>
      </p>
    )
  const findOf = new Map(found.flatMap((group, n) => group.map((word, first) => [word, { n, isFirst: first === 0 }])))
  const marked = (text: string, word: number) => {
    const find = findOf.get(word)
    if (!find) return text
    const isCurrent = find.n === current
    return (
      <mark
        className={`rounded-sm bg-attention-wash text-ink ${isCurrent ? 'outline-2 outline-attention' : ''}`}
        ref={isCurrent && find.isFirst ? into : undefined}
      >
        {text}
      </mark>
    )
  }
  return (
    <>
      <div className="max-w-prose rounded-sm border border-line bg-surface p-4 [overflow-wrap:anywhere] whitespace-pre-wrap">
        {numbered(wordsOf(page)).map((line) => (
          <p className="min-h-6" key={line.id}>
            {line.words.map(({ id, word: { text, gap } }) => (
              <span key={id}>
                <span data-word={id}>{marked(text, id)}</span>
                {gap}
              </span>
            ))}
          </p>
        ))}
      </div>
      <SourceNote page={page} />
    </>
  )
}

/** Lines of words with what stands between them; a page without places is split at its blanks. */
function wordsOf({ words, text }: TextPage): { text: string; gap: string }[][] {
  if (words.length > 0) return words.map((line) => line.map(([each]) => ({ text: each, gap: ' ' })))
  return text.split('\n').map((line) => [...line.matchAll(/(\s*\S+)(\s*)/g)].map(([, each, gap]) => ({ text: each!, gap: gap! })))
}
