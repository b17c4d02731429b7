import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useSlots } from '#shell/slots.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { useUser } from '#web/user.ts'
import { NeedsAnswer } from '#case/answers/public.tsx'
import { calls as caseCalls } from '#case/cases/contract.ts'
import { caseQuery, InCase, useCase } from '#case/cases/public.tsx'
import { calls as conflictCalls } from '#schedule/conflicts/contract.ts'
import { calls } from './contract.ts'
import { Calendar } from './components/calendar.tsx'
import { rangeQuery } from './components/use-place.ts'

function View({ search }: At) {
  const here = useCase(search)
  const { Testing } = useSlots()
  const name = useUser()?.firstName ?? ''
  return (
    <main className="page grid gap-1 pt-1 sm:gap-2 sm:pt-2" id="content" tabIndex={-1}>
      {here.is !== 'here' && (
        <>
          <h1>{here.is === 'missing' ? <Trans>Calendar</Trans> : <Trans>Welcome, {name}</Trans>}</h1>
          <NeedsAnswer isFolded />
        </>
      )}
      <InCase isDense scope="calendar" search={search}>
        {(seat) => <Calendar key={seat.caseId} search={search} seat={seat} />}
      </InCase>
      <Testing />
    </main>
  )
}

export const page: Page = {
  queries: ({ search }) => [
    apiQuery(caseCalls.mine, {}),
    apiQuery(calls.range, { query: rangeQuery(search) }),
    apiQuery(calls.tonight, { query: caseQuery(search) }),
    apiQuery(conflictCalls.list, { query: caseQuery(search) }),
  ],
  title: (_at, i18n) => t(i18n)`Calendar`,
  View,
  noIndex: () => true,
}
