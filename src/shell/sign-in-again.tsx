import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { calls } from '#accounts/accounts/contract.ts'
import { calls as agreements } from '#accounts/agreements/contract.ts'
import { calls as security } from '#accounts/security/contract.ts'
import { api, ApiError } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useUser } from '#web/user.ts'
import { goOnAs } from './session.ts'

/** Why it did not work: the server's sentence, or that there was no answer. */
function useTrying() {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (failure) {
      const said = failure instanceof ApiError ? failure.sentence : null
      setError(said ?? t`There was no answer. What you typed on the page is still there: try again in a minute.`)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, attempt, setError }
}

interface FormProps {
  error: string | null
  busy: boolean
  /** The word on its button. */
  verb: ReactNode
  onSend: (form: FormData) => void
  children: ReactNode
}

function Form({ error, busy, verb, onSend, children }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {error !== null && (
        <p className="border-2 border-danger p-3" role="alert">
          {error}
        </p>
      )}
      {children}
      <Button busy={busy} className="justify-self-start" type="submit">
        {verb}
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
  const { busy, error, attempt, setError } = useTrying()
  const [needsCode, setNeedsCode] = useState(false)
  const client = useQueryClient()
  const goOn = async () => {
    if (!(await goOnAs(email))) setError(t`You are not signed in yet. Try again.`)
    // It is a new session: the acknowledgement may be due.
    else void client.invalidateQueries({ queryKey: [agreements.check.path] })
  }
  const sendPassword = (form: FormData) =>
    attempt(async () => {
      const body = { email: textOf(form, 'email').trim(), password: textOf(form, 'password'), shared: form.has('shared') }
      const { step } = await api(calls.signIn, { body })
      if (step === 'second_factor') setNeedsCode(true)
      else await goOn()
    })
  const sendCode = (form: FormData) =>
    attempt(async () => {
      const code = textOf(form, 'code').trim()
      await api(isCode(code) ? security.verifyCode : security.verifyRecoveryCode, { body: { code } })
      await goOn()
    })
  const verb = <Trans>Sign in and go on</Trans>
  if (needsCode) {
    return (
      <Form busy={busy} error={error} onSend={(form) => void sendCode(form)} verb={verb}>
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
      </Form>
    )
  }
  return (
    <Form busy={busy} error={error} onSend={(form) => void sendPassword(form)} verb={verb}>
      <TextInput autoComplete="username" inputMode="email" label={t`E-mail address`} name="email" type="email" />
      <TextInput autoComplete="current-password" label={t`Password`} name="password" type="password" />
      <Checkbox label={t`Others use this device too`} name="shared" />
    </Form>
  )
}
