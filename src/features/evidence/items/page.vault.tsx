import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useApiQuery } from '#web/api.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { listQuery, stale } from './components/addresses.ts'
import { Board } from './components/board.tsx'
import { Heading } from './components/heading.tsx'
import { calls } from './contract.ts'

const topics = { evidence: stale }

function View({ search }: At) {
  return (
    <main className="page grid content-start gap-4" id="content" tabIndex={-1}>
      <InCase heading={<Heading />} isDense scope="evidence" search={search}>
        {(seat) => <Vault search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Vault({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  const query = useApiQuery(calls.list, { query: listQuery(search) }, { keepOld: true })
  return (
    <>
      {query.data === undefined && <Heading />}
      <LiveNote caseId={seat.caseId} />
      <Loaded
        failed={<Trans>Couldn’t load your evidence</Trans>}
        lines={8}
        query={query}
        safe={<Trans>Your files are safe. Try again in a minute.</Trans>}
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
    apiQuery(calls.choices, { query: caseQuery(search) }),
  ],
  title: (_at, i18n) => t(i18n)`Evidence vault`,
  View,
  noIndex: () => true,
}
