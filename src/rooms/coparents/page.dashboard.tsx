import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAsk } from '../../web/ask.ts'
import { useLive } from '../../web/inside/live.ts'
import { LiveNote } from '../../web/inside/live-note.tsx'
import { type At, need, type Page } from '../../web/page.ts'
import { calls as calendarCalls } from '../calendar/contract.ts'
import { calls as caseCalls, type Seat } from '../cases/contract.ts'
import { caseLink, caseQuery, InCase } from '../cases/door.tsx'
import { calls as scheduleCalls } from '../custody/contract.ts'
import { calls as exchangeCalls } from '../exchanges/contract.ts'
import { calls } from './contract.ts'
import { AnswerClock } from './parts/answer-clock.tsx'
import { Tile } from './parts/card.tsx'
import { ConnectionLine } from './parts/connection-line.tsx'
import { Kids } from './parts/kids.tsx'
import { NextExchange } from './parts/next-exchange.tsx'
import { askedIn, sees, unconfirmed, waitingIn } from './parts/waiting.ts'
import { WaitingList } from './parts/waiting-list.tsx'

const topics = {
  people: ['/api/people'],
  trades: ['/api/exchanges/trades', '/api/calendar/tonight'],
  exchanges: ['/api/calendar/tonight'],
  schedule: ['/api/schedule', '/api/calendar/tonight'],
  orders: ['/api/exchanges/trades'],
  children: ['/api/schedule', '/api/calendar/tonight'],
}

interface Props {
  seat: Seat
  search: URLSearchParams
}

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Co-parenting</Trans>
      </h1>
      <InCase search={search}>{(seat) => <Cards search={search} seat={seat} />}</InCase>
    </main>
  )
}

function Cards({ seat, search }: Props) {
  useLive(seat.caseId, topics)
  return (
    <>
      <div className="-my-4">
        <LiveNote caseId={seat.caseId} />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {sees(seat, 'trades') && sees(seat, 'schedule') && <Requests search={search} seat={seat} />}
        {sees(seat, 'calendar') && <Tonight search={search} seat={seat} />}
        <ConnectionTile search={search} />
      </div>
    </>
  )
}

/** What waits, for oneself and for the other, what is to be confirmed, and how long answers take. */
function Requests({ seat, search }: Props) {
  const query = caseQuery(search)
  const link = (path: string) => caseLink(path, search)
  const trades = useAsk(exchangeCalls.trades, { query })
  const schedule = useAsk(scheduleCalls.current, { query })
  const asked = [trades, schedule]
  const order = trades.data?.answer ?? null
  const waiting = waitingIn(trades.data?.trades ?? [], schedule.data?.versions ?? [], order?.hours ?? null)
  // A parent's own to answer, and what the other is to; a granted seat sees both as waiting.
  const mine = waiting.filter(({ of }) => seat.side !== null && of === seat.side)
  const theirs = waiting.filter(({ of }) => seat.side === null || of !== seat.side)
  const open = unconfirmed(schedule.data?.toConfirm ?? [])
  const list = (items: typeof waiting) => <WaitingList clause={order?.clause ?? null} items={items} link={link} seat={seat} />
  return (
    <>
      {seat.side !== null && (
        <Tile
          action={<Trans>Open swap requests</Trans>}
          asked={asked}
          title={<Trans>Needs your answer</Trans>}
          to={link('/time-trade-requests')}
        >
          {() => (mine.length === 0 ? <Trans>Nothing waits for you.</Trans> : list(mine))}
        </Tile>
      )}
      <Tile
        action={<Trans>Open swap requests</Trans>}
        asked={asked}
        title={<Trans>Waiting for an answer</Trans>}
        to={link('/time-trade-requests')}
      >
        {() => (theirs.length === 0 ? <Trans>Nothing is waiting.</Trans> : list(theirs))}
      </Tile>
      {open.length > 0 && (
        <Tile
          action={<Trans>Look at them</Trans>}
          asked={asked}
          title={<Trans>Agreed before, to be confirmed</Trans>}
          to={link('/co-parenting-calendar')}
        >
          {() => <Confirmations n={open.length} />}
        </Tile>
      )}
      <Tile action={<Trans>See all requests</Trans>} asked={asked} title={<Trans>Answer clock</Trans>} to={link('/time-trade-requests')}>
        {() => <AnswerClock asked={askedIn(trades.data!.trades, schedule.data!.versions)} order={order} seat={seat} />}
      </Tile>
    </>
  )
}

function Confirmations({ n }: { n: number }) {
  return (
    <p>
      <Trans>Changes that you agreed on before the newest schedule: {n}. Each of you says whether it still holds.</Trans>
    </p>
  )
}

function Tonight({ seat, search }: Props) {
  const query = caseQuery(search)
  const tonight = useAsk(calendarCalls.tonight, { query })
  const range = useAsk(calendarCalls.range, { query: { ...query, view: 'week' } })
  const link = (path: string) => caseLink(path, search)
  return (
    <>
      <Tile action={<Trans>Open exchanges</Trans>} asked={[tonight]} title={<Trans>Next exchange</Trans>} to={link('/exchange-tracking')}>
        {() => <NextExchange hasSchedule={tonight.data!.hasSchedule} kids={tonight.data!.children} next={tonight.data!.next} seat={seat} />}
      </Tile>
      <Tile action={<Trans>Open the calendar</Trans>} asked={[tonight, range]} title={<Trans>Children</Trans>} to={link('/calendar')}>
        {() => (
          <Kids
            kids={range.data!.children}
            seat={seat}
            today={tonight.data!.today}
            tonight={tonight.data!.hasSchedule ? tonight.data!.children : []}
          />
        )}
      </Tile>
    </>
  )
}

function ConnectionTile({ search }: { search: URLSearchParams }) {
  const people = useAsk(calls.list, { query: caseQuery(search) })
  return (
    <Tile
      action={<Trans>Open parent connection</Trans>}
      asked={[people]}
      title={<Trans>Connection</Trans>}
      to={caseLink('/parent-connection', search)}
    >
      {() => <ConnectionLine people={people.data!} />}
    </Tile>
  )
}

export const page: Page = {
  needs: ({ search }) => {
    const query = caseQuery(search)
    return [
      need(caseCalls.mine, {}),
      need(calls.list, { query }),
      need(exchangeCalls.trades, { query }),
      need(scheduleCalls.current, { query }),
      need(calendarCalls.tonight, { query }),
      need(calendarCalls.range, { query: { ...query, view: 'week' } }),
    ]
  },
  title: (_at, i18n) => t(i18n)`Co-parenting`,
  View,
  noIndex: () => true,
}
