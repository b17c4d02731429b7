import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase, useNames } from '#case/cases/public.tsx'
import { Fold } from '#shell/fold.tsx'
import { LiveNote } from '#shell/live-note.tsx'
import { useLive } from '#shell/live.ts'
import { requestIn } from '#shell/opening-row.tsx'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { type Board as Data, calls, type Payment, type RecordBody } from './contract.ts'
import { BankLinks } from './components/bank-links.tsx'
import { OpenItems } from './components/open-items.tsx'
import { PaymentCard } from './components/payment-card.tsx'
import { RecordForm } from './components/record-form.tsx'
import { Support } from './components/support.tsx'

const topics = { payments: ['/api/payments'], orders: ['/api/payments'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Payments</Trans>
      </h1>
      <InCase search={search}>{(seat) => <Payments search={search} seat={seat} />}</InCase>
    </main>
  )
}

function Payments({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  return (
    <Loaded
      failed={<Trans>Couldn’t load the payments</Trans>}
      lines={8}
      query={useApiQuery(calls.list, { query: caseQuery(search) })}
      safe={<Trans>Your data is safe. Try again in a minute.</Trans>}
    >
      {(data) => <Board board={data} search={search} seat={seat} />}
    </Loaded>
  )
}

function Board({ board, seat, search }: { board: Data; seat: Seat; search: URLSearchParams }) {
  const named = requestIn(search)
  const names = useNames(seat)
  const [form, setForm] = useState<Partial<RecordBody> | null>(null)
  const { can, payments, items, today, zone } = board
  const isOpen = ({ state, returned }: Payment) => state === 'declared' || state === 'refused' || returned?.answer === null
  const [open, settled] = [payments.filter(isOpen), payments.filter((payment) => !isOpen(payment))]
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
          <Button onClick={() => setForm({})}>
            <Trans>Record a payment</Trans>
          </Button>
        )}
        <SiteLink className="inline-flex min-h-11 items-center" to={caseLink('/payment-history', search)}>
          <Trans>Payment history and balances</Trans>
        </SiteLink>
      </div>
      {named !== null && !payments.some(({ id }) => id === named) && (
        <Notice>
          <Trans>That payment isn’t here anymore.</Trans>
        </Notice>
      )}
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
          of={open}
          rowKey={({ id }) => id}
        >
          {card}
        </Rows>
      </Section>
      <Section
        about={seat.side ? <Trans>By your own records. Payments to you count once you confirm them.</Trans> : undefined}
        id="items"
        title={<Trans>Open amounts</Trans>}
      >
        <OpenItems
          can={can}
          caseId={seat.caseId}
          items={items}
          kids={board.children}
          names={names}
          onPay={setForm}
          side={seat.side}
          today={today}
        />
      </Section>
      <Support board={board} caseId={seat.caseId} names={names} side={seat.side} />
      {seat.side && !seat.isFormer && <BankLinks caseId={seat.caseId} links={board.links} />}
      {settled.length > 0 && (
        <Fold id="settled" isNamed={settled.some(({ id }) => id === named)} title={<Trans>Settled ({settled.length})</Trans>}>
          <Rows look="cards" of={settled} rowKey={({ id }) => id}>
            {card}
          </Rows>
        </Fold>
      )}
      <Dialog keepsWords onClose={() => setForm(null)} open={form !== null} title={<Trans>Record payment</Trans>}>
        {form && seat.side && (
          <RecordForm board={board} caseId={seat.caseId} names={names} onDone={() => setForm(null)} side={seat.side} start={form} />
        )}
      </Dialog>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.list, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Payments`,
  View,
  noIndex: () => true,
}
