import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls } from './contract.ts'
import { AfterTrial } from './components/after-trial.tsx'
import { BoughtPlan } from './components/bought.tsx'
import { Buy } from './components/buy.tsx'
import { Invoices } from './components/invoices.tsx'
import { PlanCard } from './components/plan.tsx'

/** Milliseconds between two looks at whether the payment was confirmed. */
const looksEvery = 2_000

function View({ search }: At) {
  const { data, error, refetch, isFetching } = useApiQuery(calls.plan, {})
  const offer = useApiQuery(calls.offer, {}).data?.offer ?? null
  // Back from the payment page: the provider's news of it takes a few seconds.
  const { refetch: again } = useApiQuery(calls.invoices, {})
  const isAwaited = search.has('paid') && data !== undefined && data.bought === null
  useEffect(() => {
    if (!isAwaited) return
    const timer = setInterval(() => {
      void refetch()
      void again()
    }, looksEvery)
    return () => clearInterval(timer)
  }, [isAwaited, refetch, again])
  return (
    <main className="page grid gap-8" id="content" tabIndex={-1}>
      <h1>
        <Trans>Subscription</Trans>
      </h1>
      {isAwaited && (
        <output className="block">
          <Notice title={<Trans>Your payment is being confirmed</Trans>}>
            <p>
              <Trans>This takes a few seconds. The page updates by itself.</Trans>
            </p>
          </Notice>
        </output>
      )}
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
      {data?.bought && <BoughtPlan of={data.bought} />}
      {data && offer && !isAwaited && (data.bought === null || data.bought.isLate) && (
        <Buy isTrial={data.plan === 'trial' || data.plan === 'waiting'} offer={offer} />
      )}
      {offer && (
        <nav aria-labelledby="help" className="grid max-w-2xl gap-1">
          <h2 className="text-xl" id="help">
            <Trans>Help with the cost</Trans>
          </h2>
          <SiteLink className="inline-flex min-h-11 items-center font-semibold" to="/subscription?waiver">
            <Trans>I can’t pay for this</Trans>
          </SiteLink>
          <SiteLink className="inline-flex min-h-11 items-center font-semibold" to="/subscription?sponsor">
            <Trans>Someone else can pay for you</Trans>
          </SiteLink>
        </nav>
      )}
      <Invoices />
      {data && data.plan !== 'invited' && data.plan !== 'paid' && <AfterTrial />}
      <p className="max-w-prose">
        <Trans>
          You can <SiteLink to="/account-settings">export everything or close your account</SiteLink> at any time.
        </Trans>
      </p>
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.plan, {}), apiQuery(calls.offer, {}), apiQuery(calls.invoices, {})],
  title: (_at, i18n) => t(i18n)`Subscription`,
  View,
  noIndex: () => true,
}
