import { t as text } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useAsk } from '../../web/ask.ts'
import { type At, need, type Page } from '../../web/page.ts'
import { Notice } from '../../web/ui/notice.tsx'
import { Skeleton } from '../../web/ui/skeleton.tsx'
import { Empty, Failed } from '../../web/ui/states.tsx'
import { calls } from './contract.ts'
import { hrefWith, queryOf } from './parts/address.ts'
import { Facets } from './parts/facets.tsx'
import { Found } from './parts/found.tsx'
import { SearchForm } from './parts/search-form.tsx'

/** A pause in typing after which the results follow. */
const typingPause = 120

function View({ search }: At) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const query = queryOf(search)
  const [typed, setTyped] = useState(query.q ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (letters: string) => {
    setTyped(letters)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => go(hrefWith(search, { q: letters, cursor: undefined }), { replace: true }), typingPause)
  }
  const found = useAsk(calls.search, { query }, { keepOld: true })

  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Find a professional</Trans>
      </h1>
      <SearchForm onType={type} query={query} typed={typed} />
      {found.isPending && <Skeleton className="mt-8 max-w-2xl" lines={9} />}
      {found.isError && (
        <Failed
          onRetry={() => void found.refetch()}
          sentence={t`Your search is still here. Try again in a moment.`}
          title={t`The search did not answer`}
        />
      )}
      {found.data && (
        <div className="mt-6 grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_17rem]">
          <section aria-busy={found.isPlaceholderData} aria-label={t`Results`} className="min-w-0 lg:order-first">
            {found.data.spelledLike && (
              <Notice tone="info">
                <Trans>Nobody has exactly that name. These names are spelled like it.</Trans>
              </Notice>
            )}
            {found.data.items.length === 0 ? (
              <Empty title={t`Nobody found`}>
                <Trans>
                  Try fewer letters, another spelling, or no filter. The directory is not complete: nobody found means that nobody was
                  collected here yet. It says nothing good or bad about anyone.
                </Trans>
              </Empty>
            ) : (
              <Found found={found.data} search={search} />
            )}
          </section>
          <Facets facets={found.data.facets} search={search} />
        </div>
      )}
    </main>
  )
}

export const page: Page = {
  needs: ({ search }) => [need(calls.search, { query: queryOf(search) })],
  title: ({ search }, i18n) => {
    const q = search.get('q')
    return q ? text(i18n)`Search for ${q}` : text(i18n)`Find a professional`
  },
  View,
  noIndex: ({ search }) => search.size > 0,
}
