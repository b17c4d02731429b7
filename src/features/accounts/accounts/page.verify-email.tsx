import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type At, type Page, post } from '#web/page.ts'
import { calls } from './contract.ts'
import { verifyBody, VerifyForm } from './components/verify-form.tsx'
import { secretIn } from './components/words.ts'

function View({ search }: At) {
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Confirm your e-mail address</Trans>
      </h1>
      <VerifyForm token={search.get('token') ?? ''} />
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Confirm your e-mail address`,
  View,
  noIndex: () => true,
  forms: {
    // The password is not shown again.
    verify: (form) => post(form, calls.verify, { body: verifyBody(form, false) }, { token: secretIn(form, 'token') }),
    'verify-new': (form) => post(form, calls.verify, { body: verifyBody(form, true) }, { token: secretIn(form, 'token') }),
    again: (form) => post(form, calls.sendVerification, { body: { email: form.get('email') ?? '' } }),
  },
}
