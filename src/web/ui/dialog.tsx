import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Unsaved } from './unsaved-question.tsx'
import { useBack, useTouched, useWarning } from './unsaved.ts'

interface DialogProps {
  open: boolean
  /** Esc, the cross and a press outside. */
  onClose: () => void
  title: ReactNode
  /** The id of what is read out after the title. */
  describedBy?: string
  /** It holds a form: once that is changed, whatever would close the dialog asks first; "Back" closes it as well (decision 0066). */
  keepsWords?: boolean
  /** As wide as the screen lets it be: for a picture. */
  isWide?: boolean
  children: ReactNode
}

/** What had the focus when a dialog was opened. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>()
export const openerOf = (dialog: HTMLDialogElement): HTMLElement | undefined => openers.get(dialog)

/** A modal on the browser's own `<dialog>`: it holds the focus and gives it back. */
export function Dialog({ open, onClose, title, describedBy, keepsWords = false, isWide = false, children }: DialogProps) {
  const { t } = useLingui()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const [asks, setAsks] = useState(false)
  /** Where one was writing. */
  const writing = useRef<HTMLElement | null>(null)
  /** What was written is given up. */
  const isGivenUp = useRef(false)
  const { note, isChanged } = useTouched(ref)
  const holds = () => keepsWords && !isGivenUp.current && isChanged()
  if (!open && asks) setAsks(false)
  useEffect(() => {
    const dialog = ref.current!
    if (open && !dialog.open) {
      isGivenUp.current = false
      if (document.activeElement instanceof HTMLElement) openers.set(dialog, document.activeElement)
      dialog.showModal()
      // A question opens on the button that changes nothing.
      dialog.querySelector<HTMLElement>('[data-safe]')?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])
  useEffect(() => {
    if (asks) ref.current!.querySelector<HTMLElement>('[data-keep]')?.focus()
  }, [asks])
  const ask = () => {
    if (!asks) writing.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setAsks(true)
  }
  /** @returns whether it is closed */
  const tryClose = (): boolean => {
    if (holds()) {
      ask()
      return false
    }
    ref.current!.close()
    return true
  }
  useWarning(open && keepsWords, holds)
  useBack(open && keepsWords, tryClose)
  const onKeyDown = (event: KeyboardEvent) => {
    note()
    // Taken here, for a browser lets the second Esc through. It closes nothing: three of them leave the site as ever.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !holds()) return
    event.preventDefault()
    ask()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press outside is a second way; Esc and the cross are the keyboard's
    <dialog
      aria-describedby={describedBy}
      aria-labelledby={id}
      className={`max-h-[90dvh] rounded-md border border-line bg-surface p-0 text-ink backdrop:bg-[rgb(0_0_0/0.55)] ${isWide ? 'w-[min(64rem,calc(100vw-1rem))] max-w-none' : 'w-[min(36rem,calc(100vw-2rem))]'}`}
      onCancel={(event) => {
        // The way back of a phone; a field for files has an event of this name too.
        if (event.target !== event.currentTarget || !holds()) return
        event.preventDefault()
        ask()
      }}
      onClick={(event) => event.target === event.currentTarget && tryClose()}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return
        if (!open || !holds()) return onClose()
        // Closed by the browser without asking.
        event.currentTarget.showModal()
        ask()
      }}
      onFocusCapture={note}
      onKeyDownCapture={onKeyDown}
      onPointerDownCapture={note}
      ref={ref}
    >
      <div className="grid gap-4 p-4 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id}>{title}</h2>
          <button aria-label={t`Close`} className="-m-2 grid size-11 flex-none place-items-center" onClick={tryClose} type="button">
            <X className="icon" />
          </button>
        </div>
        {asks && (
          <Unsaved
            onGiveUp={() => {
              isGivenUp.current = true
              ref.current!.close()
            }}
            onKeep={() => {
              setAsks(false)
              // Once it is shown again.
              setTimeout(() => writing.current?.focus())
            }}
          />
        )}
        {open && (keepsWords ? <div className={asks ? 'hidden' : 'contents'}>{children}</div> : children)}
      </div>
    </dialog>
  )
}
