import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { LeaveLink } from '#web/leave-link.tsx'
import { useIsOver } from './session.ts'
import { SignInAgain } from './sign-in-again.tsx'

/**
 * Over a page whose session has ended. The page stays as it is beneath, unseen: a person who comes by reads nothing, and
 * what was typed is there when its person is back.
 */
export function SignedOutDialog() {
  const isOver = useIsOver()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOver) dialog.current!.showModal()
    else dialog.current!.close()
  }, [isOver])
  return (
    <dialog
      aria-labelledby={id}
      className="no-print max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-0 text-ink backdrop:bg-paper"
      onCancel={(event) => event.preventDefault()}
      // A browser may close it for all that: it is due until they are back.
      onClose={({ currentTarget }) => isOver && currentTarget.showModal()}
      ref={dialog}
    >
      {isOver && (
        <div className="grid gap-4 p-4 sm:p-6">
          <h2 id={id}>
            <Trans>You have been signed out</Trans>
          </h2>
          <p>
            <Trans>Your session has ended. What you typed is still on the page. Sign in here, and what was about to be sent is sent.</Trans>
          </p>
          <SignInAgain />
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            <a className="inline-flex min-h-11 items-center" href="/sign-in">
              <Trans>Go to the sign-in page</Trans>
            </a>
            <LeaveLink>
              <Trans>Leave this site</Trans>
            </LeaveLink>
          </div>
        </div>
      )}
    </dialog>
  )
}
