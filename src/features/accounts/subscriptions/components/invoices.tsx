import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { Section } from '#web/ui/section.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { calls, type Invoice } from '../contract.ts'
import { formatCents } from '#domain/money/cents.ts'

/** What became of the money of an invoice, in words. */
export function useInvoiceState() {
  const { t } = useLingui()
  return ({ cents, refundedCents, dispute }: Invoice) => {
    const back = formatCents(refundedCents)
    if (dispute === 'lost') return t`Taken back by your bank`
    if (dispute === 'open') return t`Disputed`
    if (refundedCents === cents) return t`Refunded`
    return refundedCents > 0 ? t`Paid, ${back} refunded` : t`Paid`
  }
}

const linkOf = ({ number }: Invoice) => (
  <SiteLink className="figures inline-flex min-h-11 items-center" to={`/subscription?invoice=${number}`}>
    <Trans>No. {number}</Trans>
  </SiteLink>
)
const amountOf = ({ cents }: Invoice) => <span className="figures">{formatCents(cents)}</span>

/** The invoices of the person who looks; nothing where there are none. */
export function Invoices() {
  const { i18n, t } = useLingui()
  const stateOf = useInvoiceState()
  const invoices = useApiQuery(calls.invoices, {}).data?.invoices ?? []
  if (invoices.length === 0) return null
  const day = (at: string) => dayInWords(at, i18n.locale)
  const columns: Column<Invoice>[] = [
    {
      key: 'number',
      header: t`Invoice`,
      cell: linkOf,
    },
    { key: 'term', header: t`Period`, cell: ({ from, to }) => t`${day(from)} to ${day(to)}` },
    { key: 'state', header: t`Status`, cell: stateOf },
    { key: 'amount', header: t`Amount`, cell: amountOf, align: 'end' },
  ]
  return (
    <Section className="max-w-3xl" id="invoices" title={<Trans>Invoices</Trans>}>
      <Table caption={t`Invoices`} columns={columns} quiet rowKey={({ number }) => number} rows={invoices} />
      <p>
        <a className="button button-quiet" download href="/api/subscriptions/invoices.csv">
          <Trans>Download as CSV</Trans>
        </a>
      </p>
    </Section>
  )
}
