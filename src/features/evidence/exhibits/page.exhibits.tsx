import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { InCase } from '#case/cases/public.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useApiQuery } from '#web/api.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { listQuery, stale } from './components/addresses.ts'
import { Board } from './components/board.tsx'
import { calls } from './contract.ts'

const topics = { case: stale, evidence: stale }

function View({ search }: At) {
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] content-start gap-4" id="content" tabIndex={-1}>
      <h1>
        <Trans>Exhibits</Trans>
      </h1>
      <InCase isDense search={search}>
        {(seat) => <Exhibits search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Exhibits({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      <Loaded
        failed={<Trans>Couldn’t load your exhibits</Trans>}
        lines={8}
        query={useApiQuery(calls.show, { query: listQuery(search) }, { keepOld: true })}
        safe={<Trans>Your lists are safe. Try again in a minute.</Trans>}
      >
        {(reply) => <Board reply={reply} search={search} seat={seat} />}
      </Loaded>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.show, { query: listQuery(search) })],
  title: (_at, i18n) => t(i18n)`Exhibits`,
  View,
  noIndex: () => true,
}
