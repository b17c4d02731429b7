import { useLingui } from '@lingui/react/macro'
import type { ReactNode, SubmitEvent } from 'react'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { longestReason } from '../contract.ts'
import { type Run, useMutations } from '#web/form/use-mutation.ts'
import { flagAddresses } from './addresses.ts'

interface ReasonFormProps {
  children: ReactNode
  /** What the button does. */
  verb: ReactNode
  isDanger?: boolean
  send: (run: Run, reason: string) => Promise<{ ok: boolean }>
  onDone: () => void
}

/** One act that needs no more than its reason. */
export function ReasonForm({ children, verb, isDanger = false, send, onDone }: ReasonFormProps) {
  const { t } = useLingui()
  const { run, refuse, busy, problem, attempt } = useMutations(flagAddresses)
  const short = { control: 'act-reason', text: t`Say why, in at least 3 letters.` }
  const isShort = problem?.is === 'refused' && problem.field === 'reason'
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason.length < 3) return void refuse('reason')
    if ((await send(run, reason)).ok) onDone()
  }
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      {problem && <NotSent at={isShort ? short : null} became={problem} key={attempt} title={t`Nothing was changed`} />}
      {children}
      <TextInput
        error={isShort ? short.text : undefined}
        hint={t`It stands in the audit.`}
        id="act-reason"
        label={t`Why?`}
        maxLength={longestReason}
        name="reason"
      />
      <Button busy={busy} className="justify-self-start" kind={isDanger ? 'danger' : 'primary'} type="submit">
        {verb}
      </Button>
    </form>
  )
}
