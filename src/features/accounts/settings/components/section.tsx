import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Problem } from './use-section.ts'

/** One part of the settings. */
export { OpeningSection as Section } from '#web/ui/opening.tsx'

interface NotSavedProps {
  problem: Problem
  /** What is stored now, in words; said when something changed meanwhile. */
  kept?: ReactNode
  onTakeKept?: () => void
  busy?: boolean
}

/** Why a section was not saved, and that what was typed is still there. It takes the focus. */
export function NotSaved({ problem, kept, onTakeKept, busy = false }: NotSavedProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div className="grid justify-items-start gap-2 border-2 border-danger bg-surface p-4" ref={box} role="alert" tabIndex={-1}>
      <p className="font-semibold">
        {problem.is === 'changed' ? <Trans>This was changed meanwhile</Trans> : <Trans>This was not saved</Trans>}
      </p>
      {problem.is === 'refused' && <p>{problem.sentence}</p>}
      {problem.is === 'offline' && (
        <p>
          <Trans>There is no connection. What you typed is still here: save it when you are connected.</Trans>
        </p>
      )}
      {problem.is === 'silent' && (
        <p>
          <Trans>The server did not answer. What you typed is still here: try again in a minute.</Trans>
        </p>
      )}
      {problem.is === 'changed' && (
        <>
          <p>
            <Trans>
              Another window or device saved something else here. Nothing was overwritten, and what you typed is still below. Save again to
              put it in the place of what is kept now.
            </Trans>
          </p>
          {kept && (
            <p>
              <Trans>Kept now:</Trans> {kept}
            </p>
          )}
          {onTakeKept && (
            <Button busy={busy} kind="secondary" onClick={onTakeKept}>
              <Trans>Show what is kept</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  )
}

interface FormProps {
  /** What is saved, for screen readers: "Save names". */
  label: ReactNode
  section: {
    problem: Problem | null
    attempt: number
    busy: boolean
    save: () => Promise<void>
    undo: (() => Promise<void>) | null
    takeKept: () => void
  }
  kept: ReactNode
  children: ReactNode
}

/** A section that is saved by itself, and can be undone. */
export function SectionForm({ label, section: { problem, attempt, busy, save, undo, takeKept }, kept, children }: FormProps) {
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {problem && <NotSaved busy={busy} kept={kept} key={attempt} onTakeKept={takeKept} problem={problem} />}
      {children}
      <div className="no-print flex flex-wrap items-center gap-3">
        <Button busy={busy} kind="secondary" type="submit">
          {label}
        </Button>
        {undo && (
          <Button busy={busy} kind="quiet" onClick={() => void undo()}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}
