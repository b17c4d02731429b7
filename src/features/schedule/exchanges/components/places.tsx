import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#web/form/form.tsx'
import { FormError } from '#web/form/form-error.tsx'
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
      <FormError problem={removing.problem} />
    </li>
  )
}

function PlaceForm({ caseId, isSafety, onDone }: { caseId: string; isSafety: boolean; onDone: () => void }) {
  const { t } = useLingui()
  const canLocate = useCanLocate()
  const { send, refuse, ...adding } = useMutation(calls.addPlace, invalidates)
  return (
    <div className="no-print max-w-xl">
      <Form
        done={t`Added`}
        draft={`place ${caseId}`}
        kind="primary"
        mutation={adding}
        onClose={onDone}
        read={(values) => ({ name: values('name'), isHere: values('here') === 'on', isShared: values('isShared') === 'on' })}
        required={{ name: t`Give it a name.` }}
        send={async ({ name, isHere, isShared }) => {
          const fix = isHere ? await locate() : null
          if (isHere && !fix) {
            refuse('here', t`The device did not say where it is. Untick that to add the place without it.`)
            return null
          }
          const position = fix && { latitude: fix.latitude, longitude: fix.longitude }
          return send({ params: { case: caseId }, body: { name, position, isShared } })
        }}
        submit={<Trans>Add the place</Trans>}
      >
        {(errorAt) => (
          <>
            <TextInput
              error={errorAt('name')}
              hint={t`The same name as in the schedule ties it to the exchanges there.`}
              label={t`Name of the place`}
              maxLength={120}
              name="name"
            />
            {canLocate && !isSafety && (
              <Checkbox error={errorAt('here')} label={<Trans>I am there now: put this device’s position on the list</Trans>} name="here" />
            )}
            <Checkbox defaultChecked label={<Trans>Share it with the other parent</Trans>} name="isShared" />
          </>
        )}
      </Form>
    </div>
  )
}
