import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { InCase } from '#case/cases/public.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { documentIn, requestIn, stale } from './components/addresses.ts'
import { AskFor } from './components/ask-for.tsx'
import { RequestDetail } from './components/request-detail.tsx'
import { Papers } from './components/papers.tsx'

const topics = { case: stale }

function View({ search }: At) {
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] gap-4" id="content" tabIndex={-1}>
      <InCase
        heading={
          <h1>
            <Trans>Signing</Trans>
          </h1>
        }
        isDense
        search={search}
      >
        {(seat) => <Signing search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Signing({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  const [request, document] = [requestIn(search), documentIn(search)]
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      {request !== null ? (
        <RequestDetail key={request} request={request} search={search} seat={seat} />
      ) : document !== null ? (
        <AskFor document={document} search={search} seat={seat} />
      ) : (
        <Papers search={search} seat={seat} />
      )}
    </>
  )
}

export const page: Page = {
  queries: () => [apiQuery(caseCalls.mine, {})],
  title: (_at, i18n) => t(i18n)`Signing`,
  View,
  noIndex: () => true,
}
