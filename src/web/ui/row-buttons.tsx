import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

interface RowButtonsProps {
  id: string
  name: string
  onChange?: () => void
  onRemove: () => void
}

/** The buttons of one line of a list, with the line's name for screen readers. */
export function RowButtons({ id, name, onChange, onRemove }: RowButtonsProps) {
  return (
    <span className="no-print flex flex-wrap">
      {onChange && (
        <Button id={`change-${id}`} kind="quiet" onClick={onChange}>
          <Trans>Change</Trans>
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      <Button kind="quiet" onClick={onRemove}>
        <Trans>Remove</Trans>
        <span className="sr-only"> {name}</span>
      </Button>
    </span>
  )
}

/** The line of a list that is being changed in its place. When it closes, the keyboard returns to its button. */
export function useOpenRow() {
  const [open, setOpen] = useState<string | null>(null)
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (open === null && last.current !== null) document.getElementById(`change-${last.current}`)?.focus()
    last.current = open
  }, [open])
  return [open, setOpen] as const
}
