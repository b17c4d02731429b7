import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { api } from '#web/api.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Child } from '#case/cases/contract.ts'
import { calls, type Draft, type EventRecord, eventKinds } from '../contract.ts'
import { draftOf } from './form-draft.ts'
import { PlaceField } from './form-place.tsx'
import { RepeatFields } from './form-repeats.tsx'
import { When } from './form-when.tsx'
import { Who } from './form-who.tsx'
import { Stands } from './stands.tsx'
import { kindNames, type Names } from './words.ts'

interface EventFormProps {
  caseId: string
  zone: string
  names: Names
  kids: readonly Child[]
  hidesPlaces: boolean
  /** An existing event to change; `start` has the first values of a new one. */
  event?: EventRecord | undefined
  start?: Partial<Draft> | undefined
  onDone: (day: string) => void
}

/** Adds or changes an event. What was typed stays until it is saved, also when the connection fails or another window saved first. */
export function EventForm({ caseId, zone, names, kids, hidesPlaces, event, start, onDone }: EventFormProps) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.add, ['/api/calendar'])
  const changing = useMutation(calls.change, ['/api/calendar'])
  const [missing, setMissing] = useState<readonly string[]>([])
  const [first, setFirst] = useState(event?.firstDay ?? start?.firstDay ?? '')
  /** The event as another window saved it meanwhile. */
  const [stands, setStands] = useState<EventRecord | null>(null)
  const { busy, problem } = event ? changing : adding
  const was: Partial<Draft> = event ?? start ?? {}
  const submit = async (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const draft = draftOf(new FormData(submitted.currentTarget), kids)
    const empty = (['title', 'firstDay', 'from', 'to'] as const).filter((field) => draft[field] === '')
    setMissing(empty)
    if (empty.length > 0) return
    if (!event) {
      if (await adding.send({ params: { case: caseId }, body: draft })) onDone(draft.firstDay)
      return
    }
    const sequence = stands?.sequence ?? event.sequence
    if (await changing.send({ params: { case: caseId, event: event.id }, body: { ...draft, sequence } })) onDone(draft.firstDay)
  }
  const compare = async () => {
    if (event) setStands(await api(calls.one, { query: { case: caseId, id: event.id } }))
    changing.clear()
  }
  const sentences: Readonly<Record<string, string>> = {
    title: t`Give it a title.`,
    firstDay: t`Choose the day.`,
    from: t`Say when it begins.`,
    to: t`Say when it ends. A guess is enough.`,
  }
  const errorAt = (field: string) => (missing.includes(field) ? sentences[field] : problem?.field === field ? problem.sentence : undefined)
  const isStale = event !== undefined && problem?.status === 409
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(submitted) => void submit(submitted)}>
      {problem && (problem.field === null || problem.field === 'childIds') && (
        <div className="grid justify-items-start gap-2" role="alert">
          <p className="font-semibold text-danger">{problem.sentence}</p>
          {isStale && (
            <Button kind="secondary" onClick={() => void compare()}>
              <Trans>Show what stands now</Trans>
            </Button>
          )}
        </div>
      )}
      {stands && <Stands event={stands} />}
      <TextInput defaultValue={was.title} error={errorAt('title')} label={t`Title`} maxLength={160} name="title" />
      <Select
        defaultValue={was.kind ?? 'event'}
        label={t`Kind`}
        name="kind"
        options={eventKinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) }))}
      />
      <When errorAt={errorAt} onFirst={setFirst} was={was} zone={zone} />
      <Who kids={kids} names={names} was={was} />
      <PlaceField caseId={caseId} hidesPlaces={hidesPlaces} was={was.place} />
      <TextArea defaultValue={was.notes} label={t`Notes`} maxLength={4000} name="notes" optional rows={3} />
      <RepeatFields errorAt={errorAt} first={first} was={was} />
      <Checkbox
        defaultChecked={was.isShared ?? true}
        label={<Trans>Share it with the other parent. Without this only you see it.</Trans>}
        name="isShared"
      />
      {event?.begun && (
        <Notice>
          <Trans>What was stays as it is. The change counts from the next time on.</Trans>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {event ? stands ? <Trans>Save mine over it</Trans> : <Trans>Save the change</Trans> : <Trans>Add the event</Trans>}
        </Button>
        <Button kind="quiet" onClick={() => onDone('')}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
