// An invoice, to be printed. Neutral: no word of it says what the plan is for.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { NotFound } from '#web/not-found.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useInvoiceState } from './components/invoices.tsx'
import { calls } from './contract.ts'
import { formatCents } from '#domain/money/cents.ts'

function View({ search }: At) {
  const { i18n, t: text } = useLingui()
  const stateOf = useInvoiceState()
  const asked = useApiQuery(calls.invoices, {})
  const day = (at: string) => dayInWords(at, i18n.locale)
  return (
    <Loaded failed={text`Couldn’t load the invoice`} lines={8} query={asked}>
      {({ planName, descriptor, invoices }) => {
        const invoice = invoices.find(({ number }) => number === search.get('invoice'))
        if (!invoice) return <NotFound />
        const { number, every, cents, refundedCents, from, to, paidAt } = invoice
        return (
          <main className="page" id="content" tabIndex={-1}>
            <p className="no-print mb-4">
              <SiteLink className="inline-flex min-h-11 items-center" to="/subscription">
                <Trans>Back to your plan</Trans>
              </SiteLink>
            </p>
            <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
              <h1>
                <Trans>Invoice No. {number}</Trans>
              </h1>
              <Button kind="secondary" onClick={() => print()}>
                <Trans>Print invoice</Trans>
              </Button>
            </header>
            <div className="max-w-2xl print:[&_div]:flex print:[&_div]:py-0.5 print:[&_dt]:w-48">
              <Facts
                items={[
                  { term: text`Item`, value: every === 'month' ? text`${planName}, one month` : text`${planName}, one year` },
                  { term: text`Period`, value: text`${day(from)} to ${day(to)}` },
                  { term: text`Amount`, value: <span className="figures">{formatCents(cents)}</span>, note: text`US dollars` },
                  ...(refundedCents > 0
                    ? [{ term: text`Refunded`, value: <span className="figures">{formatCents(refundedCents)}</span> }]
                    : []),
                  { term: text`Paid on`, value: day(paidAt) },
                  { term: text`Status`, value: stateOf(invoice) },
                  { term: text`On your card statement`, value: descriptor },
                ]}
              />
            </div>
          </main>
        )
      }}
    </Loaded>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.invoices, {})],
  title: (_at, i18n) => t(i18n)`Invoice`,
  View,
  noIndex: () => true,
}
