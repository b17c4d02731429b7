import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { readDraft } from '#domain/swaps/draft-link.ts'
import { api, useApiQuery } from '#web/api.ts'
import { Fold } from '#shell/fold.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { requestIn } from '#shell/opening-row.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase, useNames } from '#case/cases/public.tsx'
import { calls, type Trade, type TradeDraft } from './contract.ts'
import { Balance } from './components/balance.tsx'
import { Terms } from './components/terms.tsx'
import { TradeCard } from './components/trade-card.tsx'
import { TradeForm } from './components/trade-form.tsx'

const topics = { trades: ['/api/exchanges/trades'], schedule: ['/api/exchanges/trades'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Swaps</Trans>
      </h1>
      <InCase scope="trades" search={search}>
        {(seat) => <Trades search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

type Form = { of: Parameters<typeof TradeForm>[0]['of']; start: Partial<TradeDraft> }

function Trades({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  return (
    <Loaded
      failed={<Trans>The requests could not be loaded</Trans>}
      lines={8}
      query={useApiQuery(calls.list, { query: caseQuery(search) })}
      safe={<Trans>Nothing was changed. Try again in a minute.</Trans>}
    >
      {(data) => <Board data={data} search={search} seat={seat} />}
    </Loaded>
  )
}

function Board({ data, seat, search }: { data: Reply<typeof calls.list>; seat: Seat; search: URLSearchParams }) {
  const { zone, children, can } = data
  const named = requestIn(search)
  const linked = readDraft(search.get('draft'))
  const [form, setForm] = useState<Form | null>(null)
  const [isLinkDone, setLinkDone] = useState(false)
  const names = useNames(seat)
  const openForm: Form | null =
    form ??
    (linked && !isLinkDone && can.add
      ? { of: { is: 'new' }, start: { kind: linked.kind, legs: linked.legs.map((leg) => ({ ...leg, children: [...leg.children] })) } }
      : null)
  const close = () => {
    setForm(null)
    setLinkDone(true)
  }
  const startOf = ({ kind, legs, reason, handover, respondByWall }: Trade, isDraft: boolean): Partial<TradeDraft> => ({
    kind,
    legs: legs.map(({ from, to, children: who, side }) => ({ from, to, children: [...who], side })),
    ...(isDraft && { reason, handover, respondBy: respondByWall }),
  })
  const linkTo = (id: string) => caseLink(`/time-trade-requests?request=${id}`, search)
  const card = (trade: Trade) => (
    <TradeCard
      caseId={seat.caseId}
      isNamed={named === trade.id}
      search={search}
      kids={children}
      linkTo={linkTo}
      side={seat.side}
      onChange={() => setForm({ of: { is: 'draft', trade: trade.id }, start: startOf(trade, true) })}
      onCounter={() => setForm({ of: { is: 'counter', trade: trade.id }, start: startOf(trade, false) })}
      onSeen={() => {
        // If this fails, the request is marked as opened the next time.
        api(calls.view, { params: { case: seat.caseId, trade: trade.id } }, { background: true }).catch(() => {})
      }}
      trade={trade}
      zone={zone}
    />
  )
  const isOpen = ({ state }: Trade) => state === 'draft' || state === 'sent' || state === 'viewed'
  const [open, settled] = [data.trades.filter(isOpen), data.trades.filter((trade) => !isOpen(trade))]
  const other = seat.parents.find(({ isMe, joined }) => !isMe && !joined)
  const accepted = data.balance.of.flatMap((id) => data.trades.find((trade) => trade.id === id) ?? [])
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      {other && seat.side && (
        <Notice>
          {other.hasLeft ? (
            <Trans>{other.name} is no longer part of this case and can't see or answer a request.</Trans>
          ) : (
            <Trans>{other.name} has not joined this case yet, and sees a request only after that.</Trans>
          )}
        </Notice>
      )}
      {can.add && (
        <Button className="no-print justify-self-start" onClick={() => setForm({ of: { is: 'new' }, start: {} })}>
          <Trans>Ask for a trade</Trans>
        </Button>
      )}
      {named !== null && !data.trades.some(({ id }) => id === named) && (
        <Notice>
          <Trans>That request isn’t here anymore.</Trans>
        </Notice>
      )}
      <Section id="open" title={<Trans>Open</Trans>}>
        <Rows
          empty={
            <Empty title={<Trans>No request is open</Trans>}>
              <p>
                <Trans>A request asks that time changes hands. Accepted, it changes the calendar of both parents at once.</Trans>
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
      {accepted.length > 0 && <Balance kids={children} linkTo={linkTo} names={names} of={accepted} sum={data.balance.sum} />}
      <Terms answer={data.answer} notice={data.notice} />
      {settled.length > 0 && (
        <Fold id="settled" isNamed={settled.some(({ id }) => id === named)} title={<Trans>Settled ({settled.length})</Trans>}>
          <Rows look="cards" of={settled} rowKey={({ id }) => id}>
            {card}
          </Rows>
        </Fold>
      )}
      <Dialog
        keepsWords
        onClose={close}
        open={openForm !== null}
        title={openForm?.of.is === 'counter' ? <Trans>Answer with other terms</Trans> : <Trans>Ask for a trade</Trans>}
      >
        {openForm && (
          <TradeForm caseId={seat.caseId} kids={children} names={names} onDone={close} side={seat.side ?? 'A'} zone={zone} {...openForm} />
        )}
      </Dialog>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.list, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Swaps`,
  View,
  noIndex: () => true,
}
