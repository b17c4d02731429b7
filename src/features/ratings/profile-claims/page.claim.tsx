import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { calls as directory } from '#directory/professionals/contract.ts'
import { How } from './components/how.tsx'
import { Whom } from './components/whom.tsx'

const idOf = ({ search }: At) => search.get('professional')?.trim() ?? ''

/** What a claim is and how it goes, for the person who is not signed in. */
function View(at: At) {
  const id = idOf(at)
  return (
    <main className="page grid gap-8" id="content" tabIndex={-1}>
      <header className="grid gap-3">
        <h1>
          <Trans>Claim your page</Trans>
        </h1>
        <p className="max-w-prose text-lg">
          <Trans>
            Is a page in the directory about you? Show us that it is, and you can answer: one reply under each rating, and one statement on
            the page. It costs nothing, now and later.
          </Trans>
        </p>
        {id !== '' && <Whom id={id} />}
        <p className="no-print flex flex-wrap gap-3">
          <ButtonLink to="/sign-in">
            <Trans>Sign in to begin</Trans>
          </ButtonLink>
          <ButtonLink kind="secondary" to="/sign-up">
            <Trans>Make an account</Trans>
          </ButtonLink>
        </p>
        <p className="max-w-prose text-sm text-soft">
          <Trans>After you have signed in, open your page in the directory and choose “Is this you?”, or come back to this address.</Trans>
        </p>
      </header>
      <How />
    </main>
  )
}

export const page: Page = {
  queries: (at) => (idOf(at) === '' ? [] : [apiQuery(directory.get, { params: { id: idOf(at) } })]),
  title: (_at, i18n) => t(i18n)`Claim your page`,
  description: (_at, i18n) =>
    t(i18n)`For judges, attorneys, guardians ad litem and experts: how to claim the page about you and reply to ratings, free.`,
  View,
  noIndex: ({ search }) => search.size > 0,
}
