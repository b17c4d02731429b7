import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useApiQuery } from '#web/api.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Board, Heading, listQuery } from './components/board.tsx'
import { calls } from './contract.ts'

const topics = { case: ['/api/incidents'] }

function View({ search }: At) {
  return (
    <main className="page grid content-start gap-4" id="content" tabIndex={-1}>
      <InCase heading={<Heading />} isDense search={search}>
        {(seat) => <Incidents search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Incidents({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  const query = useApiQuery(calls.list, { query: listQuery(search) })
  return (
    <>
      {query.data === undefined && <Heading />}
      <LiveNote caseId={seat.caseId} />
      <Loaded
        failed={<Trans>Couldn’t load your incidents</Trans>}
        lines={8}
        query={query}
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
