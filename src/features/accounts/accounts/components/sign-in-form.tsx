import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { asInvited } from '#map/after-sign-in.ts'
import { Hidden } from '#web/hidden.tsx'
import { SiteLink } from '#web/link.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { useMutation } from '#web/form/use-mutation.ts'
import { calls } from '../contract.ts'
import { Passkey } from './passkey.tsx'
import { PasswordInput } from './password-input.tsx'
import { useInvited } from './use-invited.ts'
import { emailIn, secretIn } from './words.ts'

type Form = URLSearchParams | FormData

export function signInBody(form: Form) {
  return { email: emailIn(form), password: secretIn(form, 'password'), shared: form.has('shared') }
}

/** What is shown again of a form that did not sign in: never the password. */
export function signInValues(form: Form): Record<string, string> {
  return { email: emailIn(form), ...(form.has('shared') && { shared: 'on' }) }
}

/** E-mail and password. Sent by JavaScript where there is any, and else by the browser. */
export function SignInForm({ call }: { call: ReturnType<typeof useMutation<typeof calls.signIn>> }) {
  const { t } = useLingui()
  const { became, attempt, busy, send, values } = call
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ body: signInBody(new FormData(event.currentTarget)) })
  }
  const noAddress = became?.is === 'refused' && became.field === 'email' ? t`Write one e-mail address, such as name@example.org.` : null
  return (
    <form action={asInvited('/sign-in', useInvited())} className="mt-6 grid max-w-md gap-5" method="post" noValidate onSubmit={submit}>
      {became && became.is !== 'done' && (
        <NotSent
          at={noAddress === null ? null : { control: 'sign-in-email', text: noAddress }}
          became={became}
          key={attempt}
          title={t`You are not signed in`}
        />
      )}
      <Hidden form="sign-in" />
      <TextInput
        autoComplete="username webauthn"
        defaultValue={values['email'] ?? ''}
        error={noAddress ?? undefined}
        id="sign-in-email"
        inputMode="email"
        label={t`E-mail address`}
        name="email"
        type="email"
      />
      <PasswordInput
        autoComplete="current-password"
        beside={
          <SiteLink className="inline-flex min-h-11 items-center" to="/forgot-password">
            <Trans>I forgot it</Trans>
          </SiteLink>
        }
        id="sign-in-password"
        label={t`Password`}
        name="password"
      />
      <Checkbox
        defaultChecked={values['shared'] === 'on'}
        label={
          <>
            <Trans>Others use this device too</Trans>
            <span className="block text-sm text-soft">
              <Trans>Then you are signed out when the browser closes, and after 5 minutes without use.</Trans>
            </span>
          </>
        }
        name="shared"
      />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Sign in</Trans>
      </Button>
      <Passkey />
    </form>
  )
}
