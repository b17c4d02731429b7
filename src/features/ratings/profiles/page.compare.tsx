import { t } from '@lingui/core/macro'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { calls as scoreCalls } from '#ratings/scores/contract.ts'
import { calls } from '#directory/professionals/contract.ts'
import { calls as searchCalls } from '#directory/search/contract.ts'
import { Compare } from './components/compare.tsx'
import { comparedIn, mostCompared } from '#directory/search/public.tsx'

function View({ search }: At) {
  return <Compare search={search} />
}

/** `/profiles?compare=…`: people side by side. */
export const page: Page = {
  queries: ({ search }) => {
    const ids = comparedIn(search).slice(0, mostCompared)
    const q = search.get('q')?.trim()
    return [
      ...ids.flatMap((id) => [apiQuery(calls.get, { params: { id } }), apiQuery(scoreCalls.score, { params: { id } })]),
      ...(q ? [apiQuery(searchCalls.search, { query: { q } })] : []),
    ]
  },
  title: (_at, i18n) => t(i18n)`Compare professionals`,
  View,
  // A comparison is one person's own.
  noIndex: () => true,
}
