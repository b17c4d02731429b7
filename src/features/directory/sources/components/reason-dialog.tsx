import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { longestReason } from '../contract.ts'
import { Problem } from '#web/form/problem.tsx'

interface ReasonDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  verb: ReactNode
  isDanger?: boolean
  busy: boolean
  problem: { sentence: string } | null
  onSend: (reason: string) => void
}

/** Asks why; the reason stands in the audit. */
export function ReasonDialog({ open, onClose, title, children, verb, isDanger = false, busy, problem, onSend }: ReasonDialogProps) {
  const { t } = useLingui()
  const [error, setError] = useState<string | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setError(reason.length < 3 ? t`Write a few words.` : null)
    if (reason.length >= 3) onSend(reason)
  }
  return (
    <Dialog onClose={onClose} open={open} title={title}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <div className="prose">{children}</div>
        <Problem of={problem} />
        <TextArea
          counter={{ max: longestReason }}
          error={error}
          hint={<Trans>It stands in the audit.</Trans>}
          label={t`Reason`}
          name="reason"
          rows={3}
        />
        <Button busy={busy} className="justify-self-start" kind={isDanger ? 'danger' : 'primary'} type="submit">
          {verb}
        </Button>
      </form>
    </Dialog>
  )
}
