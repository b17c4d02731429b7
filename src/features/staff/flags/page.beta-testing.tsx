import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { apiQuery, type Page } from '#web/page.ts'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { calls } from './contract.ts'
import { Checklists } from './components/checklists.tsx'
import { Cohorts } from './components/cohorts.tsx'
import { Exposures } from './components/exposures.tsx'
import { Feedback } from './components/feedback.tsx'

function Parts() {
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] gap-12" id="content" tabIndex={-1}>
      <div>
        <Desks here="/beta-testing-dashboard" />
        <div className="prose">
          <h1>
            <Trans>Beta testing</Trans>
          </h1>
          <p>
            <Trans>
              Who is shown something before everybody else, since when, and what they say about it. People are asked, and nothing changes
              for them until they say yes.
            </Trans>
          </p>
        </div>
      </div>
      <Cohorts />
      <Exposures />
      <Feedback />
      <Checklists />
    </main>
  )
}

/** Every act here asks for a password of the last ten minutes. */
function View() {
  return (
    <RequireRecentSignIn why={<Trans>Before you act on others, give your password again. It then counts for ten minutes.</Trans>}>
      <Parts />
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [
    apiQuery(calls.cohorts, {}),
    apiQuery(calls.exposures, { query: { cursor: '' } }),
    apiQuery(calls.feedbackList, { query: { cursor: '' } }),
  ],
  title: (_at, i18n) => t(i18n)`Beta testing`,
  View,
  noIndex: () => true,
}
