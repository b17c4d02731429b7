import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { InCase } from '#case/cases/public.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useApiQuery } from '#web/api.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { documentIn, listQuery, stale } from './components/addresses.ts'
import { Board } from './components/board.tsx'
import { Detail } from './components/detail.tsx'
import { calls } from './contract.ts'

const topics = { case: stale }

function View({ search }: At) {
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] gap-4" id="content" tabIndex={-1}>
      <InCase
        heading={
          <h1>
            <Trans>Documents</Trans>
          </h1>
        }
        isDense
        search={search}
      >
        {(seat) => <Documents search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Documents({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  const document = documentIn(search)
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      {document === null ? <List search={search} seat={seat} /> : <Detail document={document} search={search} seat={seat} />}
    </>
  )
}

function List({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  return (
    <Loaded
      failed={<Trans>Couldn’t load your documents</Trans>}
      lines={8}
      query={useApiQuery(calls.list, { query: listQuery(search) }, { keepOld: true })}
      safe={<Trans>Your documents are safe. Try again in a minute.</Trans>}
    >
      {(list) => <Board list={list} search={search} seat={seat} />}
    </Loaded>
  )
}

export const page: Page = {
  queries: ({ search }) => [
    apiQuery(caseCalls.mine, {}),
    ...(documentIn(search) === null ? [apiQuery(calls.list, { query: listQuery(search) })] : []),
  ],
  title: (_at, i18n) => t(i18n)`Documents`,
  View,
  noIndex: () => true,
}
