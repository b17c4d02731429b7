import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { calls } from './contract.ts'
import { InCase } from '#case/cases/public.tsx'
import { ProfileSheet } from './components/profile-sheet.tsx'
import { caseLink, caseQuery } from '#case/cases/public.tsx'

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <InCase
        heading={
          <h1>
            <Trans>Case profile</Trans>
          </h1>
        }
        search={search}
      >
        {(seat) => <Sheet search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Sheet({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { data, error, refetch, isFetching } = useApiQuery(calls.record, { query: caseQuery(search) })
  if (!data?.record) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The case could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={8} />
    )
  }
  return (
    <>
      <p className="no-print flex flex-wrap items-center gap-4">
        <Button onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
        <SiteLink className="inline-flex min-h-11 items-center" to={caseLink('/case-toolkit', search)}>
          <Trans>Back to the case toolkit</Trans>
        </SiteLink>
      </p>
      <ProfileSheet record={data.record} seat={seat} />
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.record, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Case profile`,
  View,
  noIndex: () => true,
}
