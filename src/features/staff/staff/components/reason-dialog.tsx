import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { longestReason, shortestReason } from '../contract.ts'
import { Problem } from '#web/form/problem.tsx'

interface ReasonDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** What happens then. */
  children: ReactNode
  /** The verb on the button. */
  verb: ReactNode
  isDanger?: boolean
  busy: boolean
  problem: { sentence: string } | null
  onSend: (reason: string) => void
}

/** Asks why before something is done to someone; the reason stands in the audit. */
export function ReasonDialog({ open, onClose, title, children, verb, isDanger, busy, problem, onSend }: ReasonDialogProps) {
  const { t } = useLingui()
  const [error, setError] = useState<string | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason.length < shortestReason) setError(t`Write at least ${shortestReason} characters.`)
    else {
      setError(null)
      onSend(reason)
    }
  }
  return (
    <Dialog onClose={onClose} open={open} title={title}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <div className="prose">{children}</div>
        <Problem of={problem} />
        <TextArea
          counter={{ min: shortestReason, max: longestReason }}
          error={error}
          hint={t`It stands in the audit for ever. Don’t write a child’s name or anything about a case.`}
          label={t`Reason`}
          name="reason"
          rows={3}
        />
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} kind={isDanger ? 'danger' : 'primary'} type="submit">
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
