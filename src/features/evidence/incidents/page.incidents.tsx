import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Board, listQuery } from './components/board.tsx'
import { calls } from './contract.ts'

const topics = { case: ['/api/incidents'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <div className="grid gap-2">
        <h1>
          <Trans>Incidents</Trans>
        </h1>
        <p className="max-w-prose">
          <Trans>Only you see this. It is not encrypted end to end: the server can read it.</Trans>
        </p>
        <p className="no-print max-w-prose">
          <strong>
            <Trans>In danger now? Call 911.</Trans>
          </strong>{' '}
          <SiteLink to="/emotional-support">
            <Trans>Hotlines and protective orders</Trans>
          </SiteLink>
        </p>
      </div>
      <InCase search={search}>{(seat) => <Incidents search={search} seat={seat} />}</InCase>
    </main>
  )
}

function Incidents({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      <Loaded
        failed={<Trans>Couldn’t load your incidents</Trans>}
        lines={8}
        query={useApiQuery(calls.list, { query: listQuery(search) })}
        safe={<Trans>Your data is safe. Try again in a minute.</Trans>}
      >
        {(list) => <Board list={list} search={search} seat={seat} />}
      </Loaded>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [
    apiQuery(caseCalls.mine, {}),
    apiQuery(calls.list, { query: listQuery(search) }),
    apiQuery(calls.found, { query: caseQuery(search) }),
    apiQuery(calls.patterns, { query: caseQuery(search) }),
  ],
  title: (_at, i18n) => t(i18n)`Incidents`,
  View,
  noIndex: () => true,
}
