import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useApiQuery } from '#web/api.ts'
import { namesOf } from '#shell/holders.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useLive } from '#shell/live.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase } from '#case/cases/public.tsx'
import { calls } from './contract.ts'
import { ChooseTwo } from './components/choose-two.tsx'
import { chosenIn, pairIn } from './components/chosen.ts'
import { Compared } from './components/compared.tsx'
import { VisibleDays } from './components/visible-days.tsx'

const topics = { schedule: ['/api/schedule'], children: ['/api/schedule'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <Breadcrumbs
        items={[
          { label: <Trans>Co-parenting calendar</Trans>, to: caseLink('/co-parenting-calendar', search) },
          { label: <Trans>Compare two versions</Trans> },
        ]}
      />
      <h1>
        <Trans>Compare two versions</Trans>
      </h1>
      <InCase scope="schedule" search={search}>
        {(seat) => <Choice search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Choice({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { i18n } = useLingui()
  const [path, go] = useLocation()
  const { data, error, refetch, isFetching } = useApiQuery(calls.current, { query: caseQuery(search) })
  useLive(seat.caseId, topics)
  if (!data) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The versions could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={8} />
    )
  }
  const pair = pairIn(search, data.versions)
  if (!pair)
    return (
      <Empty title={<Trans>There are not two versions yet</Trans>}>
        <p>
          <Trans>Once a second version is written or proposed, it can be laid beside the first.</Trans>
        </p>
      </Empty>
    )
  const names = namesOf(seat, i18n)
  const chosen = chosenIn(search, data.children)
  // What is compared stands in the address, so that it can be stored and gone back to.
  const choose = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ compare: pair.before.id, with: pair.after.id, ...change })) next.set(name, value)
    go(`${path}?${next.toString()}`, { replace: true })
  }
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      {data.shows && <VisibleDays isFormer={seat.role === 'parent'} shows={data.shows} />}
      <ChooseTwo chosen={chosen} kids={data.children} onChoose={choose} pair={pair} versions={data.versions} />
      <Button className="no-print justify-self-start" kind="secondary" onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
      <Compared caseId={seat.caseId} chosen={chosen} kids={data.children} names={names} pair={pair} today={data.today} />
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.current, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Compare two versions`,
  View,
  noIndex: () => true,
}
