import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type At, type Page, post } from '../../web/page.ts'
import { calls } from './contract.ts'
import { VerifyForm } from './parts/verify-form.tsx'

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
    verify: (form) => post(form, calls.verify, { body: { token: form.get('token') ?? '' } }),
    again: (form) => post(form, calls.sendVerification, { body: { email: form.get('email') ?? '' } }),
  },
}
