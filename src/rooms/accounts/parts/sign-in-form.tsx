import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect } from 'react'
import { Hidden } from '../../../web/hidden.tsx'
import { NotSent } from '../../../web/not-sent.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { TextInput } from '../../../web/ui/field.tsx'
import { useCall } from '../../../web/use-call.ts'
import { calls } from '../contract.ts'

export function signInBody(form: URLSearchParams | FormData) {
  return { email: String(form.get('email') ?? '').trim(), password: String(form.get('password') ?? '') }
}

/** E-mail and password. Sent by JavaScript where there is any, and else by the browser. */
export function SignInForm() {
  const { t } = useLingui()
  const { became, attempt, busy, send, values } = useCall('sign-in', calls.signIn)
  const step = became?.is === 'done' ? became.data.step : null
  useEffect(() => {
    // The whole page anew: the server knows the session now, and shows what belongs to it.
    if (step === 'signed_in') location.assign('/')
  }, [step])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ body: signInBody(new FormData(event.currentTarget)) })
  }
  if (step === 'signed_in') {
    return (
      <output className="mt-6 block">
        <Trans>
          You are signed in. <a href="/">Go on</a>
        </Trans>
      </output>
    )
  }
  return (
    <form action="/sign-in" className="mt-6 grid max-w-md gap-5" method="post" noValidate onSubmit={submit}>
      {became && became.is !== 'done' && <NotSent at={null} became={became} key={attempt} title={t`You are not signed in`} />}
      <Hidden form="sign-in" />
      <TextInput
        autoComplete="username"
        defaultValue={values['email'] ?? ''}
        id="sign-in-email"
        inputMode="email"
        label={t`E-mail address`}
        name="email"
        type="email"
      />
      <TextInput autoComplete="current-password" id="sign-in-password" label={t`Password`} name="password" type="password" />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Sign in</Trans>
      </Button>
    </form>
  )
}
