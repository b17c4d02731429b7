import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { formatCents } from '#domain/money/cents.ts'
import { Desks } from '#shell/desk-tabs.tsx'
import { useApiQuery } from '#web/api.ts'
import { apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Section } from '#web/ui/section.tsx'
import { Change } from './components/changes.tsx'
import { PriceForm } from './components/price-form.tsx'
import { calls } from './contract.ts'

function Now({ now, isForSale }: { now: { monthCents: number; yearCents: number }; isForSale: boolean }) {
  const [month, year] = [formatCents(now.monthCents), formatCents(now.yearCents)]
  return (
    <p className="figures text-xl font-semibold">
      <Trans>
        {month} a month or {year} a year
      </Trans>
      {!isForSale && (
        <span className="ms-2 text-base font-normal text-soft">
          <Trans>Not for sale: no payment provider is set up.</Trans>
        </span>
      )}
    </p>
  )
}

function Desk() {
  const { t: text } = useLingui()
  const asked = useApiQuery(calls.list, {})
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <header>
        <Desks here="/admin-dashboard?prices" />
        <Breadcrumbs items={[{ label: text`Figures`, to: '/admin-dashboard' }, { label: text`Plan price` }]} />
        <h1>
          <Trans>Plan price</Trans>
        </h1>
      </header>
      <Loaded failed={text`Couldn’t load the price`} lines={6} query={asked}>
        {({ now, isForSale, changes }) => (
          <div className="grid gap-6">
            <Now isForSale={isForSale} now={now} />
            <Section id="changes" title={<Trans>Changes</Trans>}>
              <ul>
                {changes.map((price) => (
                  <Change key={price.id} price={price} />
                ))}
              </ul>
            </Section>
          </div>
        )}
      </Loaded>
      <Section id="propose" title={<Trans>Propose a price</Trans>}>
        <p className="mb-4 max-w-prose text-soft">
          <Trans>A second admin confirms each change. Both steps are noted in the audit log. Paid terms never change.</Trans>
        </p>
        <PriceForm />
      </Section>
    </main>
  )
}

/** Each act asks for a password of the last ten minutes. */
function View() {
  return (
    <RequireRecentSignIn
      why={<Trans>Before you propose or confirm a price, give your password again. It then counts for ten minutes.</Trans>}
    >
      <Desk />
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.list, {})],
  title: (_at, i18n) => t(i18n)`Plan price`,
  View,
  noIndex: () => true,
}
