import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from '#web/form/form.tsx'
import type { ErrorAt, Errors, FormProblem } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'

/** One part of the settings. */
export { OpeningSection as Section } from '#web/ui/opening.tsx'

/** Something else was saved here meanwhile: what that is, and both ways on. It takes the focus. */
export function Stale({ stored, onTake }: { stored?: ReactNode; onTake: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-2 rounded-sm border-2 border-danger bg-surface p-4" ref={box} role="alert" tabIndex={-1}>
      <p className="font-semibold">
        <Trans>This was changed meanwhile</Trans>
      </p>
      <p>
        <Trans>
          Another window or device saved something else here. Nothing was overwritten, and what you typed is still below. Save again to
          replace what is saved now.
        </Trans>
      </p>
      {stored && (
        <p>
          <Trans>Kept now:</Trans> {stored}
        </p>
      )}
      <Button kind="secondary" onClick={onTake}>
        <Trans>Show what is kept</Trans>
      </Button>
    </div>
  )
}

interface SectionFormProps {
  /** Its name in the memory of this tab: words that were not saved are there again after a visit elsewhere. */
  name: string
  /** The button: "Save names". */
  label: ReactNode
  section: {
    problem: FormProblem
    isChanged: boolean
    isStale: boolean
    busy: boolean
    save: () => Promise<true | null>
    undo: (() => Promise<true | null>) | null
    takeStored: () => void
  }
  /** What is stored now, in words; said where something changed meanwhile. */
  stored: ReactNode
  /** Fields that must not be empty, each with its sentence. */
  required?: Errors
  children: (errorAt: ErrorAt) => ReactNode
}

/** A section that is saved by itself, and can be undone. */
export function SectionForm({ name, label, section, stored, required, children }: SectionFormProps) {
  const { isStale, busy, save, undo, takeStored } = section
  return (
    <Form
      draft={`settings ${name}`}
      isChanged={section.isChanged}
      isControlled
      more={
        undo && (
          <Button busy={busy} kind="quiet" onClick={() => void undo()}>
            <Trans>Undo</Trans>
          </Button>
        )
      }
      mutation={section}
      read={() => null}
      required={required}
      send={() => save()}
      submit={label}
    >
      {(errorAt) => (
        <>
          {isStale && <Stale onTake={takeStored} stored={stored} />}
          {children(errorAt)}
        </>
      )}
    </Form>
  )
}
