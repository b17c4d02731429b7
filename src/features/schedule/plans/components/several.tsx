import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field.tsx'

interface SeveralProps<V extends string | number> {
  label: string
  options: readonly { value: V; label: string }[]
  value: readonly V[]
  onChange: (value: readonly V[]) => void
  error?: string | undefined
}

/** Checkboxes for several options; the chosen values stay in the order of the options. */
export function Several<V extends string | number>({ label, options, value, onChange, error }: SeveralProps<V>) {
  const set = (one: V, isOn: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === one ? isOn : value.includes(each))))
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      {error && <FieldError id="several-error">{error}</FieldError>}
      <div className="grid sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            checked={value.includes(option.value)}
            key={option.value}
            label={option.label}
            onChange={({ target }) => set(option.value, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
