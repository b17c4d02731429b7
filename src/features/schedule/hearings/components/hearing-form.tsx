import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, type Draft, type Hearing, hearingKinds } from '../contract.ts'
import { kindNames } from './words.ts'

interface HearingFormProps {
  caseId: string
  zone: string
  names: Readonly<Record<'A' | 'B', string>>
  /** One that is there already, to change it; a draft to begin with, or nothing. */
  hearing?: Hearing | undefined
  start?: Partial<Draft> | undefined
  /** It was saved; before `onDone`. */
  onAdded?: (() => void) | undefined
  onDone: () => void
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** What was typed, as the contract has it. A line of the preparation that was ticked stays so. */
function draftOf(form: FormData, zone: string, before: Draft['preparation']): Draft {
  const done = new Map(before.map((line) => [line.text, line.done]))
  return {
    title: text(form, 'title'),
    kind: (hearingKinds.find((kind) => kind === form.get('kind')) ?? 'hearing') satisfies Draft['kind'],
    day: text(form, 'day'),
    from: text(form, 'from'),
    to: text(form, 'to'),
    zone,
    court: text(form, 'court'),
    room: text(form, 'room'),
    remote: text(form, 'remote'),
    judge: text(form, 'judge'),
    sides: (['A', 'B'] as const).filter((side) => form.get(`side-${side}`) === 'on'),
    preparation: text(form, 'preparation')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => ({ text: line, done: done.get(line) ?? false })),
    documentsDueOn: text(form, 'documentsDueOn') || null,
    notes: text(form, 'notes'),
    isShared: form.get('isShared') === 'on',
  }
}

/** Adds a hearing, or changes one. What was typed stays until it is saved. */
export function HearingForm({ caseId, zone, names, hearing, start, onAdded, onDone }: HearingFormProps) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.add, ['/api/hearings', '/api/calendar'])
  const changing = useMutation(calls.change, ['/api/hearings', '/api/calendar'])
  const [missing, setMissing] = useState<readonly string[]>([])
  const { busy, problem } = hearing ? changing : adding
  const was: Partial<Draft> = hearing ?? start ?? {}
  const itsZone = was.zone ?? zone
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const draft = draftOf(new FormData(event.currentTarget), itsZone, was.preparation ?? [])
    const empty = (['title', 'day', 'from', 'to'] as const).filter((field) => draft[field] === '')
    setMissing(empty)
    if (empty.length > 0) return
    const saved = hearing
      ? await changing.send({ params: { case: caseId, hearing: hearing.id }, body: { ...draft, sequence: hearing.sequence } })
      : await adding.send({ params: { case: caseId }, body: draft })
    if (!saved) return
    onAdded?.()
    onDone()
  }
  const sentences: Readonly<Record<string, string>> = {
    title: t`Give it a title.`,
    day: t`Choose the day.`,
    from: t`Say when it begins.`,
    to: t`Say when it ends. A guess is enough.`,
  }
  const errorAt = (field: string) => (missing.includes(field) ? sentences[field] : problem?.field === field ? problem.sentence : undefined)
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      {problem && problem.field === null && (
        <p className="font-semibold text-danger" role="alert">
          {problem.sentence}
        </p>
      )}
      <TextInput defaultValue={was.title} error={errorAt('title')} label={t`Title`} maxLength={160} name="title" />
      <Select
        defaultValue={was.kind ?? 'hearing'}
        label={t`Kind`}
        name="kind"
        options={hearingKinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) }))}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextInput defaultValue={was.day} error={errorAt('day')} label={t`Day`} name="day" type="date" />
        <TextInput defaultValue={was.from} error={errorAt('from')} label={t`Begins`} name="from" type="time" />
        <TextInput defaultValue={was.to} error={errorAt('to')} label={t`Ends`} name="to" type="time" />
      </div>
      <p className="-mt-3 text-sm text-soft">
        <Trans>Times are those of the clock in {itsZone}.</Trans>
      </p>
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <TextInput defaultValue={was.court} label={t`Court`} maxLength={160} name="court" optional />
        <TextInput defaultValue={was.room} label={t`Room`} maxLength={60} name="room" optional />
      </div>
      <TextInput defaultValue={was.remote} label={t`Link or number to attend by`} maxLength={500} name="remote" optional />
      <TextInput defaultValue={was.judge} label={t`Judge`} maxLength={160} name="judge" optional />
      <fieldset>
        <legend className="font-semibold">
          <Trans>Who must attend</Trans>
        </legend>
        <Checkbox defaultChecked={was.sides?.includes('A') ?? true} label={names.A} name="side-A" />
        <Checkbox defaultChecked={was.sides?.includes('B') ?? true} label={names.B} name="side-B" />
      </fieldset>
      <TextInput defaultValue={was.documentsDueOn ?? ''} label={t`Documents due`} name="documentsDueOn" optional type="date" />
      <TextArea
        defaultValue={was.preparation?.map((line) => line.text).join('\n') ?? ''}
        hint={t`One thing on each line. You can tick them off later.`}
        label={t`To prepare`}
        name="preparation"
        optional
        rows={3}
      />
      <TextArea defaultValue={was.notes} label={t`Notes`} maxLength={4000} name="notes" optional rows={3} />
      <Checkbox
        defaultChecked={was.isShared ?? false}
        label={<Trans>Share it with the other parent, with notes and preparation. They see it in their calendar.</Trans>}
        name="isShared"
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {hearing ? <Trans>Save the change</Trans> : <Trans>Add the hearing</Trans>}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
