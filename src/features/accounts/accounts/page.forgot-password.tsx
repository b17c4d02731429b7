import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { type Page, post } from '#web/page.ts'
import { calls } from './contract.ts'
import { ForgotForm } from './components/forgot-form.tsx'

function View() {
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Choose a new password</Trans>
      </h1>
      <ForgotForm />
      <p className="mt-8">
        <SiteLink to="/sign-in">
          <Trans>Back to signing in</Trans>
        </SiteLink>
      </p>
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Choose a new password`,
  View,
  noIndex: () => true,
  forms: { forgot: (form) => post(form, calls.requestReset, { body: { email: form.get('email') ?? '' } }) },
}
