import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase } from '#case/cases/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Empty } from '#web/ui/states.tsx'
import { TermsForm } from './components/terms-form.tsx'
import { TermsList } from './components/terms-list.tsx'
import { calls } from './contract.ts'

/** The terms of one order of the case: a form for who added the order, words for everyone else who sees it. */
function View({ search }: At) {
  return (
    <main className="page grid max-w-3xl gap-4" id="content" tabIndex={-1}>
      <h1>
        <Trans>Order terms</Trans>
      </h1>
      <InCase isDense search={search}>
        {(seat) => <Terms search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Terms({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const [, go] = useLocation()
  const back = caseLink('/case-toolkit#orders', search)
  return (
    <>
      <SiteLink className="no-print inline-flex min-h-11 items-center justify-self-start" to={back}>
        <Trans>Back to orders</Trans>
      </SiteLink>
      <Loaded failed={<Trans>Couldn't load the order</Trans>} lines={8} query={useApiQuery(calls.list, { query: caseQuery(search) })}>
        {({ orders }) => {
          const order = orders.find(({ id }) => id === search.get('terms'))
          if (!order) return <Empty title={<Trans>That order isn't here anymore</Trans>}>{null}</Empty>
          return (
            <>
              <p className="[overflow-wrap:anywhere]">
                <strong>{order.title}</strong>
                {order.can.change && (
                  <>
                    {'. '}
                    <Trans>Tick what this order says, and leave the rest.</Trans>
                  </>
                )}
              </p>
              {order.can.change ? (
                <TermsForm caseId={seat.caseId} onDone={() => go(back)} order={order} />
              ) : order.terms.length === 0 ? (
                <Empty title={<Trans>No terms entered yet</Trans>}>{null}</Empty>
              ) : (
                <TermsList terms={order.terms} />
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.list, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Order terms`,
  View,
  noIndex: () => true,
}
