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
import { emailIn } from './words.ts'

/** Asks for a new link to confirm an address: a known one (`email`), or one that is asked for here. */
export function SendAgain({ page, email }: { page: string; email: string | null }) {
  const { t } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(calls.sendVerification, [], { plain: 'again' })
  const [to, setTo] = useState(values['email'] ?? '')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = emailIn(new FormData(event.currentTarget))
    if (!isEmail(typed)) return refuse('email')
    setTo(typed)
    void send({ body: { email: typed } })
  }
  if (became?.is === 'done') {
    return (
      <div className="grid gap-4">
        <output className="block">
          <Trans>If {to} waits to be confirmed, a new link is on its way to it.</Trans>
        </output>
        {email === null && <DemoOutbox />}
      </div>
    )
  }
  const sentence = t`Write one e-mail address, such as name@example.org.`
  const isWrong = became?.is === 'refused' && became.field === 'email'
  return (
    <form action={page} className="grid w-full max-w-md gap-5" method="post" noValidate onSubmit={submit}>
      {became && (
        <NotSent
          at={isWrong && email === null ? { control: 'again-email', text: sentence } : null}
          became={became}
          key={attempt}
          title={t`No new link was sent`}
        />
      )}
      <Hidden form="again" />
      {email === null ? (
        <TextInput
          autoComplete="email"
          defaultValue={values['email'] ?? ''}
          error={isWrong ? sentence : undefined}
          id="again-email"
          inputMode="email"
          label={t`E-mail address`}
          name="email"
          type="email"
        />
      ) : (
        <input name="email" type="hidden" value={email} />
      )}
      <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
        <Trans>Send a new link</Trans>
      </Button>
    </form>
  )
}
