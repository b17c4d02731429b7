import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { stayIn, useIsEnding, useIsOver } from './session.ts'

/** Two minutes before a session ends because nobody uses it. Any key or press keeps it too: that is use. */
export function EndingDialog() {
  const { t } = useLingui()
  const toast = useToast()
  const isOver = useIsOver()
  const isEnding = useIsEnding() && !isOver
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isEnding) dialog.current!.showModal()
    else dialog.current!.close()
  }, [isEnding])
  const stay = async () => {
    if (await stayIn()) toast({ title: t`You’re still signed in` })
  }
  return (
    <dialog
      aria-describedby={`${id}-what`}
      aria-labelledby={id}
      className="no-print w-[min(32rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-0 text-ink backdrop:bg-[rgb(0_0_0/0.55)]"
      onCancel={(event) => {
        event.preventDefault()
        void stay()
      }}
      // A browser may close it for all that: it stands until the session is used.
      onClose={({ currentTarget }) => isEnding && currentTarget.showModal()}
      ref={dialog}
      role="alertdialog"
    >
      {isEnding && (
        <div className="grid gap-4 p-4 sm:p-6">
          <h2 id={id}>
            <Trans>You’ll be signed out soon</Trans>
          </h2>
          <p id={`${id}-what`}>
            <Trans>Nothing has been done here for a while. In 2 minutes you’ll be signed out. What you typed stays on the page.</Trans>
          </p>
          <Button className="justify-self-start" onClick={() => void stay()}>
            <Trans>Stay signed in</Trans>
          </Button>
        </div>
      )}
    </dialog>
  )
}
