import { useLingui } from '@lingui/react/macro'
import type { ReactNode, SubmitEvent } from 'react'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { longestReason } from '../contract.ts'
import { useChange } from './use-change.ts'

interface ReasonFormProps {
  children: ReactNode
  /** What the button does. */
  verb: ReactNode
  isDanger?: boolean
  send: (change: ReturnType<typeof useChange>['change'], reason: string) => Promise<boolean>
  onDone: () => void
}

/** One act that needs no more than its reason. */
export function ReasonForm({ children, verb, isDanger = false, send, onDone }: ReasonFormProps) {
  const { t } = useLingui()
  const { change, refuse, busy, refused, attempt } = useChange()
  const short = { control: 'act-reason', text: t`Say why, in at least 3 letters.` }
  const isShort = refused?.is === 'refused' && refused.field === 'reason'
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason.length < 3) return void refuse({ is: 'refused', sentence: '', field: 'reason' })
    if (await send(change, reason)) onDone()
  }
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      {refused && <NotSent at={isShort ? short : null} became={refused} key={attempt} title={t`Nothing was changed`} />}
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
