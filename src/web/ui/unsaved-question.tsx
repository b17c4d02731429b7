import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from './button.tsx'

/** In the place of a form that would be closed with words in it. */
export function Unsaved({ onKeep, onGiveUp }: { onKeep: () => void; onGiveUp: () => void }) {
  const id = useId()
  return (
    <div className="grid gap-4" role="alert">
      <p id={id}>
        <strong>
          <Trans>Your changes aren’t saved.</Trans>
        </strong>{' '}
        <Trans>If you discard them, they can’t be restored.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button aria-describedby={id} data-keep onClick={onKeep}>
          <Trans>Keep writing</Trans>
        </Button>
        <Button kind="secondary" onClick={onGiveUp}>
          <Trans>Discard changes</Trans>
        </Button>
      </div>
    </div>
  )
}
