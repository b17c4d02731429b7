import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { asInvited } from '#map/after-sign-in.ts'
import { SiteLink } from '#web/link.tsx'
import { type Page, post } from '#web/page.ts'
import { usePosted } from '#web/posted.ts'
import { calls } from './contract.ts'
import { InvitedNote } from './components/invited-note.tsx'
import { Mailed } from './components/mailed.tsx'
import { ownIn, signUpBody, SignUpForm } from './components/sign-up-form.tsx'
import { useInvited } from './components/use-invited.ts'

function View() {
  // Without JavaScript: the link was asked for again, from what is shown after signing up.
  const again = usePosted('again')
  const invited = useInvited()
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Make an account</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-soft">
        <Trans>An account is for the work on your own case. Looking people up and rating them need none.</Trans>
      </p>
      <InvitedNote />
      {again ? <Mailed email={again.values['email'] ?? ''} /> : <SignUpForm />}
      <p className="mt-8">
        <Trans>
          You have one already? <SiteLink to={asInvited('/sign-in', invited)}>Sign in</SiteLink>
        </Trans>
      </p>
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Make an account`,
  View,
  noIndex: () => true,
  forms: {
    // The password is not shown again.
    'sign-up': (form) => post(form, calls.signUp, { body: signUpBody(form) }, ownIn(form)),
    again: (form) => post(form, calls.sendVerification, { body: { email: form.get('email') ?? '' } }),
  },
}
