import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { calls as documentCalls } from '#evidence/documents/contract.ts'
import { Tabs } from '#evidence/documents/public.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useApiQuery } from '#web/api.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Stack } from './components/stack.tsx'
import { stale } from './components/stale.ts'
import { calls } from './contract.ts'

const topics = { orders: stale }

function View({ search }: At) {
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] gap-4" id="content" tabIndex={-1}>
      {/* On paper the tabs are gone: the title alone says what was printed. */}
      <h1>
        <Trans>Orders in force</Trans>
      </h1>
      <InCase isDense scope="orders" search={search}>
        {(seat) => <Orders search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Orders({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  const documents = useApiQuery(documentCalls.list, { query: caseQuery(search) })
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      {documents.data && <Tabs counts={documents.data.counts} search={search} />}
      <Loaded
        failed={<Trans>Couldn’t load the orders</Trans>}
        lines={8}
        query={useApiQuery(calls.list, { query: caseQuery(search) })}
        safe={<Trans>Your orders are safe. Try again in a minute.</Trans>}
      >
        {(list) => <Stack list={list} search={search} seat={seat} />}
      </Loaded>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [
    apiQuery(caseCalls.mine, {}),
    apiQuery(documentCalls.list, { query: caseQuery(search) }),
    apiQuery(calls.list, { query: caseQuery(search) }),
  ],
  title: (_at, i18n) => t(i18n)`Orders in force`,
  View,
  noIndex: () => true,
}
