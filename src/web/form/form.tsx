import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Problem } from './problem.tsx'
import { type FaultAt, type Typing, useTyped } from './typed.ts'

interface TypedFormProps<Body> extends Omit<Typing<Body>, 'trouble'> {
  /** How the sending stands: what `useChange` gives. */
  change: { busy: boolean; problem: Typing<Body>['trouble'] }
  /** What its button says. */
  label: ReactNode
  /** A form that was opened is closed by it; one that always stands is empty again after it was kept. */
  onCancel?: (() => void) | undefined
  /** The columns of fields that stand in one row with their button. */
  columns?: string
  kind?: 'primary' | 'secondary'
  children: (faultAt: FaultAt) => ReactNode
}

/** A form of the record: fields, what is wrong with them, and a button that is busy while it is sent. */
export function TypedForm<Body>({ change, label, onCancel, columns, kind = 'secondary', children, ...typing }: TypedFormProps<Body>) {
  const { ref, submit, faultAt, atNone } = useTyped({ ...typing, trouble: change.problem })
  const isOpened = onCancel !== undefined
  useEffect(() => {
    // Whoever opened it writes on in its first field.
    if (isOpened) ref.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isOpened, ref])
  return (
    <form
      autoComplete="off"
      className={columns ? `grid gap-4 sm:items-end ${columns}` : 'grid gap-5'}
      noValidate
      onSubmit={async (event) => {
        if ((await submit(event)) !== null && !onCancel) ref.current?.reset()
      }}
      ref={ref}
    >
      {children(faultAt)}
      <div className="flex flex-wrap gap-3">
        <Button busy={change.busy} className={columns ? 'min-h-12' : ''} kind={kind} type="submit">
          {label}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
      <Problem problem={atNone} />
    </form>
  )
}
