import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase } from '#case/cases/public.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { stale } from './components/addresses.ts'
import { Links } from './components/links.tsx'
import { calls } from './contract.ts'

const topics = { evidence: stale }

/** A parent's own links: part of the vault and of the documents. */
function View({ search }: At) {
  const [path] = useLocation()
  const isVault = path.endsWith('vault')
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] content-start gap-3" id="content" tabIndex={-1}>
      <SiteLink className="no-print inline-flex min-h-11 items-center justify-self-start" to={caseLink(path, search)}>
        {isVault ? <Trans>Back to the vault</Trans> : <Trans>Back to documents</Trans>}
      </SiteLink>
      <h1>
        <Trans>Share links</Trans>
      </h1>
      <InCase isDense search={search}>
        {(seat) => <OwnLinks search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function OwnLinks({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      <Loaded
        failed={<Trans>Couldn’t load your links</Trans>}
        lines={6}
        query={useApiQuery(calls.list, { query: caseQuery(search) })}
        safe={<Trans>Your files are safe. Try again in a minute.</Trans>}
      >
        {(list) => <Links list={list} search={search} seat={seat} />}
      </Loaded>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.list, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Share links`,
  View,
  noIndex: () => true,
}
