import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { asInvited } from '#map/after-sign-in.ts'
import { Hidden } from '#web/hidden.tsx'
import { SiteLink } from '#web/link.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { useMutation } from '#web/form/use-mutation.ts'
import { calls as security } from '#accounts/security/contract.ts'
import { Passkey } from './passkey.tsx'
import { useInvited } from './use-invited.ts'
import { secretIn } from './words.ts'

export type CodeCall = ReturnType<typeof useMutation<typeof security.verifyCode>>
export type RecoveryCall = ReturnType<typeof useMutation<typeof security.verifyRecoveryCode>>

export const codeBody = (form: URLSearchParams | FormData) => ({ code: secretIn(form, 'code').trim() })

interface CodeFormProps {
  form: 'code' | 'recovery'
  call: CodeCall | RecoveryCall
  label: string
  hint: ReactNode
  isNumber: boolean
}

/** One code, of either kind. A code is not shown again: it works once. */
function CodeForm({ form, call: { became, attempt, busy, send }, label, hint, isNumber }: CodeFormProps) {
  const { t } = useLingui()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ body: codeBody(new FormData(event.currentTarget)) })
  }
  return (
    <form action={asInvited('/sign-in', useInvited())} className="grid max-w-md gap-5" method="post" noValidate onSubmit={submit}>
      {became && became.is !== 'done' && <NotSent at={null} became={became} key={attempt} title={t`You are not signed in`} />}
      <Hidden form={form} />
      <TextInput
        autoCapitalize="none"
        autoComplete="one-time-code"
        hint={hint}
        id={`sign-in-${form}`}
        inputMode={isNumber ? 'numeric' : 'text'}
        label={label}
        name="code"
        spellCheck={false}
      />
      <Button busy={busy} className="justify-self-start" kind={isNumber ? 'primary' : 'secondary'} type="submit">
        {isNumber ? <Trans>Go on</Trans> : <Trans>Use this recovery code</Trans>}
      </Button>
    </form>
  )
}

/** The password was right, and the account asks for more: a code, a recovery code, or a passkey. */
export function SecondStep({ code, recovery }: { code: CodeCall; recovery: RecoveryCall }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="mt-6 grid max-w-xl gap-6">
      <h2 className="outline-none" ref={heading} tabIndex={-1}>
        <Trans>One more step</Trans>
      </h2>
      <CodeForm call={code} form="code" hint={<Trans>Six digits from your authenticator app.</Trans>} isNumber label={t`Code`} />
      <Passkey />
      <details open={recovery.became !== null}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-action">
          <Trans>I do not have my device</Trans>
        </summary>
        <div className="mt-3">
          <CodeForm
            call={recovery}
            form="recovery"
            hint={<Trans>One of the ten that you wrote down. Each works once.</Trans>}
            isNumber={false}
            label={t`Recovery code`}
          />
          <p className="mt-4">
            <SiteLink className="inline-flex min-h-11 items-center" to="/recover-account">
              <Trans>No recovery codes either? Recover your account</Trans>
            </SiteLink>
          </p>
        </div>
      </details>
      <p>
        <a className="inline-flex min-h-11 items-center" href={asInvited('/sign-in', useInvited())}>
          <Trans>Begin again</Trans>
        </a>
      </p>
    </div>
  )
}
