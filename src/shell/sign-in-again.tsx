import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '#accounts/accounts/contract.ts'
import { calls as agreements } from '#accounts/agreements/contract.ts'
import { calls as security } from '#accounts/security/contract.ts'
import { api } from '#web/api.ts'
import { Form } from '#web/form/form.tsx'
import { useAction } from '#web/form/use-action.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useUser } from '#web/user.ts'
import { goOnAs } from './session.ts'

/** A code of the authenticator has six digits; a recovery code is longer. */
const isCode = (text: string) => /^[\d\s]{6,8}$/.test(text)

/** E-mail address and password, and a code where one is asked for; then the page goes on. */
export function SignInAgain() {
  const { t } = useLingui()
  const email = useUser()?.email
  const [needsCode, setNeedsCode] = useState(false)
  const client = useQueryClient()
  const { go, refuse, ...signing } = useAction()
  /** Signs in, and goes on where that was the last step. @returns `null` where nobody is signed in yet */
  const enter = async (signIn: () => Promise<'signed_in' | 'second_factor'>): Promise<true | null> => {
    const done = await go(async () => {
      const step = await signIn()
      return step === 'signed_in' && !(await goOnAs(email)) ? 'signed_out' : step
    })
    if (!done.ok) return null
    if (done.reply === 'signed_out') {
      refuse(null, t`You are not signed in yet. Try again.`)
      return null
    }
    if (done.reply === 'second_factor') setNeedsCode(true)
    // It is a new session: the acknowledgement may be due.
    else void client.invalidateQueries({ queryKey: [agreements.check.path] })
    return true
  }
  const form = { isControlled: true, kind: 'primary', mutation: signing, submit: <Trans>Sign in and go on</Trans> } as const
  if (needsCode) {
    return (
      <Form
        {...form}
        key="code"
        read={(values) => ({ code: values('code') })}
        required={{ code: t`Enter the code.` }}
        send={(body) =>
          enter(async () => {
            await api(isCode(body.code) ? security.verifyCode : security.verifyRecoveryCode, { body })
            return 'signed_in'
          })
        }
      >
        {(errorAt) => (
          <TextInput
            autoCapitalize="none"
            autoComplete="one-time-code"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the field that had the focus
            autoFocus
            error={errorAt('code')}
            hint={<Trans>Six digits from your authenticator app, or one of your recovery codes.</Trans>}
            label={t`Code`}
            name="code"
            spellCheck={false}
          />
        )}
      </Form>
    )
  }
  return (
    <Form
      {...form}
      key="password"
      read={(values, data) => ({ email: values('email'), password: String(data.get('password')), shared: data.has('shared') })}
      required={{ email: t`Enter your e-mail address.`, password: t`Enter your password.` }}
      send={(body) => enter(async () => (await api(calls.signIn, { body })).step)}
    >
      {(errorAt) => (
        <>
          <TextInput
            autoComplete="username"
            error={errorAt('email')}
            inputMode="email"
            label={t`E-mail address`}
            name="email"
            type="email"
          />
          <TextInput autoComplete="current-password" error={errorAt('password')} label={t`Password`} name="password" type="password" />
          <Checkbox label={t`Others use this device too`} name="shared" />
        </>
      )}
    </Form>
  )
}
