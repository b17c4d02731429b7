import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'

interface News {
  what: 'added' | 'changed' | 'removed'
  id: string
  name: string
}

/**
 * What was just done in a list of the record is said below it. What was removed is brought back from there, and what was added
 * is taken away again. @param send removes one, or brings it back; `null` where that was not taken
 */
export function useNews(send: (id: string, removed: boolean) => Promise<unknown>) {
  const [news, setNews] = useState<News | null>(null)
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // The button that removed it is gone with it: the keyboard goes on at the way back.
    if (news?.what === 'removed') place.current?.querySelector('button')?.focus()
  }, [news])
  const undo = async ({ what, id }: News) => {
    if (await send(id, what === 'added')) setNews(null)
  }
  const say: Readonly<Record<News['what'], (name: string) => ReactNode>> = {
    added: (name) => <Trans>“{name}” was added.</Trans>,
    changed: (name) => <Trans>“{name}” was changed.</Trans>,
    removed: (name) => <Trans>“{name}” was removed.</Trans>,
  }
  return {
    added: (id: string, name: string) => setNews({ what: 'added', id, name }),
    changed: (id: string, name: string) => setNews({ what: 'changed', id, name }),
    remove: async (id: string, name: string) => {
      if (await send(id, true)) setNews({ what: 'removed', id, name })
    },
    news: (
      <output className="no-print block" ref={place}>
        {news && (
          <span className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-sm border border-line bg-surface px-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">{say[news.what](news.name)}</span>
            {news.what !== 'changed' && (
              <Button kind="quiet" onClick={() => void undo(news)}>
                <Trans>Undo</Trans>
              </Button>
            )}
          </span>
        )}
      </output>
    ),
  }
}
