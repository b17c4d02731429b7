import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { SiteLink } from '#web/link.tsx'
import { requestIn } from '#shell/opening-row.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Notice } from '#web/ui/notice.tsx'
import { calls as calendarCalls } from '#schedule/calendar/contract.ts'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase } from '#case/cases/public.tsx'
import { calls as scheduleCalls } from '#schedule/schedule/contract.ts'
import { calls as exchangeCalls } from '#schedule/exchanges/contract.ts'
import { calls as tradeCalls } from '#schedule/swaps/contract.ts'
import { calls } from '#case/people/contract.ts'
import { ToMe } from '#case/people/public.tsx'
import { sees } from './components/waiting.ts'
import { ByChild } from './components/by-child.tsx'
import { Steps } from './components/steps.tsx'

const topics = {
  people: ['/api/people'],
  trades: ['/api/exchanges', '/api/calendar'],
  exchanges: ['/api/exchanges', '/api/calendar'],
  schedule: ['/api/schedule', '/api/calendar', '/api/exchanges'],
  children: ['/api/schedule', '/api/calendar', '/api/exchanges'],
}

interface Props {
  seat: Seat
  search: URLSearchParams
}

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Enhanced co-parenting</Trans>
      </h1>
      <ToMe named={requestIn(search)} />
      <InCase search={search}>{(seat) => <Workspace search={search} seat={seat} />}</InCase>
    </main>
  )
}

function Workspace({ seat, search }: Props) {
  useLive(seat.caseId, topics)
  const people = useApiQuery(calls.list, { query: caseQuery(search) })
  const link = (path: string) => caseLink(path, search)
  return (
    <>
      <div className="-my-4">
        <LiveNote caseId={seat.caseId} />
      </div>
      {people.data?.isSolo && (
        <Notice title={<Trans>Solo mode</Trans>}>
          <p>
            <Trans>
              You are the only parent in this case now. Everything here works alone, and nothing is shown as seen by the other parent.{' '}
              <SiteLink to={link('/parent-connection')}>Invitations and what became of them</SiteLink>
            </Trans>
          </p>
        </Notice>
      )}
      {seat.role === 'parent' && !seat.isFormer && <Steps search={search} />}
      {sees(seat, 'calendar') ? (
        <ByChild search={search} seat={seat} />
      ) : (
        <p>
          <Trans>Your seat does not show the calendar of this case.</Trans>
        </p>
      )}
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => {
    const query = caseQuery(search)
    return [
      apiQuery(caseCalls.mine, {}),
      apiQuery(calls.waiting, {}),
      apiQuery(calls.list, { query }),
      apiQuery(scheduleCalls.current, { query }),
      apiQuery(tradeCalls.list, { query }),
      apiQuery(exchangeCalls.list, { query }),
      apiQuery(calendarCalls.tonight, { query }),
      apiQuery(calendarCalls.range, { query: { ...query, view: 'agenda' } }),
    ]
  },
  title: (_at, i18n) => t(i18n)`Enhanced co-parenting`,
  View,
  noIndex: () => true,
}
