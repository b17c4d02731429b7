import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  open: boolean
  /** Esc, the cross and a press outside. */
  onClose: () => void
  title: ReactNode
  /** The id of what is read out after the title. */
  describedBy?: string
  children: ReactNode
}

/** A modal on the browser's own `<dialog>`: it holds the focus and gives it back. */
export function Dialog({ open, onClose, title, describedBy, children }: DialogProps) {
  const { t } = useLingui()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current!
    if (open && !dialog.open) {
      dialog.showModal()
      // A question opens on the button that changes nothing.
      dialog.querySelector<HTMLElement>('[data-safe]')?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press outside is a second way; Esc and the cross are the keyboard's
    <dialog
      aria-describedby={describedBy}
      aria-labelledby={id}
      className="max-h-[90dvh] w-[min(36rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-0 text-ink backdrop:bg-[rgb(0_0_0/0.55)]"
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onClose={onClose}
      ref={ref}
    >
      <div className="grid gap-4 p-4 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id}>{title}</h2>
          <button
            aria-label={t`Close`}
            className="-m-2 grid size-11 flex-none place-items-center"
            onClick={() => ref.current!.close()}
            type="button"
          >
            <X className="icon" />
          </button>
        </div>
        {open && children}
      </div>
    </dialog>
  )
}
