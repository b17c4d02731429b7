import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useState } from 'react'
import { readExchangeKey } from '#domain/exchange/key.ts'
import { useApiQuery } from '#web/api.ts'
import { formatDate } from '#web/dates.ts'
import { dayInWords } from '#web/days.ts'
import { Fold } from '#shell/fold.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { dayOfMoment } from '#web/times.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { calls, type Exchange } from './contract.ts'
import { CheckInForm } from './components/check-in-form.tsx'
import { ExchangeCard } from './components/exchange-card.tsx'
import { MonthSheet } from './components/month-sheet.tsx'
import { Places } from './components/places.tsx'
import { Punctuality } from './components/punctuality.tsx'
import { useWaiting } from './components/waiting.ts'
import { WaitingList } from './components/waiting-list.tsx'

const topics = { exchanges: ['/api/exchanges'], messages: ['/api/exchanges'], schedule: ['/api/exchanges'] }

/** The exchange that a link names: `?exchange=2026-03-20T22:00Z-B`. */
const namedIn = (search: URLSearchParams) => search.get('exchange')

const listQuery = (search: URLSearchParams) => {
  const exchange = namedIn(search)
  return { ...caseQuery(search), ...(exchange !== null && { exchange: exchange.slice(0, 40) }) }
}

/** A month's sheet by itself: `?sheet=2026-03`. */
const sheetIn = (search: URLSearchParams) => /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.exec(search.get('sheet') ?? '')?.[0] ?? null

function View({ search }: At) {
  const { i18n } = useLingui()
  const month = sheetIn(search)
  const words = month === null ? '' : dayInWords(`${month}-01`, i18n.locale, 'month')
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>{month ? <Trans>Punctuality at exchanges, {words}</Trans> : <Trans>Exchanges</Trans>}</h1>
      <InCase scope="exchanges" search={search}>
        {(seat) => (month ? <MonthSheet month={month} search={search} seat={seat} /> : <Exchanges search={search} seat={seat} />)}
      </InCase>
    </main>
  )
}

function Exchanges({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { data, error, refetch, isFetching } = useApiQuery(calls.list, { query: listQuery(search) })
  const [open, setOpen] = useState<Exchange | null>(null)
  const renew = useCallback(() => void refetch(), [refetch])
  const waiting = useWaiting(seat.caseId, data, renew)
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
  // What one came to in the last day and has not recorded is still to be done.
  const dayAgo = Date.parse(data.now) - 24 * 3_600_000
  const isWaiting = data.past.some(
    ({ dueAt, can, checkIns }) => can.checkIn && Date.parse(dueAt) > dayAgo && !checkIns.some(({ isMine }) => isMine),
  )
  const canWrite = seat.side !== null && !seat.isFormer
  const cardOf = (exchange: Exchange, isNamed = false) => (
    <ExchangeCard
      canWrite={canWrite}
      caseId={seat.caseId}
      exchange={exchange}
      isNamed={isNamed}
      search={search}
      side={seat.side}
      kids={data.children}
      onCheckIn={() => setOpen(exchange)}
      onSent={renew}
      waiting={waiting}
      zone={zone}
    />
  )
  const asked = namedIn(search)
  const isNamed = ({ dueAt, toSide }: Exchange) => data.named?.dueAt === dueAt && data.named.toSide === toSide
  // One that a link names stands at the top, and not a second time below.
  const others = (all: readonly Exchange[]) => all.filter((each) => !isNamed(each))
  const card = (exchange: Exchange) => <li key={`${exchange.dueAt} ${exchange.toSide}`}>{cardOf(exchange)}</li>
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      <WaitingList waiting={waiting} zone={zone} />
      {asked !== null && (
        <Named asked={asked} zone={zone}>
          {data.named && cardOf(data.named, true)}
        </Named>
      )}
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
          <ul className="grid gap-4">{others(data.upcoming).map(card)}</ul>
        )}
      </section>
      {data.past.length > 0 && (
        <Fold id="past" isNamed={isWaiting} title={<Trans>The last 60 days ({data.past.length})</Trans>}>
          <ul className="grid gap-4">{others(data.past).map(card)}</ul>
        </Fold>
      )}
      <Punctuality search={search} thisMonth={dayOfMoment(data.now, zone).slice(0, 7)} />
      <Places canAdd={data.can.addPlace} caseId={seat.caseId} isSafety={data.isSafety} places={data.places} />
      <Dialog keepsWords onClose={() => setOpen(null)} open={open !== null} title={<Trans>Check in</Trans>}>
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

/** The exchange that a link leads to; one that the schedule has no longer by its time. */
function Named({ asked, zone, children }: { asked: string; zone: string; children: ReactNode }) {
  const { i18n } = useLingui()
  const due = readExchangeKey(asked)?.due
  const when = due === undefined ? '' : formatDate('momentWithWeekdayAndZone', due, i18n.locale, zone)
  return (
    <section aria-labelledby="named" className="grid gap-4">
      <h2 id="named">
        <Trans>The exchange you opened</Trans>
      </h2>
      {children ?? (
        <Empty title={<Trans>No longer in the schedule</Trans>}>
          {due !== undefined && (
            <p>
              <Trans>The schedule has no exchange on {when}, and there is no record of one.</Trans>
            </p>
          )}
        </Empty>
      )}
    </section>
  )
}

export const page: Page = {
  queries: ({ search }) => {
    const month = sheetIn(search)
    const query = caseQuery(search)
    return [
      apiQuery(caseCalls.mine, {}),
      month ? apiQuery(calls.punctuality, { query: { ...query, month } }) : apiQuery(calls.list, { query: listQuery(search) }),
    ]
  },
  title: (_at, i18n) => t(i18n)`Exchanges`,
  View,
  noIndex: () => true,
}
