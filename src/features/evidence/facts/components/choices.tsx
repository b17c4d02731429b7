import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field.tsx'

interface Props {
  legend: ReactNode
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  error?: ReactNode
  onChange: (chosen: readonly string[]) => void
}

/** Any of several, in rows that wrap. */
export function Choices({ legend, name, options, chosen, error, onChange }: Props) {
  return (
    <fieldset id={name}>
      <legend className="font-semibold">{legend}</legend>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label }) => (
          <Checkbox
            checked={chosen.includes(value)}
            key={value}
            label={label}
            name={name}
            onChange={() => onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])}
            value={value}
          />
        ))}
      </div>
    </fieldset>
  )
}
