import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type At, type Page, post } from '#web/page.ts'
import { ByLink } from './components/by-link.tsx'
import { calls } from './contract.ts'

const bodyOf = (form: URLSearchParams) => ({ body: { token: form.get('token') ?? '' } })

/** What a link in a mail leads to. Opening it asks the server for nothing, so that what a mail scanner does leaves no trace. */
function View({ search }: At) {
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>A message for you</Trans>
      </h1>
      <ByLink token={search.get('token') ?? ''} />
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`A message for you`,
  View,
  noIndex: () => true,
  forms: {
    open: (form) => post(form, calls.open, bodyOf(form)),
    stop: (form) => post(form, calls.stop, bodyOf(form)),
  },
}
