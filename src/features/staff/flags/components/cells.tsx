import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'

// What the tables of this feature have in common.

/** A flag's name as it stands in the specification. */
export function Flag({ name }: { name: string }) {
  return <code className="wrap-anywhere">{name}</code>
}

/** Someone's words, an address, a name: as long as they are. */
export function Long({ children }: { children: ReactNode }) {
  return <span className="wrap-anywhere">{children}</span>
}

export function OnOff({ isOn }: { isOn: boolean }) {
  return <Badge tone={isOn ? 'info' : 'plain'}>{isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}</Badge>
}

/** The button of a row; `of` says, to the person who does not see the row, of which. */
export function RowButton({
  of,
  busy = false,
  onClick,
  children,
}: {
  of: string
  busy?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Button busy={busy} kind="quiet" onClick={onClick}>
      <span>
        {children} <span className="sr-only">{of}</span>
      </span>
    </Button>
  )
}

/** Over a column of buttons. */
export const changeHeader = (
  <span className="sr-only">
    <Trans>Change</Trans>
  </span>
)
