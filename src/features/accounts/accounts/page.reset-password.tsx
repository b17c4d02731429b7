import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type At, type Page, post } from '#web/page.ts'
import { calls } from './contract.ts'
import { ResetForm } from './components/reset-form.tsx'
import { secretIn } from './components/words.ts'

function View({ search }: At) {
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Your new password</Trans>
      </h1>
      <ResetForm token={search.get('token') ?? ''} />
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Your new password`,
  View,
  noIndex: () => true,
  forms: {
    // The password is not shown again.
    reset: (form) => {
      const token = secretIn(form, 'token')
      return post(form, calls.reset, { body: { token, password: secretIn(form, 'password') } }, { token })
    },
  },
}
