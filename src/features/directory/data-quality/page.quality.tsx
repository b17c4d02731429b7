import { t } from '@lingui/core/macro'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { calls } from './contract.ts'
import { gapOf, nameOf, placeOf } from './components/address.ts'
import { Gaps } from './components/gaps.tsx'
import { Overview } from './components/overview.tsx'

function View({ search }: At) {
  const place = placeOf(search)
  const gap = gapOf(search)
  return (
    <main className="page" id="content" tabIndex={-1}>
      {gap ? <Gaps asked={gap} /> : <Overview place={place} />}
    </main>
  )
}

export const page: Page = {
  queries: ({ search }) => {
    const gap = gapOf(search)
    return gap ? [apiQuery(calls.gaps, { query: gap })] : [apiQuery(calls.area, { query: placeOf(search) })]
  },
  title: ({ search }, i18n) => {
    const name = nameOf(placeOf(search), i18n)
    return name ? t(i18n)`Data quality, ${name}` : t(i18n)`Data quality`
  },
  View,
  noIndex: () => true,
}
