import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useLive } from '#shell/live.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { calls } from './contract.ts'
import { BeginForm } from './components/begin-form.tsx'
import { PlanRow } from './components/plan-row.tsx'

const topics = { schedule: ['/api/plans'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Parenting plans</Trans>
      </h1>
      <InCase scope="schedule" search={search}>
        {(seat) => <Plans search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Plans({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { data, error, refetch, isFetching } = useApiQuery(calls.list, { query: caseQuery(search) })
  useLive(seat.caseId, topics)
  if (!data) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The plans could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={6} />
    )
  }
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      <p className="max-w-prose">
        <Trans>
          A plan is made of clauses. You fill in the blanks of ready texts, propose them one by one, and each counts once both of you said
          yes to the same words.
        </Trans>
      </p>
      {data.plans.length === 0 ? (
        <Empty title={<Trans>There is no parenting plan yet</Trans>}>
          <p>
            <Trans>What you begin here is yours alone until you propose a clause of it.</Trans>
          </p>
        </Empty>
      ) : (
        <ul className="grid gap-4">
          {data.plans.map((plan) => (
            <li key={plan.id}>
              <PlanRow caseId={seat.caseId} plan={plan} search={search} seat={seat} side={data.side} />
            </li>
          ))}
        </ul>
      )}
      {data.can.begin && <BeginForm caseId={seat.caseId} search={search} />}
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.list, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Parenting plans`,
  View,
  noIndex: () => true,
}
