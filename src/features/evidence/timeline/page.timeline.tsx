import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useApiQuery } from '#web/api.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Board } from './components/board.tsx'
import { calls } from './contract.ts'

const addresses = ['/api/timeline']
const topics = {
  case: addresses,
  evidence: addresses,
  exchanges: addresses,
  expenses: addresses,
  hearings: addresses,
  messages: addresses,
  orders: addresses,
  payments: addresses,
}

function View({ search }: At) {
  return (
    <main className="page page-wide grid gap-4" id="content" tabIndex={-1}>
      <h1>
        <Trans>Evidence timeline</Trans>
      </h1>
      <InCase isDense search={search}>
        {(seat) => <Timeline search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Timeline({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      <Loaded
        failed={<Trans>Couldn’t load your timeline</Trans>}
        lines={8}
        query={useApiQuery(calls.frame, { query: caseQuery(search) })}
        safe={<Trans>Your data is safe. Try again in a minute.</Trans>}
      >
        {(frame) => <Board frame={frame} search={search} seat={seat} />}
      </Loaded>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.frame, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Evidence timeline`,
  View,
  noIndex: () => true,
}
