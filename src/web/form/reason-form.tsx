import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { Problem } from './problem.tsx'

interface Props {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** What happens then. */
  children: ReactNode
  /** Where the reason stands, and for whom. */
  hint: string
  /** The verb on the button. */
  verb: ReactNode
  busy: boolean
  problem: { sentence: string } | null
  onSend: (reason: string) => void
}

const shortest = 10
const longest = 500

/** Asks why before something is done. */
export function ReasonForm({ open, onClose, title, children, hint, verb, busy, problem, onSend }: Props) {
  const { t } = useLingui()
  const [error, setError] = useState<string | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason.length < shortest) return setError(t`Write at least ${shortest} characters.`)
    setError(null)
    onSend(reason)
  }
  return (
    <Dialog onClose={onClose} open={open} title={title}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <div className="prose">{children}</div>
        <Problem of={problem} />
        <TextArea counter={{ min: shortest, max: longest }} error={error} hint={hint} label={t`Reason`} name="reason" rows={3} />
        <Button busy={busy} className="justify-self-start" type="submit">
          {verb}
        </Button>
      </form>
    </Dialog>
  )
}
