import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { namesOf } from '#shell/holders.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useLive } from '#shell/live.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase } from '#case/cases/public.tsx'
import { calls as scheduleCalls } from '#schedule/schedule/contract.ts'
import { VisibleDays } from '#schedule/schedule/public.tsx'
import { Actual } from './components/actual.tsx'

const topics = { schedule: ['/api/schedule'], trades: ['/api/schedule'], children: ['/api/schedule'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <Breadcrumbs
        items={[
          { label: <Trans>Co-parenting calendar</Trans>, to: caseLink('/co-parenting-calendar', search) },
          { label: <Trans>Planned and actual time</Trans> },
        ]}
      />
      <h1>
        <Trans>Planned and actual time</Trans>
      </h1>
      <InCase scope="schedule" search={search}>
        {(seat) => <Time search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Time({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching } = useApiQuery(scheduleCalls.current, { query: caseQuery(search) })
  useLive(seat.caseId, topics)
  if (!data) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The schedule could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={8} />
    )
  }
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      {data.shows && <VisibleDays isFormer={seat.role === 'parent'} shows={data.shows} />}
      <Actual caseId={seat.caseId} kids={data.children} names={namesOf(seat, i18n)} search={search} shows={data.shows} today={data.today} />
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(scheduleCalls.current, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Planned and actual time`,
  View,
  noIndex: () => true,
}
