import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls, type Place } from '../contract.ts'
import { locate, useCanLocate } from './position.ts'

interface PlacesProps {
  caseId: string
  places: readonly Place[]
  canAdd: boolean
  isSafety: boolean
}

const invalidates = ['/api/exchanges/list']

/** Places for exchanges, with a position only if a parent chose to add one. */
export function Places({ caseId, places, canAdd, isSafety }: PlacesProps) {
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="places" className="grid gap-4">
      <h2 id="places">
        <Trans>Places</Trans>
      </h2>
      {places.length === 0 ? (
        <p className="text-soft">
          <Trans>No place is listed. With a place that has a position, a check-in can say “within 150 m: yes”.</Trans>
        </p>
      ) : (
        <ul className="grid gap-2">
          {places.map((place) => (
            <PlaceLine caseId={caseId} key={place.id} place={place} />
          ))}
        </ul>
      )}
      {canAdd &&
        (isAdding ? (
          <PlaceForm caseId={caseId} isSafety={isSafety} onDone={() => setAdding(false)} />
        ) : (
          <Button className="no-print justify-self-start" kind="secondary" onClick={() => setAdding(true)}>
            <Trans>Add a place</Trans>
          </Button>
        ))}
    </section>
  )
}

function PlaceLine({ place, caseId }: { place: Place; caseId: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const removing = useMutation(calls.removePlace, invalidates)
  const { name, position, isShared, isMine } = place
  const remove = async () => {
    if (await removing.send({ params: { case: caseId, place: place.id } })) toast({ title: t`Taken off the list` })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {name}
        <span className="block text-sm text-soft">
          {position ? <Trans>with a position</Trans> : <Trans>without a position</Trans>}
          {', '}
          {isShared ? <Trans>shared with the other parent</Trans> : <Trans>private</Trans>}
        </span>
      </span>
      {isMine && (
        <Button busy={removing.busy} className="no-print" kind="quiet" onClick={() => void remove()}>
          <Trans>Remove</Trans>
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {removing.problem && <p role="alert">{removing.problem.sentence}</p>}
    </li>
  )
}

function PlaceForm({ caseId, isSafety, onDone }: { caseId: string; isSafety: boolean; onDone: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const canLocate = useCanLocate()
  const adding = useMutation(calls.addPlace, invalidates)
  const [error, setError] = useState<string | null>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name') ?? '').trim()
    if (name === '') return setError(t`Give it a name.`)
    const wants = form.get('here') === 'on'
    const fix = wants ? await locate() : null
    if (wants && !fix) return setError(t`The device did not say where it is. Untick that to add the place without it.`)
    setError(null)
    const position = fix && { latitude: fix.latitude, longitude: fix.longitude }
    const body = { name, position, isShared: form.get('isShared') === 'on' }
    if (!(await adding.send({ params: { case: caseId }, body }))) return
    toast({ title: t`Added` })
    onDone()
  }
  return (
    <form autoComplete="off" className="no-print grid max-w-xl gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        error={error ?? adding.problem?.sentence}
        hint={t`The same name as in the schedule ties it to the exchanges there.`}
        label={t`Name of the place`}
        maxLength={120}
        name="name"
      />
      {canLocate && !isSafety && <Checkbox label={<Trans>I am there now: put this device’s position on the list</Trans>} name="here" />}
      <Checkbox defaultChecked label={<Trans>Share it with the other parent</Trans>} name="isShared" />
      <div className="flex flex-wrap gap-3">
        <Button busy={adding.busy} type="submit">
          <Trans>Add the place</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
