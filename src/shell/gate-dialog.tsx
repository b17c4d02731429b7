import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { LeaveLink } from '#web/leave-link.tsx'
import { Toasts } from '#web/toasts.tsx'
import { SignOutLink } from './sign-out-link.tsx'

interface GateDialogProps {
  title: ReactNode
  children: ReactNode
  /** The one button that leads on. */
  action: ReactNode
}

/** Newer browsers then close it neither by Esc nor by a press outside, however often. */
const byNothing: object = { closedby: 'none' }
const stay = (event: SyntheticEvent) => event.preventDefault()
/** Without the attribute Chrome lets a second Esc through; three of them still leave the site (web/entry.leave.ts). */
const holdEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault()

/**
 * A modal that only its own button ends (spec.md section 4: blocking). Signing out and leaving stay in reach, and
 * what it says in toasts is shown in it, for all around it is inert.
 */
export function GateDialog({ title, children, action }: GateDialogProps) {
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = () => {
    if (box.current!.open) return
    box.current!.showModal()
    heading.current!.focus()
  }
  useEffect(open, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps Esc from closing
    <dialog
      aria-labelledby={id}
      className="no-print max-h-[94dvh] w-[min(44rem,calc(100vw-1rem))] rounded-md border border-line bg-surface p-0 text-ink backdrop:bg-[rgb(0_0_0/0.55)] sm:max-h-[88dvh]"
      onCancel={stay}
      onClose={open}
      onKeyDown={holdEscape}
      ref={box}
      {...byNothing}
    >
      <div className="grid gap-4 px-4 pt-4 sm:px-6 sm:pt-6">
        <div className="flex items-start justify-between gap-4">
          <h2 className="outline-none" id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <SignOutLink className="-my-2 inline-flex min-h-11 flex-none items-center">
            <Trans>Sign Out</Trans>
          </SignOutLink>
        </div>
        {children}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3 sm:px-6 bottom-0 tall:sticky">
        {action}
        <LeaveLink>
          <Trans>Leave this site</Trans>
        </LeaveLink>
      </div>
      <Toasts inDialog />
    </dialog>
  )
}
