import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase, Moment, type Names, useNames } from '#case/cases/public.tsx'
import { csvOf } from '#kernel/csv.ts'
import { download } from '#shell/download.ts'
import { unitQuery, UnitHistory } from '#money/unit/public.tsx'
import { LiveNote } from '#shell/live-note.tsx'
import { useLive } from '#shell/live.ts'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { amountCell } from './components/amount.tsx'
import { Arrears } from './components/arrears.tsx'
import { Filters, filtersOf } from './components/filters.tsx'
import { historyRows } from './components/history-sheet.ts'
import { Standing } from './components/standing.tsx'
import { TwoColumns } from './components/two-columns.tsx'
import { Year } from './components/year.tsx'
import { calls, type History as Data } from './contract.ts'

const topics = { payments: ['/api/payments'] }
const pdfOf = (caseId: string, search: URLSearchParams) => {
  const part = new URLSearchParams(filtersOf(search)).toString()
  return `/api/cases/${caseId}/payments/history.pdf${part && `?${part}`}`
}
const queryOf = (search: URLSearchParams) => ({ ...caseQuery(search), ...filtersOf(search) })

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Payment history</Trans>
      </h1>
      <InCase scope="payments" search={search}>
        {(seat) => <History search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function History({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  const isUnit = search.has('unit')
  return (
    <>
      <Views isUnit={isUnit} search={search} />
      {isUnit ? <UnitHistory search={search} seat={seat} /> : <BothBooks search={search} seat={seat} />}
    </>
  )
}

/** The records of both parents, or the history of the state's unit. */
function Views({ isUnit, search }: { isUnit: boolean; search: URLSearchParams }) {
  const { i18n } = useLingui()
  const link = (isThis: boolean, to: string, name: ReactNode) =>
    isThis ? (
      <span aria-current="page" className="inline-flex min-h-11 items-center border-b-2 border-action font-semibold">
        {name}
      </span>
    ) : (
      <SiteLink className="inline-flex min-h-11 items-center" to={caseLink(to, search)}>
        {name}
      </SiteLink>
    )
  return (
    <nav aria-label={t(i18n)`Views of the payment history`} className="no-print flex flex-wrap gap-x-6">
      {link(!isUnit, '/payment-history', <Trans>Records of both parents</Trans>)}
      {link(isUnit, '/payment-history?unit=1', <Trans>State disbursement unit</Trans>)}
    </nav>
  )
}

function BothBooks({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  return (
    <Loaded
      failed={<Trans>Couldn’t load the payment history</Trans>}
      lines={8}
      query={useApiQuery(calls.history, { query: queryOf(search) })}
      safe={<Trans>Your data is safe. Try again in a minute.</Trans>}
    >
      {(data) => <Books data={data} search={search} seat={seat} />}
    </Loaded>
  )
}

function Books({ data, seat, search }: { data: Data; seat: Seat; search: URLSearchParams }) {
  const { i18n } = useLingui()
  const names = useNames(seat)
  const { books, children, zone, arrears, interest } = data
  const isEmpty = books.every(({ lines }) => lines.length === 0)
  const { year, child } = filtersOf(search)
  const kid = children.find(({ id }) => id === child)?.name
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      {!isEmpty && !year && !child && <Standing books={books} names={names} side={seat.side} />}
      <div className="no-print flex flex-wrap items-center gap-4">
        <a className="button button-secondary" download href={pdfOf(seat.caseId, search)}>
          <Trans>Download PDF</Trans>
        </a>
        <Button
          kind="secondary"
          onClick={() => download(csvOf(historyRows(i18n, data, names)), `payment-history${year ? `-${year}` : ''}.csv`)}
        >
          <Trans>Download CSV</Trans>
        </Button>
        <Button kind="secondary" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
        <SiteLink className="inline-flex min-h-11 items-center" to={caseLink('/co-parenting-payments', search)}>
          <Trans>Payments</Trans>
        </SiteLink>
      </div>
      <Disclosure className="no-print" isOpen={Object.keys(filtersOf(search)).length > 0} title={<Trans>Filters, interest rate</Trans>}>
        <Filters data={data} search={search} />
      </Disclosure>
      <p className="print-only">
        {seat.title}: {names.A}, {names.B}. {year && <Trans>Year {year}.</Trans>} {kid}
      </p>
      {isEmpty ? (
        <Empty title={<Trans>No entries</Trans>}>
          <p>
            <Trans>Payments, support and shared expenses appear here.</Trans>
          </p>
        </Empty>
      ) : (
        books.map((book) => (
          <TwoColumns hasReader={seat.side !== null} key={book.book} kids={children} names={names} of={book} side={seat.side ?? 'A'} />
        ))
      )}
      {data.taxYear && <Year kids={children} names={names} of={data.taxYear} />}
      <Totals data={data} names={names} />
      {arrears && interest && <Arrears interest={interest} names={names} of={arrears} state={data.state} today={data.today} />}
      <p className="text-sm text-soft">
        <Trans>
          Made <Moment at={data.madeAt} zone={zone} />. A payer’s records count a payment once it is recorded. A receiver’s records count it
          once it is confirmed or matches a line of a bank or of the state’s unit.
        </Trans>
      </p>
    </>
  )
}

type Side = 'A' | 'B'

/** What each parent paid the other in the period, and how long what each owes has been due. */
function Totals({ data: { books, ages }, names }: { data: Data; names: Names }) {
  const paid = (side: Side) => books.reduce((sum, { paidBy }) => sum + paidBy[side], 0)
  const columns: Column<Side>[] = [
    { key: 'parent', header: <Trans>Parent</Trans>, cell: (side) => names[side] },
    { key: 'paid', header: <Trans>Paid and confirmed</Trans>, align: 'end', cell: amountCell(paid) },
    { key: 'notDue', header: <Trans>Owes, not due yet</Trans>, align: 'end', cell: amountCell((side) => ages[side].notDue) },
    { key: 'days30', header: <Trans>Due 0–30 days</Trans>, align: 'end', cell: amountCell((side) => ages[side].days30) },
    { key: 'days60', header: <Trans>31–60 days</Trans>, align: 'end', cell: amountCell((side) => ages[side].days60) },
    { key: 'days90', header: <Trans>61–90 days</Trans>, align: 'end', cell: amountCell((side) => ages[side].days90) },
    { key: 'older', header: <Trans>Over 90 days</Trans>, align: 'end', cell: amountCell((side) => ages[side].older) },
  ]
  return (
    <Section
      about={
        <Trans>Payments are those of the period that both records count. What is owed is of today, by each parent’s own records.</Trans>
      }
      id="totals"
      title={<Trans>Totals</Trans>}
    >
      <Table caption={<Trans>Totals by parent</Trans>} columns={columns} quiet rowKey={(side) => side} rows={['A', 'B']} />
    </Section>
  )
}

export const page: Page = {
  queries: ({ search }) => [
    apiQuery(caseCalls.mine, {}),
    search.has('unit') ? unitQuery(search) : apiQuery(calls.history, { query: queryOf(search) }),
  ],
  title: (_at, i18n) => t(i18n)`Payment history`,
  View,
  noIndex: () => true,
}
