import { t } from '@lingui/core/macro'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { calls as caseCalls } from '#case/cases/contract.ts'
import { calls as termCalls } from '#case/order-terms/contract.ts'
import { calls } from './contract.ts'
import { ToolkitPage } from './components/toolkit-page.tsx'
import { caseQuery } from '#case/cases/public.tsx'

function View({ search }: At) {
  return <ToolkitPage isEnhanced search={search} />
}

export const page: Page = {
  queries: ({ search }) => [
    apiQuery(caseCalls.mine, {}),
    apiQuery(calls.record, { query: caseQuery(search) }),
    apiQuery(termCalls.list, { query: caseQuery(search) }),
  ],
  title: (_at, i18n) => t(i18n)`Case toolkit, views and checks`,
  View,
  noIndex: () => true,
}
