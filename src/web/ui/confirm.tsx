import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  open: boolean
  /** Goes back: nothing was done. */
  onClose: () => void
  /** The question: "Accept this swap?" */
  title: ReactNode
  /** What follows from it, in words: whose days become whose, from when, and whether it can be undone. */
  children: ReactNode
  /** The button that does it, verb and noun: "Accept swap". */
  verb: ReactNode
  onConfirm: () => void
  /** The button that changes nothing: "Go back" unless it is said otherwise. */
  back?: ReactNode
  busy?: boolean
  /** Why it was not done. */
  problem?: ReactNode
  isDanger?: boolean
}

/** Asked before an act that binds: what it does stands in words, and the button that changes nothing has the focus (decision 0065). */
export function Confirm({ open, onClose, title, children, verb, onConfirm, back, busy = false, problem, isDanger = false }: ConfirmProps) {
  const id = useId()
  return (
    <Dialog describedBy={id} onClose={onClose} open={open} title={title}>
      <div className="grid gap-3" id={id}>
        {children}
      </div>
      {problem && (
        <p className="font-semibold text-danger" role="alert">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button data-safe kind="secondary" onClick={onClose}>
          {back ?? <Trans>Go back</Trans>}
        </Button>
        <Button busy={busy} kind={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
          {verb}
        </Button>
      </div>
    </Dialog>
  )
}
