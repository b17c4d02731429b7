import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type At, type Page, post } from '#web/page.ts'
import { calls } from './contract.ts'
import { RecoverAsk, recoverBody, RecoverLink } from './components/recover-forms.tsx'

function View({ search }: At) {
  const token = search.get('token') ?? ''
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Recover your account</Trans>
      </h1>
      <p className="mt-3 max-w-prose">
        <Trans>Use this page if you lost your authenticator app or passkey and have no recovery codes. Your password stays as it is.</Trans>
      </p>
      <ol className="mt-3 grid max-w-prose list-decimal gap-1 ps-6">
        <li>
          <Trans>We mail you a link. You open it and tell us what happened.</Trans>
        </li>
        <li>
          <Trans>
            Your request waits 24 hours, or 72 hours for staff, in safety mode, and where we can’t write to you. We tell every address you
            named as safe. Each notice has a link that stops the request.
          </Trans>
        </li>
        <li>
          <Trans>Two of our staff check the request. Then your password alone signs you in, and you can set up a new second factor.</Trans>
        </li>
      </ol>
      <RecoverAsk token={token} />
      <RecoverLink hasToken={token !== ''} />
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Recover your account`,
  View,
  noIndex: () => true,
  forms: {
    link: (form) => post(form, calls.recoveryLink, { body: { email: form.get('email') ?? '' } }),
    ask: (form) => post(form, calls.recoveryAsk, { body: recoverBody(form) }),
  },
}
