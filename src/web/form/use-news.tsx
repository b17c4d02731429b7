import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'

interface News {
  what: 'added' | 'changed' | 'removed'
  id: string
  name: string
}

/**
 * Shows below a list what was just done in it, with a button that undoes it: a removed entry is restored, an added one removed.
 * @param send removes an entry, or restores it; `null` if that failed
 */
export function useNews(send: (id: string, removed: boolean) => Promise<unknown>) {
  const [news, setNews] = useState<News | null>(null)
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // The button that removed the entry is gone with it, so the keyboard moves to the button that undoes it.
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
