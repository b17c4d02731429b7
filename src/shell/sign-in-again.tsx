import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { calls } from '#accounts/accounts/contract.ts'
import { calls as agreements } from '#accounts/agreements/contract.ts'
import { calls as security } from '#accounts/security/contract.ts'
import { api } from '#web/api.ts'
import { FormError } from '#web/form/form-error.tsx'
import { type Problem, useAction } from '#web/form/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useUser } from '#web/user.ts'
import { goOnAs } from './session.ts'

interface StepProps {
  signing: { busy: boolean; problem: Problem | null }
  onSend: (form: FormData) => void
  children: ReactNode
}

/** One step. It is no `Form` of web/form: this dialog is part of every signed-in page, and that would add 2.6 KB to each. */
function Step({ signing: { busy, problem }, onSend, children }: StepProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <FormError problem={problem} />
      {children}
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Sign in and go on</Trans>
      </Button>
    </form>
  )
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** A code of the authenticator has six digits; a recovery code is longer. */
const isCode = (text: string) => /^[\d\s]{6,8}$/.test(text)

/** E-mail address and password, and a code where one is asked for; then the page goes on. */
export function SignInAgain() {
  const { t } = useLingui()
  const email = useUser()?.email
  const [needsCode, setNeedsCode] = useState(false)
  const client = useQueryClient()
  const { go, refuse, ...signing } = useAction()
  /** Signs in, and goes on where that was the last step. */
  const enter = async (signIn: () => Promise<'signed_in' | 'second_factor'>) => {
    const done = await go(async () => {
      const step = await signIn()
      return step === 'signed_in' && !(await goOnAs(email)) ? 'signed_out' : step
    })
    if (!done.ok) return
    if (done.reply === 'second_factor') setNeedsCode(true)
    else if (done.reply === 'signed_out') refuse(null, t`You are not signed in yet. Try again.`)
    // It is a new session: the acknowledgement may be due.
    else void client.invalidateQueries({ queryKey: [agreements.check.path] })
  }
  const sendPassword = (form: FormData) => {
    const body = { email: textOf(form, 'email').trim(), password: textOf(form, 'password'), shared: form.has('shared') }
    return enter(async () => (await api(calls.signIn, { body })).step)
  }
  const sendCode = (form: FormData) => {
    const code = textOf(form, 'code').trim()
    return enter(async () => {
      await api(isCode(code) ? security.verifyCode : security.verifyRecoveryCode, { body: { code } })
      return 'signed_in'
    })
  }
  if (needsCode) {
    return (
      <Step onSend={(form) => void sendCode(form)} signing={signing}>
        <TextInput
          autoCapitalize="none"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the field that had the focus
          autoFocus
          hint={<Trans>Six digits from your authenticator app, or one of your recovery codes.</Trans>}
          label={t`Code`}
          name="code"
          spellCheck={false}
        />
      </Step>
    )
  }
  return (
    <Step onSend={(form) => void sendPassword(form)} signing={signing}>
      <TextInput autoComplete="username" inputMode="email" label={t`E-mail address`} name="email" type="email" />
      <TextInput autoComplete="current-password" label={t`Password`} name="password" type="password" />
      <Checkbox label={t`Others use this device too`} name="shared" />
    </Step>
  )
}
