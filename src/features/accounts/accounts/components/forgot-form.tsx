import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { Hidden } from '#web/hidden.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { isEmail } from '#kernel/email.ts'
import { calls } from '../contract.ts'
import { DemoOutbox } from './demo-outbox.tsx'
import { Outcome } from './outcome.tsx'
import { emailIn } from './words.ts'

/** Asks for a link for a new password. What is said afterwards is the same for every address. */
export function ForgotForm() {
  const { t } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(calls.requestReset, [], { plain: 'forgot' })
  const [to, setTo] = useState(values['email'] ?? '')
  if (became?.is === 'done') {
    return (
      <Outcome title={<Trans>Look into your mailbox</Trans>}>
        <p className="max-w-prose wrap-anywhere">
          <Trans>
            If an account has the address <strong>{to}</strong>, we sent a link to it. Open it to choose a new password: it works once, for
            one hour.
          </Trans>
        </p>
        <DemoOutbox />
      </Outcome>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = emailIn(new FormData(event.currentTarget))
    if (!isEmail(email)) return refuse('email')
    setTo(email)
    void send({ body: { email } })
  }
  const sentence = t`Write one e-mail address, such as name@example.org.`
  const isWrong = became?.is === 'refused' && became.field === 'email'
  return (
    <form action="/forgot-password" className="mt-6 grid max-w-md gap-5" method="post" noValidate onSubmit={submit}>
      {became && (
        <NotSent
          at={isWrong ? { control: 'forgot-email', text: sentence } : null}
          became={became}
          key={attempt}
          title={t`No link was sent`}
        />
      )}
      <p className="max-w-prose text-soft">
        <Trans>We send a link to your address. Your password stays as it is until you choose another.</Trans>
      </p>
      <Hidden form="forgot" />
      <TextInput
        autoComplete="username"
        defaultValue={values['email'] ?? ''}
        error={isWrong ? sentence : undefined}
        id="forgot-email"
        inputMode="email"
        label={t`E-mail address`}
        name="email"
        type="email"
      />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Send me a link</Trans>
      </Button>
    </form>
  )
}
