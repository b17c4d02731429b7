import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { apiQuery, type Page, post } from '#web/page.ts'
import { calls as security } from '#accounts/security/contract.ts'
import { calls } from './contract.ts'
import { DemoAccounts } from './components/demo-accounts.tsx'
import { InvitedNote } from './components/invited-note.tsx'
import { codeBody } from './components/second-step.tsx'
import { SignIn } from './components/sign-in.tsx'
import { signInBody, signInValues } from './components/sign-in-form.tsx'

function View() {
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Sign in</Trans>
      </h1>
      <InvitedNote />
      <SignIn />
      <DemoAccounts />
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.demo, {})],
  title: (_at, i18n) => t(i18n)`Sign in`,
  View,
  noIndex: () => true,
  forms: {
    'sign-in': (form) => post(form, calls.signIn, { body: signInBody(form) }, signInValues(form)),
    code: (form) => post(form, security.verifyCode, { body: codeBody(form) }, {}),
    recovery: (form) => post(form, security.verifyRecoveryCode, { body: codeBody(form) }, {}),
  },
}
