import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase, useNames } from '#case/cases/public.tsx'
import { Fold } from '#shell/fold.tsx'
import { LiveNote } from '#shell/live-note.tsx'
import { useLive } from '#shell/live.ts'
import { requestIn } from '#shell/opening-row.tsx'
import { useApiQuery } from '#web/api.ts'
import { ShowMore, usePages } from '#web/further-pages.tsx'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { type Board as Data, calls, type OpenItem, type Payment, type RecordBody } from './contract.ts'
import { BankLinks } from './components/bank-links.tsx'
import { OpenItems } from './components/open-items.tsx'
import { PaymentCard } from './components/payment-card.tsx'
import { RecordForm } from './components/record-form.tsx'
import { Support } from './components/support.tsx'

const path = '/co-parenting-payments'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** What the address asks of the page: the payment it names, and a year of settled ones. */
function listQuery(search: URLSearchParams) {
  const [payment, year] = [requestIn(search), search.get('year')]
  return {
    ...caseQuery(search),
    ...(payment !== null && uuid.test(payment) && { payment }),
    ...(year !== null && /^(19|20)\d\d$/.test(year) && { year }),
  }
}

const topics = { payments: ['/api/payments'], orders: ['/api/payments'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Payments</Trans>
      </h1>
      <InCase scope="payments" search={search}>
        {(seat) => <Payments search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Payments({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  return (
    <Loaded
      failed={<Trans>Couldn’t load the payments</Trans>}
      lines={8}
      query={useApiQuery(calls.list, { query: listQuery(search) }, { keepOld: true })}
      safe={<Trans>Your data is safe. Try again in a minute.</Trans>}
    >
      {(data) => <Board board={data} search={search} seat={seat} />}
    </Loaded>
  )
}

function Board({ board, seat, search }: { board: Data; seat: Seat; search: URLSearchParams }) {
  const named = requestIn(search)
  const names = useNames(seat)
  const { i18n } = useLingui()
  const [form, setForm] = useState<{ start: Partial<RecordBody>; item?: OpenItem } | null>(null)
  const { can, payments, zone } = board
  const isOpen = ({ state, returned }: Payment) => state === 'declared' || state === 'refused' || returned?.answer === null
  const query = listQuery(search)
  const pagesOf = (of: 'open' | 'settled') => ({
    call: calls.page,
    input: { query: { ...caseQuery(search), of, ...(of === 'settled' && query.year && { year: query.year }) } },
    first: payments.filter((payment) => isOpen(payment) === (of === 'open')),
    next: board.next[of],
    of: ({ payments: rows }: { payments: Payment[] }) => rows,
    idOf: ({ id }: Payment) => id,
  })
  const [open, settled] = [usePages(pagesOf('open')), usePages(pagesOf('settled'))]
  const isThere = [...open.rows, ...settled.rows].some(({ id }) => id === named)
  const count = board.years.reduce((all, one) => all + one.settled, 0)
  const failed = t(i18n)`Couldn’t load more payments. Your data is safe. Try again.`
  const other = seat.parents.find(({ isMe, joined }) => !isMe && !joined)
  const card = (payment: Payment) => (
    <PaymentCard caseId={seat.caseId} isNamed={named === payment.id} names={names} payment={payment} zone={zone} />
  )
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      {other && seat.side && !other.hasLeft && (
        <Notice>
          <Trans>{other.name} has not joined this case yet. Payments you record wait until they join.</Trans>
        </Notice>
      )}
      <div className="no-print flex flex-wrap items-center gap-4">
        {can.record && (
          <Button onClick={() => setForm({ start: {} })}>
            <Trans>Record a payment</Trans>
          </Button>
        )}
        <SiteLink className="inline-flex min-h-11 items-center" to={caseLink('/payment-history', search)}>
          <Trans>Payment history and balances</Trans>
        </SiteLink>
      </div>
      {named !== null && !isThere && (board.named ? card(board.named) : <Gone />)}
      <Section id="open" title={<Trans>To confirm</Trans>}>
        <Rows
          empty={
            <Empty title={<Trans>No payment is waiting</Trans>}>
              <p>
                <Trans>Record a payment you made outside this site. The other parent is asked to confirm it.</Trans>
              </p>
            </Empty>
          }
          look="cards"
          of={open.rows}
          rowKey={({ id }) => id}
        >
          {card}
        </Rows>
        <ShowMore failed={failed} pages={open} />
      </Section>
      <Section
        about={seat.side ? <Trans>By your own records. Payments to you count once you confirm them.</Trans> : undefined}
        id="items"
        title={<Trans>Open amounts</Trans>}
      >
        <OpenItems
          board={board}
          caseId={seat.caseId}
          names={names}
          onPay={(start, item) => setForm({ start, item })}
          query={caseQuery(search)}
          side={seat.side}
        />
      </Section>
      <Support board={board} caseId={seat.caseId} names={names} side={seat.side} />
      {seat.side && !seat.isFormer && <BankLinks caseId={seat.caseId} links={board.links} />}
      {count > 0 && (
        <Fold
          id="settled"
          isNamed={query.year !== undefined || settled.rows.some(({ id }) => id === named)}
          title={<Trans>Settled ({count})</Trans>}
        >
          {count > mostWithoutYears && <Years board={board} search={search} year={query.year} />}
          <Rows look="cards" of={settled.rows} rowKey={({ id }) => id}>
            {card}
          </Rows>
          <ShowMore failed={failed} pages={settled} />
        </Fold>
      )}
      <Dialog keepsWords onClose={() => setForm(null)} open={form !== null} title={<Trans>Record payment</Trans>}>
        {form && seat.side && (
          <RecordForm
            board={board}
            caseId={seat.caseId}
            names={names}
            onDone={() => setForm(null)}
            query={caseQuery(search)}
            side={seat.side}
            {...form}
          />
        )}
      </Dialog>
    </>
  )
}

const Gone = () => (
  <Notice>
    <Trans>That payment isn’t here anymore.</Trans>
  </Notice>
)

/** More settled payments than a page has are also found by their year. */
const mostWithoutYears = 50

function Years({ board: { years }, search, year }: { board: Data; search: URLSearchParams; year: string | undefined }) {
  const { i18n } = useLingui()
  return (
    <p className="no-print flex flex-wrap gap-x-4">
      <SiteLink
        aria-current={year === undefined || undefined}
        className="inline-flex min-h-11 items-center aria-[current=true]:font-semibold"
        to={caseLink(`${path}#settled`, search)}
      >
        <Trans>All years</Trans>
      </SiteLink>
      {years.map(({ year: of, settled }) => (
        <SiteLink
          aria-current={year === String(of) || undefined}
          className="inline-flex min-h-11 items-center aria-[current=true]:font-semibold"
          key={of}
          to={caseLink(`${path}?year=${of}#settled`, search)}
        >
          {i18n.number(of, { useGrouping: false })} ({i18n.number(settled)})
        </SiteLink>
      ))}
    </p>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.list, { query: listQuery(search) })],
  title: (_at, i18n) => t(i18n)`Payments`,
  View,
  noIndex: () => true,
}
