import { useLingui } from '@lingui/react/macro'
import type { ReactNode, SubmitEvent } from 'react'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { type Run, useMutations } from '#web/form/use-mutation.ts'
import { flagAddresses } from './addresses.ts'

interface NameFormProps {
  label: string
  hint?: string
  /** What stands in it at first. */
  value?: string
  verb: ReactNode
  kind?: 'primary' | 'secondary'
  isEmail?: boolean
  send: (run: Run, text: string) => Promise<{ ok: boolean }>
  onDone?: () => void
}

/** One line of text and a button: a cohort's name, someone's address. */
export function NameForm({ label, hint, value = '', verb, kind = 'primary', isEmail = false, send, onDone }: NameFormProps) {
  const { t } = useLingui()
  const { run, refuse, busy, problem, attempt } = useMutations(flagAddresses)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('text') ?? '').trim()
    if (text.length < 2) {
      return void refuse(null, isEmail ? t`Write an e-mail address.` : t`Write at least 2 letters.`)
    }
    if (!(await send(run, text)).ok) return
    form.reset()
    onDone?.()
  }
  return (
    <form autoComplete="off" className="grid max-w-md gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {problem && <NotSent at={null} became={problem} key={attempt} title={t`Nothing was changed`} />}
      <TextInput
        defaultValue={value}
        hint={hint}
        inputMode={isEmail ? 'email' : 'text'}
        label={label}
        maxLength={isEmail ? 254 : 60}
        name="text"
        type={isEmail ? 'email' : 'text'}
      />
      <Button busy={busy} className="justify-self-start" kind={kind} type="submit">
        {verb}
      </Button>
    </form>
  )
}
