import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, SubmitEvent } from 'react'
import type { Problem } from '#web/form/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { longest } from '../contract.ts'

export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
/** Where the fact was read, and as of which day. */
export const sourceOf = (form: FormData) => ({ source: textOf(form, 'source'), sourceOn: textOf(form, 'sourceOn') })

/** The server's error for a field. */
export const errorAt = (problem: Problem | null) => (field: string) => (problem?.field === field ? problem.sentence : undefined)

/** Every entry here has a source and the day for which the source speaks. */
export function SourceFields({ problem }: { problem: Problem | null }) {
  const { t } = useLingui()
  const at = errorAt(problem)
  return (
    <div className="grid gap-4">
      <TextInput
        autoComplete="off"
        error={at('source')}
        hint={t`An address, or a paper and who has it. No private letters.`}
        label={t`Where this can be checked`}
        maxLength={longest.source}
        name="source"
      />
      <TextInput error={at('sourceOn')} label={t`The day for which that speaks`} name="sourceOn" type="date" />
    </div>
  )
}

interface FormProps {
  problem: Problem | null
  busy: boolean
  verb: ReactNode
  isDanger?: boolean
  onSend: (form: FormData) => Promise<unknown>
  /** The fields that show their own errors; any other error is shown above the form. */
  fields: readonly string[]
  children: ReactNode
}

/** A form of this feature: entries remain until they are saved, and an error is shown above the form or at its field. */
export function Form({ problem, busy, verb, isDanger = false, onSend, fields, children }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSend(new FormData(event.currentTarget))
  }
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={submit}>
      {problem && !fields.includes(problem.field ?? '') && (
        <p className="border-2 border-danger p-3" role="alert">
          {problem.sentence}
        </p>
      )}
      {problem && fields.includes(problem.field ?? '') && (
        <p className="sr-only" role="alert">
          <Trans>It was not kept:</Trans> {problem.sentence}
        </p>
      )}
      {children}
      <Button busy={busy} className="justify-self-start" kind={isDanger ? 'danger' : 'primary'} type="submit">
        {verb}
      </Button>
    </form>
  )
}
