import { Trans } from '@lingui/react/macro'
import { CircleAlert, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface EmptyProps {
  title: ReactNode
  /** What will be here, and how it gets here. */
  children?: ReactNode
  /** The first step: a Button or ButtonLink. */
  action?: ReactNode
}

/** Nothing is here yet, or nothing was found. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-sm border border-dashed border-edge p-4 sm:p-6">
      <h2 className="flex items-center gap-2 text-lg">
        <Inbox className="icon text-soft" />
        {title}
      </h2>
      {children && <div className="prose">{children}</div>}
      {action}
    </div>
  )
}

interface FailedProps {
  title: ReactNode
  /** What is safe, and what to try. */
  sentence: ReactNode
  onRetry?: (() => void) | undefined
  busy?: boolean
}

/** It should have worked and did not. */
export function Failed({ title, sentence, onRetry, busy = false }: FailedProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-sm border border-edge bg-surface p-4 sm:p-6" role="alert">
      <h2 className="flex items-center gap-2 text-lg">
        <CircleAlert className="icon text-danger" />
        {title}
      </h2>
      <p className="max-w-prose">{sentence}</p>
      {onRetry && (
        <Button busy={busy} kind="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}
