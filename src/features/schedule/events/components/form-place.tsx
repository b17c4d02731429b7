import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useApiQuery } from '#web/api.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'

interface PlaceProps {
  caseId: string
  was: string | undefined
  /** In safety mode what is shared has no place. */
  hidesPlaces: boolean
}

/** Where it is: in any words, with the places that the case keeps to choose from. */
export function PlaceField({ caseId, was, hidesPlaces }: PlaceProps) {
  const { t } = useLingui()
  const list = useId()
  const { data } = useApiQuery(calls.places, { query: { case: caseId } })
  const places = data?.places ?? []
  return (
    <>
      <TextInput
        defaultValue={was}
        hint={
          hidesPlaces ? (
            <Trans>You are in safety mode: of what you share the place is left out.</Trans>
          ) : places.some(({ isLocated }) => isLocated) ? (
            <Trans>With a place of your list the calendar can say when the way to it is too long.</Trans>
          ) : undefined
        }
        label={t`Place`}
        list={places.length > 0 ? list : undefined}
        maxLength={200}
        name="place"
        optional
      />
      {places.length > 0 && (
        <datalist id={list}>
          {places.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
    </>
  )
}
