import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Page } from '#web/page.ts'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { Audit } from './components/audit.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { FindPerson } from './components/find-person.tsx'

function Parts() {
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Desks here="/user-access-control" />
      <h1>
        <Trans>People and audit</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-soft">
        <Trans>Looking somebody up, and everything done to an account, is noted with your name and your reason.</Trans>
      </p>
      <section className="mt-8">
        <h2 className="mb-3">
          <Trans>Look somebody up</Trans>
        </h2>
        <FindPerson />
      </section>
      <section className="mt-12 border-t border-line pt-8">
        <h2 className="mb-3">
          <Trans>Search the audit</Trans>
        </h2>
        <Audit />
      </section>
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
  title: (_at, i18n) => t(i18n)`People and audit`,
  View,
  noIndex: () => true,
}
