import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls } from './contract.ts'
import { AfterTrial } from './components/after-trial.tsx'
import { PlanCard } from './components/plan.tsx'

function View() {
  const { data, error, refetch, isFetching } = useApiQuery(calls.plan, {})
  return (
    <main className="page grid gap-12" id="content" tabIndex={-1}>
      <h1>
        <Trans>Subscription</Trans>
      </h1>
      {data ? (
        <PlanCard plan={data} />
      ) : error ? (
        <Failed
          busy={isFetching}
          onRetry={() => void refetch()}
          sentence={<Trans>Your plan is as it was. Try again in a minute.</Trans>}
          title={<Trans>Your plan could not be loaded</Trans>}
        />
      ) : (
        <Skeleton className="max-w-2xl" lines={5} />
      )}
      {data && data.plan !== 'invited' && <AfterTrial />}
      <p className="max-w-prose">
        <Trans>
          You can <SiteLink to="/account-settings">export everything or close your account</SiteLink> at any time.
        </Trans>
      </p>
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.plan, {})],
  title: (_at, i18n) => t(i18n)`Subscription`,
  View,
  noIndex: () => true,
}
