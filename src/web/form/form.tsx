import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Unsaved } from '../ui/unsaved-question.tsx'
import { FormError } from './form-error.tsx'
import { FormSummary } from './form-summary.tsx'
import { aroundActions } from './use-action.ts'
import { type ClearErrors, type ErrorAt, type FormOptions, useForm } from './use-form.ts'

interface FormProps<Body> extends Omit<FormOptions<Body>, 'problem'> {
  /** What sends it: what `useMutation` gives. */
  mutation: { busy: boolean; problem: FormOptions<Body>['problem'] }
  /** What its button says: verb and noun. */
  submit: ReactNode
  /** Further buttons beside it: another way to send, with a `value`. */
  more?: ReactNode
  /** Announced when it was accepted. */
  done?: string | undefined
  /** Closes a form that was opened, when it was accepted and when it is given up. Without it the form stays, and is empty again. */
  onClose?: (() => void) | undefined
  /** Its fields are the page's own state: it is not emptied when it was accepted. */
  isControlled?: boolean
  /** Several are entered in a row: its first field has the focus from the start, and again after each. */
  isRepeated?: boolean
  /** The columns of fields that stand in one row with their button. */
  columns?: string
  kind?: 'primary' | 'secondary' | 'danger'
  /** Its buttons stay in sight at the foot of the screen, above the bar of phones and the on-screen keyboard (`--keyboard`). */
  isLong?: boolean
  children: (errorAt: ErrorAt, clearErrors: ClearErrors) => ReactNode
}

const foot = 'sticky bottom-[var(--keyboard,0px)] z-[5] bg-surface py-2 max-lg:tall:bottom-[max(3.5rem,var(--keyboard,0px))]'

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('input, select, textarea')?.focus()

/**
 * A form: its fields, what is wrong with them, and a button that is busy while it is sent. Typed words are never lost without a
 * question: giving it up asks, loading the page again asks, and with `draft` they are there when it is opened again.
 */
export function Form<Body>({
  mutation,
  submit,
  more,
  done,
  onClose,
  isControlled = false,
  isRepeated = false,
  columns,
  kind = 'secondary',
  isLong = false,
  children,
  ...options
}: FormProps<Body>) {
  const form = useForm({ ...options, problem: mutation.problem })
  const [isLeaving, setLeaving] = useState(false)
  /** Counts what was sent: the fields begin empty each time. */
  const [round, setRound] = useState(0)
  const isOpened = onClose !== undefined
  const { ref } = form
  useEffect(() => {
    // The person who opened it writes on in its first field.
    if (isOpened || isRepeated) focusFirst(ref.current)
  }, [isOpened, isRepeated, ref])
  useEffect(() => {
    if (!isLeaving) return
    const keep = ref.current?.querySelector<HTMLElement>('[data-keep]')
    keep?.focus()
    // Both of its buttons are in sight.
    keep?.closest('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [isLeaving, ref])
  const keepWriting = () => {
    setLeaving(false)
    // Once its fields are the place to be again.
    setTimeout(() => focusFirst(ref.current))
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
        if (done !== undefined) aroundActions.announce?.({ title: done })
        if (onClose) return onClose()
        if (!isControlled) setRound(round + 1)
        if (isRepeated) setTimeout(() => focusFirst(ref.current))
      }}
    >
      <FormSummary errors={form.errors} onGo={form.focusOn} />
      <Fragment key={round}>{children(form.errorAt, form.clearErrors)}</Fragment>
      {isLeaving ? (
        <Unsaved onGiveUp={giveUp} onKeep={keepWriting} />
      ) : (
        <div className={`flex flex-wrap gap-3 ${isLong ? foot : ''}`}>
          <Button busy={mutation.busy} className={columns ? 'min-h-12' : ''} kind={kind} type="submit">
            {submit}
          </Button>
          {more}
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
