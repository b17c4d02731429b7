import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useToast } from '../toasts.tsx'
import { Button } from '../ui/button.tsx'
import { Unsaved } from '../ui/dialog.tsx'
import { FormError } from './form-error.tsx'
import { type ErrorAt, type FormOptions, useForm } from './use-form.ts'

interface FormProps<Body> extends Omit<FormOptions<Body>, 'problem'> {
  /** How the sending stands: what `useChange` gives. */
  change: { busy: boolean; problem: FormOptions<Body>['problem'] }
  /** What its button says: verb and noun. */
  submit: ReactNode
  /** Announced when it was taken. */
  done?: string
  /** Closes a form that was opened, when it was taken and when it is given up. Without it the form stands, and is empty again. */
  onClose?: (() => void) | undefined
  /** The columns of fields that stand in one row with their button. */
  columns?: string
  kind?: 'primary' | 'secondary'
  children: (errorAt: ErrorAt) => ReactNode
}

/**
 * A form: its fields, what is wrong with them, and a button that is busy while it is sent. Typed words are never lost without a
 * question: giving it up asks, loading the page again asks, and with `draft` they are there when it is opened again.
 */
export function Form<Body>({ change, submit, done, onClose, columns, kind = 'secondary', children, ...options }: FormProps<Body>) {
  const form = useForm({ ...options, problem: change.problem })
  const toast = useToast()
  const [isLeaving, setLeaving] = useState(false)
  const isOpened = onClose !== undefined
  const { ref } = form
  useEffect(() => {
    // The person who opened it writes on in its first field.
    if (isOpened) ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [isOpened, ref])
  useEffect(() => {
    if (isLeaving) ref.current?.querySelector<HTMLElement>('[data-keep]')?.focus()
  }, [isLeaving, ref])
  const keepWriting = () => {
    setLeaving(false)
    // Once its fields are the place to be again.
    setTimeout(() => ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus())
  }
  const giveUp = () => {
    form.forget()
    onClose?.()
  }
  return (
    <form
      autoComplete="off"
      className={columns ? `grid gap-4 sm:items-end ${columns}` : 'grid gap-5'}
      noValidate
      {...form.props}
      onSubmit={async (event) => {
        if ((await form.props.onSubmit(event)) === null) return
        if (done !== undefined) toast({ title: done })
        if (onClose) onClose()
        else ref.current?.reset()
      }}
    >
      {form.errors.length > 1 && (
        <div className="rounded-sm border-2 border-danger p-3" role="alert">
          <p className="font-semibold">
            <Trans>Please correct these fields:</Trans>
          </p>
          <ul className="list-disc ps-5">
            {form.errors.map(({ name, sentence }) => (
              <li key={name}>
                <button className="text-start underline" onClick={() => form.focusOn(name)} type="button">
                  {sentence}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children(form.errorAt)}
      {isLeaving ? (
        <Unsaved onGiveUp={giveUp} onKeep={keepWriting} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button busy={change.busy} className={columns ? 'min-h-12' : ''} kind={kind} type="submit">
            {submit}
          </Button>
          {onClose && (
            <Button kind="quiet" onClick={() => (form.isChanged() ? setLeaving(true) : giveUp())}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
      )}
      <FormError problem={form.elsewhere} />
    </form>
  )
}
