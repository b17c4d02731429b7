import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useApiQuery } from '#web/api.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { listInput, viewOf } from './components/addresses.ts'
import { Board } from './components/board.tsx'
import { calls } from './contract.ts'

const topics = { evidence: ['/api/facts'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-4" id="content" tabIndex={-1}>
      <h1>
        <Trans>Evidence dashboard</Trans>
      </h1>
      <InCase isDense scope="evidence" search={search}>
        {(seat) => <Dashboard search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Dashboard({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      <Loaded
        failed={<Trans>Couldn’t load your issues and facts</Trans>}
        lines={8}
        query={useApiQuery(calls.matrix, { query: caseQuery(search) })}
        safe={<Trans>Your data is safe. Try again in a minute.</Trans>}
      >
        {(matrix) => <Board matrix={matrix} search={search} seat={seat} />}
      </Loaded>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [
    apiQuery(caseCalls.mine, {}),
    apiQuery(calls.matrix, { query: caseQuery(search) }),
    ...(viewOf(search) === 'facts' ? [apiQuery(calls.list, listInput(search))] : []),
  ],
  title: (_at, i18n) => t(i18n)`Evidence dashboard`,
  View,
  noIndex: () => true,
}
