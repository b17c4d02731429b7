import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { plusDays } from '#shell/calendar-days.ts'
import type { Names } from '#shell/holders.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { invalidates } from './record-line.tsx'

interface RecordFormProps {
  caseId: string
  today: string
  kids: readonly { id: string; name: string }[]
  names: Names
  onDone: () => void
}

/** Notes that a time was otherwise than planned. */
export function RecordForm({ caseId, today, kids, names, onDone }: RecordFormProps) {
  const { t } = useLingui()
  const { send, busy, problem } = useMutation(calls.record, invalidates)
  const [missing, setMissing] = useState<readonly string[]>([])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const at = (name: string) => String(form.get(name) ?? '').trim()
    const empty = (['fromDay', 'fromAt', 'toDay', 'toAt', 'holder'] as const).filter((name) => at(name) === '')
    setMissing(empty)
    const holder = (['A', 'B', 'third'] as const).find((one) => one === at('holder'))
    if (empty.length > 0 || !holder) return
    const body = {
      from: { day: at('fromDay'), at: at('fromAt') },
      to: { day: at('toDay'), at: at('toAt') },
      holder,
      childIds: form.getAll('child').map(String),
      note: at('note'),
      isShared: form.get('isShared') === 'on',
    }
    if (await send({ params: { case: caseId }, body })) onDone()
  }
  const sentences: Readonly<Record<string, string>> = {
    fromDay: t`Enter the day it began.`,
    fromAt: t`Enter the time it began.`,
    toDay: t`Enter the day it ended.`,
    toAt: t`Enter the time it ended.`,
    holder: t`Choose who had the children.`,
  }
  const errorAt = (field: string) => (missing.includes(field) ? sentences[field] : undefined)
  return (
    <form autoComplete="off" className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {problem && (
        <p className="font-semibold text-danger" role="alert">
          {problem.sentence}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          defaultValue={plusDays(today, -1)}
          error={errorAt('fromDay')}
          label={t`Began on`}
          max={today}
          name="fromDay"
          type="date"
        />
        <TextInput error={errorAt('fromAt')} label={t`Began at`} name="fromAt" type="time" />
        <TextInput defaultValue={today} error={errorAt('toDay')} label={t`Ended on`} max={today} name="toDay" type="date" />
        <TextInput error={errorAt('toAt')} label={t`Ended at`} name="toAt" type="time" />
      </div>
      <Select
        error={errorAt('holder')}
        label={t`With`}
        name="holder"
        options={[{ value: '', label: t`Choose` }, ...(['A', 'B', 'third'] as const).map((value) => ({ value, label: names[value] }))]}
      />
      {kids.length > 1 && (
        <fieldset>
          <legend className="font-semibold">
            <Trans>For</Trans>
          </legend>
          {kids.map(({ id, name }) => (
            <Checkbox key={id} label={name} name="child" value={id} />
          ))}
          <p className="text-sm text-soft">
            <Trans>For all children where none is ticked.</Trans>
          </p>
        </fieldset>
      )}
      <TextArea label={t`Note`} maxLength={1000} name="note" optional rows={3} />
      <Checkbox label={<Trans>Share it with the other parent. What is shared stays.</Trans>} name="isShared" />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          <Trans>Save the note</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
