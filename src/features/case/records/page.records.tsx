import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import type { Reply } from '#http/contract.ts'
import { useLive } from '#shell/live.ts'
import { useApiQuery } from '#web/api.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { CopyRow } from './components/copy-row.tsx'
import { MakeRecord } from './components/make-record.tsx'
import { RecordRow } from './components/record-row.tsx'
import { WhatItProves } from './components/what-it-proves.tsx'
import { calls } from './contract.ts'

const topics = { case: ['/api/records'] }

/** The thread that a record is to be made of, as a link from it says. */
const threadIn = (search: URLSearchParams) => {
  const thread = search.get('thread')
  return thread !== null && /^[0-9a-f-]{36}$/.test(thread) ? thread : null
}
const queryIn = (search: URLSearchParams) => {
  const thread = threadIn(search)
  return { ...caseQuery(search), ...(thread !== null && { thread }) }
}

function View({ search }: At) {
  return (
    <main className="page grid content-start gap-6" id="content" tabIndex={-1}>
      <div>
        <h1>
          <Trans>Records</Trans>
        </h1>
        <p className="mt-2 max-w-prose text-soft">
          <Trans>
            Take your messages along: on paper for a court, as a table and as data. Making a record marks nothing as viewed, and nobody else
            hears of it.
          </Trans>
        </p>
      </div>
      <InCase search={search}>{(seat) => <Records search={search} seat={seat} />}</InCase>
    </main>
  )
}

function Records({ search, seat }: { search: URLSearchParams; seat: Seat }) {
  useLive(seat.caseId, topics)
  const asked = useApiQuery(calls.list, { query: queryIn(search) })
  return (
    <Loaded failed={<Trans>The records could not be loaded</Trans>} lines={6} query={asked}>
      {(data) =>
        data.can.make ? (
          <>
            <MakeRecord data={data} key={threadIn(search) ?? 'all'} search={search} seat={seat} />
            <Section id="made" title={<Trans>Your records</Trans>}>
              <Rows
                empty={
                  <p className="text-soft">
                    <Trans>None yet. What you make stays here for thirty days, and only you see it.</Trans>
                  </p>
                }
                of={data.records}
                rowKey={({ id }) => id}
              >
                {(record) => <RecordRow caseId={seat.caseId} data={data} record={record} />}
              </Rows>
            </Section>
            <Certified caseId={seat.caseId} data={data} />
            <WhatItProves />
          </>
        ) : (
          <p>
            <Trans>Records are made by the parents of a case. Ask the parent who gave you access for theirs.</Trans>
          </p>
        )
      }
    </Loaded>
  )
}

/** Certified copies of records that are no longer here: the certificate stays. */
function Certified({ caseId, data: { copies, records, zone } }: { caseId: string; data: Reply<typeof calls.list> }) {
  const rest = copies.filter(({ recordId }) => records.every(({ id }) => id !== recordId))
  if (rest.length === 0) return null
  return (
    <Section
      about={<Trans>The records are deleted here. Each certificate goes with the record that you downloaded.</Trans>}
      id="certified"
      title={<Trans>Certified copies of earlier records</Trans>}
    >
      <Rows empty={null} of={rest} rowKey={({ id }) => id}>
        {(copy) => <CopyRow caseId={caseId} copy={copy} zone={zone} />}
      </Rows>
    </Section>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.list, { query: queryIn(search) })],
  title: (_at, i18n) => t(i18n)`Records`,
  View,
  noIndex: () => true,
}
