import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readPlaceInRecording, writePlaceInRecording } from '#domain/facts/clock.ts'
import { longest } from '#domain/facts/kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import type { Citation } from '../contract.ts'

/** A citation while it is written, with what it is called. */
export type Cited = Pick<Citation, 'kind' | 'id' | 'page' | 'second' | 'quote' | 'boxes' | 'place' | 'title' | 'state'> & { key: string }

let made = 0
/** A new citation. Keys are only for the page, which draws its fields by them. */
export const newCited = (more: Partial<Cited> & Pick<Cited, 'kind'>): Cited => ({
  id: null,
  page: null,
  second: null,
  quote: '',
  boxes: [],
  place: '',
  title: '',
  state: 'there',
  ...more,
  key: `cited ${(made += 1)}`,
})

interface Props {
  cited: Cited
  onChange: (cited: Cited) => void
  onRemove: () => void
}

/** One citation in the form: page and time are typed where no text can be selected. */
export function CitationFields({ cited, onChange, onRemove }: Props) {
  const { t } = useLingui()
  const { kind, page, second, quote, place, title, state } = cited
  const [time, setTime] = useState(second === null ? '' : writePlaceInRecording(second))
  const put = (more: Partial<Cited>) => onChange({ ...cited, ...more })
  return (
    <fieldset className="grid gap-3 rounded-sm border border-line p-3">
      <legend className="px-1 font-semibold [overflow-wrap:anywhere]">
        {kind === 'place' ? (
          <Trans>Another place</Trans>
        ) : state === 'removed' ? (
          <Trans>An item that was removed from the vault</Trans>
        ) : (
          title
        )}
      </legend>
      {kind === 'item' && (
        <div className="grid grid-cols-2 items-end gap-3">
          <TextInput
            inputMode="numeric"
            label={t`Cite page`}
            name={`page ${cited.key}`}
            onChange={(event) => {
              const number = Number(event.target.value.replaceAll(/\D/g, '').slice(0, 5))
              // A quote of another page stands elsewhere.
              put({ page: number > 0 && number <= longest.page ? number : null, boxes: [] })
            }}
            optional
            value={page === null ? '' : String(page)}
          />
          <TextInput
            hint={t`minutes:seconds, such as 1:05`}
            label={t`Cite second`}
            name={`second ${cited.key}`}
            onBlur={() => setTime(second === null ? '' : writePlaceInRecording(second))}
            onChange={(event) => {
              setTime(event.target.value)
              const read = readPlaceInRecording(event.target.value)
              put({ second: read !== null && read <= longest.second ? read : null })
            }}
            optional
            value={time}
          />
        </div>
      )}
      {kind === 'place' ? (
        <TextInput
          hint={t`Such as “binder 2, tab 4”`}
          label={t`Where it can be read`}
          maxLength={longest.place}
          name={`place ${cited.key}`}
          onChange={(event) => put({ place: event.target.value })}
          value={place}
        />
      ) : (
        <TextArea
          label={t`Quote`}
          maxLength={longest.quote}
          name={`quote ${cited.key}`}
          onChange={(event) => put({ quote: event.target.value, boxes: [] })}
          optional
          rows={2}
          value={quote}
        />
      )}
      <Button className="justify-self-start" kind="quiet" onClick={onRemove}>
        <Trans>Remove citation</Trans>
      </Button>
    </fieldset>
  )
}
