import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { PageRuns } from '#web/page-runs.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** In the place of a page of the staff, for everybody whose desk it is not. The server has answered 403, and noted it. */
export function Refused() {
  return (
    <main className="page" id="content" tabIndex={-1}>
      <div className="prose">
        <h1>
          <Trans>This page is for staff</Trans>
        </h1>
        <p>
          <Trans>Your account cannot open it. It wasn’t loaded, and nothing was changed. That it was asked for has been noted.</Trans>
        </p>
        <p>
          <Trans>
            If it should be open to you, ask whoever leads your team, or <SiteLink to="/support">ask support</SiteLink>.
          </Trans>
        </p>
      </div>
      <ButtonLink className="mt-6" to="/">
        <Trans>Go to the first page</Trans>
      </ButtonLink>
      <PageRuns />
    </main>
  )
}
