import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { need, type Page, post } from '../../web/page.ts'
import { calls } from './contract.ts'
import { DemoAccounts } from './parts/demo-accounts.tsx'
import { SignInForm, signInBody } from './parts/sign-in-form.tsx'

function View() {
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Sign in</Trans>
      </h1>
      <SignInForm />
      <DemoAccounts />
    </main>
  )
}

export const page: Page = {
  needs: () => [need(calls.demo, {})],
  title: (_at, i18n) => t(i18n)`Sign in`,
  View,
  noIndex: () => true,
  forms: {
    // The password is not shown again.
    'sign-in': (form) => post(form, calls.signIn, { body: signInBody(form) }, { email: form.get('email') ?? '' }),
  },
}
