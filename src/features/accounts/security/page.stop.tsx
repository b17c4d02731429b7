import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type At, type Page, post } from '#web/page.ts'
import { calls } from './contract.ts'
import { StopForm } from './components/stop-form.tsx'

function View({ search }: At) {
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Stop a change to your account</Trans>
      </h1>
      <StopForm token={search.get('token') ?? ''} />
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Stop a change to your account`,
  View,
  noIndex: () => true,
  forms: { stop: (form) => post(form, calls.stopByLink, { body: { token: form.get('token') ?? '' } }) },
}
