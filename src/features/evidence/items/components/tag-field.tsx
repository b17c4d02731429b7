import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { longest } from '#domain/evidence/items.ts'
import { Button } from '#web/ui/button.tsx'

interface Props {
  label: string
  values: readonly string[]
  /** What is typed and not added yet: it is saved as well. */
  typed: string
  suggestions: readonly string[]
  onChange: (values: readonly string[], typed: string) => void
}

/** With what is typed as one more value, unless it is there already. */
export const withTyped = (values: readonly string[], typed: string): readonly string[] => {
  const value = typed.trim()
  return value === '' || values.some((one) => one.toLowerCase() === value.toLowerCase()) ? values : [...values, value]
}

/** Words that something is tagged with: typed or chosen, each with a button that removes it. */
export function TagField({ label, values, typed, suggestions, onChange }: Props) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const add = () => onChange(withTyped(values, typed), '')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return
    event.preventDefault()
    add()
  }
  return (
    <div className="grid content-start gap-1">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {values.map((value) => (
            <li className="flex min-h-11 items-center rounded-sm border border-edge ps-2 text-sm [overflow-wrap:anywhere]" key={value}>
              {value}
              <button
                aria-label={t`Remove ${value}`}
                className="grid size-11 flex-none place-items-center"
                onClick={() => {
                  onChange(
                    values.filter((one) => one !== value),
                    typed,
                  )
                  input.current?.focus()
                }}
                type="button"
              >
                <X className="icon size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          autoComplete="off"
          className="control min-w-0 flex-1"
          id={id}
          list={`${id}-list`}
          maxLength={longest.tag}
          onChange={(event) => onChange(values, event.target.value)}
          onKeyDown={onKeyDown}
          ref={input}
          value={typed}
        />
        <Button aria-label={t`Add to ${label}`} className="min-h-12" kind="secondary" onClick={add}>
          <Trans>Add</Trans>
        </Button>
      </div>
      <datalist id={`${id}-list`}>
        {suggestions
          .filter((one) => !values.includes(one))
          .map((one) => (
            <option key={one}>{one}</option>
          ))}
      </datalist>
    </div>
  )
}
