import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { Hidden } from '#web/hidden.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls } from '../contract.ts'
import { NewPassword } from './new-password.tsx'
import { Outcome } from './outcome.tsx'
import { secretIn } from './words.ts'

function AnotherLink() {
  return (
    <ButtonLink className="mt-6" kind="secondary" to="/forgot-password">
      <Trans>Ask for a new link</Trans>
    </ButtonLink>
  )
}

/** Sets the password that is typed, by the link from the mail. */
export function ResetForm({ token }: { token: string }) {
  const { t } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(calls.reset, [], { plain: 'reset' })
  const link = token === '' ? (values['token'] ?? '') : token
  if (became?.is === 'done') {
    return (
      <Outcome title={<Trans>Your password is changed</Trans>}>
        <p className="max-w-prose">
          <Trans>You were signed out on every device. Sign in with the new password.</Trans>
        </p>
        <ButtonLink to="/sign-in">
          <Trans>Sign in</Trans>
        </ButtonLink>
      </Outcome>
    )
  }
  if (link === '') {
    return (
      <>
        <p className="mt-3 max-w-prose">
          <Trans>This page needs the link from our mail. Open it there, or copy all of it.</Trans>
        </p>
        <AnotherLink />
      </>
    )
  }
  const isWrong = became?.is === 'refused' && became.field === 'password'
  if (became?.is === 'refused' && !isWrong) {
    return (
      <div className="mt-6 max-w-xl">
        <NotSent at={null} became={became} key={attempt} title={t`Your password was not changed`} />
        <AnotherLink />
      </div>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const password = secretIn(form, 'password')
    if (password === '') return refuse('password')
    void send({ body: { token: secretIn(form, 'token'), password } })
  }
  const sentence = (became?.is === 'refused' && became.sentence) || t`Choose a password.`
  return (
    <form action="/reset-password" className="mt-6 grid max-w-md gap-5" method="post" noValidate onSubmit={submit}>
      {became && (
        <NotSent
          at={isWrong ? { control: 'reset-password', text: sentence } : null}
          became={became}
          key={attempt}
          title={t`Your password was not changed`}
        />
      )}
      <Hidden form="reset" />
      <input name="token" type="hidden" value={link} />
      <NewPassword error={isWrong ? sentence : undefined} id="reset-password" label={t`New password`} />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Set the new password</Trans>
      </Button>
    </form>
  )
}
