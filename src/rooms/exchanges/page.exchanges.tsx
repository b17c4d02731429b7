import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { useAsk } from '../../web/ask.ts'
import { useLive } from '../../web/inside/live.ts'
import { LiveNote } from '../../web/inside/live-note.tsx'
import { dayOfMoment } from '../../web/inside/times.ts'
import { type At, need, type Page } from '../../web/page.ts'
import { Dialog } from '../../web/ui/dialog.tsx'
import { Skeleton } from '../../web/ui/skeleton.tsx'
import { Empty, Failed } from '../../web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '../cases/contract.ts'
import { caseQuery, InCase } from '../cases/door.tsx'
import { calls, type Exchange } from './contract.ts'
import { CheckInForm } from './parts/check-in-form.tsx'
import { ExchangeCard } from './parts/exchange-card.tsx'
import { Places } from './parts/places.tsx'
import { Punctuality } from './parts/punctuality.tsx'
import { useWaiting } from './parts/waiting.ts'
import { WaitingList } from './parts/waiting-list.tsx'
import { useNames } from './parts/who.tsx'

const topics = { exchanges: ['/api/exchanges'], schedule: ['/api/exchanges'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Exchanges</Trans>
      </h1>
      <InCase search={search}>{(seat) => <Exchanges search={search} seat={seat} />}</InCase>
    </main>
  )
}

function Exchanges({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { data, error, refetch, isFetching } = useAsk(calls.exchanges, { query: caseQuery(search) })
  const [open, setOpen] = useState<Exchange | null>(null)
  const names = useNames(seat)
  const renew = useCallback(() => void refetch(), [refetch])
  const waiting = useWaiting(seat.caseId, renew)
  useLive(seat.caseId, topics)
  if (!data) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={renew}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The exchanges could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={8} />
    )
  }
  const { zone } = data
  const card = (exchange: Exchange) => (
    <li key={`${exchange.dueAt} ${exchange.toSide}`}>
      <ExchangeCard
        caseId={seat.caseId}
        exchange={exchange}
        kids={data.children}
        names={names}
        onCheckIn={() => setOpen(exchange)}
        zone={zone}
      />
    </li>
  )
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      <WaitingList waiting={waiting} zone={zone} />
      <section aria-labelledby="upcoming" className="grid gap-4">
        <h2 id="upcoming">
          <Trans>The next 14 days</Trans>
        </h2>
        {data.upcoming.length === 0 ? (
          <Empty title={<Trans>No exchange is coming up</Trans>}>
            <p>
              {data.hasSchedule ? (
                <Trans>By the schedule the children do not change hands in these days.</Trans>
              ) : (
                <Trans>Exchanges come from the schedule, and there is none in force yet.</Trans>
              )}
            </p>
          </Empty>
        ) : (
          <ul className="grid gap-4">{data.upcoming.map(card)}</ul>
        )}
      </section>
      {data.past.length > 0 && (
        <section aria-labelledby="past" className="grid gap-4">
          <h2 id="past">
            <Trans>The last 60 days</Trans>
          </h2>
          <ul className="grid gap-4">{data.past.map(card)}</ul>
        </section>
      )}
      <Punctuality names={names} query={caseQuery(search)} thisMonth={dayOfMoment(data.now, zone).slice(0, 7)} />
      <Places canAdd={data.can.addPlace} caseId={seat.caseId} isSafety={data.isSafety} places={data.places} />
      <Dialog onClose={() => setOpen(null)} open={open !== null} title={<Trans>Check in</Trans>}>
        {open && seat.side && (
          <CheckInForm
            caseId={seat.caseId}
            exchange={open}
            isSafety={data.isSafety}
            onDone={(sent) => {
              setOpen(null)
              if (sent) renew()
            }}
            places={data.places}
            side={seat.side}
            zone={zone}
          />
        )}
      </Dialog>
    </>
  )
}

export const page: Page = {
  needs: ({ search }) => [need(caseCalls.mine, {}), need(calls.exchanges, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Exchanges`,
  View,
  noIndex: () => true,
}
