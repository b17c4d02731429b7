import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, SubmitEvent } from 'react'
import { Hidden } from '#web/hidden.tsx'
import { SiteLink } from '#web/link.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { usePosted } from '#web/posted.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls } from '../contract.ts'
import { NewPassword } from './new-password.tsx'
import { Outcome } from './outcome.tsx'
import { PasswordInput } from './password-input.tsx'
import { SendAgain } from './send-again.tsx'
import { secretIn } from './words.ts'

/** Where there is no link, or one that works no more: a way to a new one. */
function NewLink() {
  return (
    <div className="mt-8 grid gap-4">
      <h2>
        <Trans>Get a new link</Trans>
      </h2>
      <SendAgain email={null} page="/verify-email" />
      <p>
        <Trans>
          Did you confirm your address before? Then <SiteLink to="/sign-in">sign in</SiteLink>.
        </Trans>
      </p>
    </div>
  )
}

export const verifyBody = (form: URLSearchParams | FormData, isNew: boolean) => ({
  token: secretIn(form, 'token'),
  password: secretIn(form, 'password'),
  ...(isNew && { isNew }),
})

interface PasswordFormProps {
  form: 'verify' | 'verify-new'
  call: ReturnType<typeof useMutation<typeof calls.verify>>
  link: string
  children: (error: string | undefined) => ReactNode
}

/** One way to confirm: with the password that was chosen, or with a new one. */
function PasswordForm({ form, call: { became, attempt, busy, send, refuse }, link, children }: PasswordFormProps) {
  const { t } = useLingui()
  const isNew = form === 'verify-new'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = verifyBody(new FormData(event.currentTarget), isNew)
    if (body.password === '') return refuse('password')
    void send({ body })
  }
  const isWrong = became?.is === 'refused' && became.field === 'password'
  const sentence = (became?.is === 'refused' && became.sentence) || (isNew ? t`Choose a password.` : t`Enter your password.`)
  return (
    <form action="/verify-email" className="grid max-w-md gap-5" method="post" noValidate onSubmit={submit}>
      {became && became.is !== 'done' && (
        <NotSent
          at={isWrong ? { control: `${form}-password`, text: sentence } : null}
          became={became}
          key={attempt}
          title={t`Your address is not confirmed`}
        />
      )}
      <Hidden form={form} />
      <input name="token" type="hidden" value={link} />
      {children(isWrong ? sentence : undefined)}
      <Button busy={busy} className="justify-self-start" kind={isNew ? 'secondary' : 'primary'} type="submit">
        {isNew ? <Trans>Set password and confirm address</Trans> : <Trans>Confirm address</Trans>}
      </Button>
    </form>
  )
}

/**
 * Nothing is confirmed by opening the link alone: mail programs open links by themselves, to look what is behind them. Nor
 * by the link and a button: a person who signed up with this address first chose a password that its owner does not know.
 */
export function VerifyForm({ token }: { token: string }) {
  const { t } = useLingui()
  const again = usePosted('again')
  const known = useMutation(calls.verify, [], { plain: 'verify' })
  const fresh = useMutation(calls.verify, [], { plain: 'verify-new' })
  const link = token === '' ? (known.values['token'] ?? fresh.values['token'] ?? '') : token
  if (known.became?.is === 'done' || fresh.became?.is === 'done') {
    return (
      <Outcome title={<Trans>Your address is confirmed</Trans>}>
        <p>
          <Trans>You can sign in now.</Trans>
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
        {!again && (
          <p className="mt-3 max-w-prose">
            <Trans>This page needs the link from our mail. Open it there, or copy all of it.</Trans>
          </p>
        )}
        <NewLink />
      </>
    )
  }
  for (const { became, attempt } of [known, fresh]) {
    if (became?.is !== 'refused' || became.field === 'password') continue
    return (
      <div className="mt-6 max-w-xl">
        <NotSent at={null} became={became} key={attempt} title={t`Your address is not confirmed`} />
        <NewLink />
      </div>
    )
  }
  return (
    <div className="mt-6 grid max-w-xl gap-6">
      <PasswordForm call={known} form="verify" link={link}>
        {(error) => (
          <PasswordInput
            autoComplete="current-password"
            error={error}
            hint={<Trans>It shows that you are the person who signed up.</Trans>}
            id="verify-password"
            label={t`Password you chose at sign-up`}
            name="password"
          />
        )}
      </PasswordForm>
      <details open={fresh.became !== null || known.became !== null}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-action">
          <Trans>I don’t know the password</Trans>
        </summary>
        <div className="mt-3 grid gap-4">
          <p>
            <Trans>Set a new password. Any password chosen before stops working, whoever chose it.</Trans>
          </p>
          <PasswordForm call={fresh} form="verify-new" link={link}>
            {(error) => <NewPassword error={error} id="verify-new-password" label={t`New password`} />}
          </PasswordForm>
        </div>
      </details>
    </div>
  )
}
