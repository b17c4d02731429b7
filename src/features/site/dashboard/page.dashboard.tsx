import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { requestIn } from '#shell/opening-row.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { NeedsAnswer } from '#case/answers/public.tsx'
import { calls as calendarCalls } from '#schedule/calendar/contract.ts'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { calls as scheduleCalls } from '#schedule/schedule/contract.ts'
import { calls as messageCalls } from '#messages/messages/contract.ts'
import { calls as requestCalls } from '#money/requests/contract.ts'
import { calls as planCalls } from '#schedule/plans/contract.ts'
import { calls as tradeCalls } from '#schedule/swaps/contract.ts'
import { calls } from '#case/people/contract.ts'
import { sees } from './components/waiting.ts'
import { ToMe } from '#case/people/public.tsx'
import { AskedFirstTile } from './components/asked-first-tile.tsx'
import { MessagesTile } from './components/messages-tile.tsx'
import { Requests } from './components/requests.tsx'
import { Tonight } from './components/tonight.tsx'
import { ConnectionTile } from './components/connection-tile.tsx'

const topics = {
  people: ['/api/people'],
  trades: ['/api/exchanges/trades', '/api/calendar/tonight'],
  exchanges: ['/api/calendar/tonight'],
  schedule: ['/api/schedule', '/api/plans', '/api/calendar/tonight'],
  orders: ['/api/exchanges/trades'],
  children: ['/api/schedule', '/api/calendar/tonight'],
  messages: ['/api/messages/counts'],
  expenses: ['/api/expenses/requests'],
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
      <ToMe named={requestIn(search)} />
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
      {seat.side !== null && !seat.isFormer && <NeedsAnswer none={<Trans>You’re all caught up. Nothing needs your answer.</Trans>} />}
      <div className="grid gap-4 lg:grid-cols-2">
        {sees(seat, 'messages') && <MessagesTile search={search} />}
        {sees(seat, 'trades') && sees(seat, 'schedule') && <Requests search={search} seat={seat} />}
        {sees(seat, 'calendar') && <Tonight search={search} seat={seat} />}
        {sees(seat, 'expenses') && <AskedFirstTile search={search} />}
        <ConnectionTile search={search} />
      </div>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => {
    const query = caseQuery(search)
    return [
      apiQuery(caseCalls.mine, {}),
      apiQuery(calls.waiting, {}),
      apiQuery(messageCalls.counts, { query }),
      apiQuery(calls.list, { query }),
      apiQuery(requestCalls.list, { query }),
      apiQuery(tradeCalls.list, { query }),
      apiQuery(scheduleCalls.current, { query }),
      apiQuery(planCalls.list, { query }),
      apiQuery(calendarCalls.tonight, { query }),
      apiQuery(calendarCalls.range, { query: { ...query, view: 'week' } }),
    ]
  },
  title: (_at, i18n) => t(i18n)`Co-parenting`,
  View,
  noIndex: () => true,
}
