import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FormError } from '#web/form/form-error.tsx'
import { type ErrorAt, type FormOptions, useForm } from '#web/form/use-form.ts'

interface StepProps<Body> extends Omit<FormOptions<Body>, 'problem'> {
  /** Which of the eight, from 1. */
  step: number
  title: ReactNode
  /** The step's own fields. */
  children?: ((errorAt: ErrorAt) => ReactNode) | undefined
  /** A list with its own forms, which save at once. */
  list?: ReactNode
  /** The address of the step before; the first step has none. */
  back: string | null
  /** Continues without saving this step. */
  onSkip?: (() => void) | undefined
  mutation: { busy: boolean; problem: FormOptions<Body>['problem'] }
}

/**
 * One step of the intake, saved separately. If the connection fails, what was typed stays and is sent again as soon as the
 * network is back.
 */
export function Step<Body>({ step, title, children, list, back, onSkip, mutation, ...typing }: StepProps<Body>) {
  const { props, ref, errorAt, elsewhere } = useForm({ ...typing, problem: mutation.problem })
  const heading = useRef<HTMLHeadingElement>(null)
  const lists = useRef<HTMLDivElement>(null)
  const lost = mutation.problem !== null && mutation.problem.status === null
  useEffect(() => {
    if (!lost) return
    const again = () => ref.current?.requestSubmit()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [lost, ref])
  useEffect(() => {
    // After the first step the user comes from another step: keyboard and screen reader start at the title.
    if (step > 1) heading.current?.focus()
  }, [step])
  return (
    <section aria-labelledby="step" className="grid max-w-2xl gap-5">
      <Progress step={step} />
      <h2 className="outline-none" id="step" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <FormError problem={elsewhere} />
      {lost && (
        <p>
          <Trans>It is sent again as soon as you are connected.</Trans>
        </p>
      )}
      <form
        autoComplete="off"
        className="grid gap-5 empty:hidden"
        id="step-form"
        noValidate
        {...props}
        onSubmit={(event) => {
          const other = unsentForm(lists.current)
          if (!other) return void props.onSubmit(event)
          event.preventDefault()
          other.requestSubmit()
        }}
      >
        {children?.(errorAt)}
      </form>
      <div className="grid gap-5 empty:hidden" ref={lists}>
        {list}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={mutation.busy} form="step-form" type="submit">
          {step === 8 ? <Trans>Save and finish</Trans> : <Trans>Save and go on</Trans>}
        </Button>
        {onSkip && children && (
          <Button kind="secondary" onClick={onSkip}>
            <Trans>Skip this step</Trans>
          </Button>
        )}
        {back !== null && (
          <ButtonLink kind="quiet" to={back}>
            <Trans>Back</Trans>
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** A form in the list with input that was not sent: it has to be sent before the step can continue. */
const unsentForm = (lists: HTMLElement | null) =>
  [...(lists?.querySelectorAll('form') ?? [])].find((form) =>
    [...form.elements].some((control) => control instanceof HTMLInputElement && control.value !== control.defaultValue),
  )

function Progress({ step }: { step: number }) {
  const { t } = useLingui()
  return (
    <>
      <p className="text-sm text-soft">
        <Trans>Step {step} of 8</Trans>
      </p>
      <progress
        aria-label={t`Steps`}
        className="h-2 w-full appearance-none rounded-sm border-0 bg-line [&::-moz-progress-bar]:rounded-sm [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:rounded-sm [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-sm [&::-webkit-progress-value]:bg-action"
        max={8}
        value={step}
      />
    </>
  )
}
