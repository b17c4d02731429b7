import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase } from '#case/cases/public.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { CheckText } from './components/check-text.tsx'
import { Details } from './components/details.tsx'
import { calls } from './contract.ts'

const topics = { case: ['/api/filing'] }

function View({ search }: At) {
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] content-start gap-4" id="content" tabIndex={-1}>
      <SiteLink className="no-print inline-flex min-h-11 items-center justify-self-start" to={caseLink('/documents', search)}>
        <Trans>Back to documents</Trans>
      </SiteLink>
      <h1>
        <Trans>Check before filing</Trans>
      </h1>
      <InCase isDense search={search}>
        {(seat) => <Filing search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Filing({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      <CheckText caseId={seat.caseId} />
      <Loaded
        failed={<Trans>Couldn’t load your list</Trans>}
        lines={5}
        query={useApiQuery(calls.details, { query: caseQuery(search) })}
        safe={<Trans>Your data is safe. Try again in a minute.</Trans>}
      >
        {(reply) => <Details caseId={seat.caseId} reply={reply} />}
      </Loaded>
      <p className="max-w-prose text-sm text-soft">
        <Trans>
          Courts want minors’ names, birth dates and account numbers shortened. To check a file, open it in{' '}
          <SiteLink to={caseLink('/documents', search)}>Documents</SiteLink> or in the{' '}
          <SiteLink to={caseLink('/evidence-vault', search)}>evidence vault</SiteLink>. To check a packet, use the button beside its
          download.
        </Trans>
      </p>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.details, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Check before filing`,
  View,
  noIndex: () => true,
}
