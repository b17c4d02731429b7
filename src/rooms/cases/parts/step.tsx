import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../../web/ui/button.tsx'
import { Problem } from './problem.tsx'

interface StepProps {
  /** Which of the eight, from 1. */
  step: number
  title: ReactNode
  children: ReactNode
  /** Where back leads; the first step has none. */
  back: string | null
  /** Saves what was typed; the step goes on where it was taken. */
  onSave: (form: FormData) => Promise<unknown>
  /** Goes on without saving what is here. */
  onSkip?: (() => void) | undefined
  busy: boolean
  problem: { sentence: string; field: string | null; status: number | null } | null
}

/**
 * One step of the intake: it is saved by itself. When the connection was lost what was typed stays, and is sent again as
 * soon as the network is back.
 */
export function Step({ step, title, children, back, onSave, onSkip, busy, problem }: StepProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const lost = problem !== null && problem.status === null
  useEffect(() => {
    if (!lost) return
    const again = () => form.current?.requestSubmit()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [lost])
  useEffect(() => {
    // From the second step on one comes here from another: the keyboard and the reader begin at its title.
    if (step > 1) heading.current?.focus()
  }, [step])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSave(new FormData(event.currentTarget))
  }
  return (
    <section aria-labelledby="step" className="grid max-w-2xl gap-5">
      <p className="text-sm text-soft">
        <Trans>Step {step} of 8</Trans>
      </p>
      <progress
        aria-label={t`Steps`}
        className="h-2 w-full appearance-none rounded-sm border-0 bg-line [&::-moz-progress-bar]:rounded-sm [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:rounded-sm [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-sm [&::-webkit-progress-value]:bg-action"
        max={8}
        value={step}
      />
      <h2 className="outline-none" id="step" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Problem problem={problem} />
      {lost && (
        <p>
          <Trans>It is sent again as soon as you are connected.</Trans>
        </p>
      )}
      {/* Steps hold editors with forms of their own; the fields of the step itself name this one by `form`. */}
      <form autoComplete="off" className="hidden" id="step-form" noValidate onSubmit={submit} ref={form} />
      <div className="grid gap-5">{children}</div>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} form="step-form" type="submit">
          {step === 8 ? <Trans>Save and finish</Trans> : <Trans>Save and go on</Trans>}
        </Button>
        {onSkip && (
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
