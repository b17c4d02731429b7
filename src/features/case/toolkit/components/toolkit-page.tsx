import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import type { Seat } from '#case/cases/contract.ts'
import { InCase } from '#case/cases/public.tsx'
import { StepBegin } from '#case/intake/public.tsx'
import { Toolkit } from './toolkit.tsx'

/** The page behind both addresses: a first case begins here. */
export function ToolkitPage({ search, isEnhanced }: { search: URLSearchParams; isEnhanced: boolean }) {
  const begin = (
    <div className="grid gap-6">
      <p className="max-w-prose">
        <Trans>
          A case holds the schedule, the exchanges and the dates of one family. Eight short steps, each kept by itself: you can skip one,
          and come back. Or <SiteLink to="/parent-connection">join with a code</SiteLink> that you were given.
        </Trans>
      </p>
      <StepBegin />
    </div>
  )
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Case toolkit</Trans>
      </h1>
      {search.has('begin') ? (
        begin
      ) : (
        <InCase none={begin} search={search}>
          {(seat: Seat) => <Toolkit isEnhanced={isEnhanced} search={search} seat={seat} />}
        </InCase>
      )}
    </main>
  )
}
