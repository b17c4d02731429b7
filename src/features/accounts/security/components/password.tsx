import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { api } from '#web/api.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { NotDone, useConfirmed } from './confirm.tsx'
import { Section } from './section.tsx'

/** A new password, for the old one. */
export function PasswordPart() {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy, problem, dialog } = useConfirmed()
  const [isVisible, setIsVisible] = useState(false)
  const type = isVisible ? 'text' : 'password'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const body = { currentPassword: String(given.get('current') ?? ''), newPassword: String(given.get('new') ?? '') }
    void run(async () => {
      await api(calls.changePassword, { body })
      form.reset()
      toast({ title: t`Your password was changed`, text: t`Every other session of your account was ended.` })
    })
  }
  const at = (field: string) => (problem?.field === field ? problem.sentence : undefined)
  return (
    <Section id="password" title={<Trans>Password</Trans>}>
      <p>
        <Trans>A new password works at once. Your other sessions end, this one goes on, and a mail tells you of it.</Trans>
      </p>
      <form className="grid max-w-md gap-5" noValidate onSubmit={submit}>
        {problem && problem.field !== 'currentPassword' && problem.field !== 'newPassword' && <NotDone problem={problem} />}
        <TextInput autoComplete="current-password" error={at('currentPassword')} label={t`Your password now`} name="current" type={type} />
        <TextInput
          autoComplete="new-password"
          error={at('newPassword')}
          hint={<Trans>12 characters or more. A few words in a row are good.</Trans>}
          label={t`New password`}
          name="new"
          type={type}
        />
        <Checkbox checked={isVisible} label={t`Show what I type`} onChange={(event) => setIsVisible(event.target.checked)} />
        <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
          <Trans>Change password</Trans>
        </Button>
      </form>
      {dialog}
    </Section>
  )
}
