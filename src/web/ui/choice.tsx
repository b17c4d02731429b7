import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFirstInvalid } from '../first-invalid.ts'
import { FieldError, Hint } from './field.tsx'

interface GroupProps {
  /** The question. */
  legend: ReactNode
  /** The form's field, for sending without JavaScript too. */
  name: string
  hint?: ReactNode
  error?: ReactNode
  /** The first control's id, where an error summary links to it. */
  id?: string | undefined
}

function Group({ legend, hint, error, id, children }: Omit<GroupProps, 'name' | 'id'> & { id: string; children: ReactNode }) {
  useFirstInvalid(error)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described || undefined} className="min-w-0" data-invalid={error ? true : undefined}>
      <legend className="font-semibold">{legend}</legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}

interface RadioGroupProps<V extends string> extends GroupProps {
  options: readonly { value: V; label: ReactNode; hint?: ReactNode }[]
  /** The chosen one; without `onChange` it is the first choice of a plain form. */
  value?: V | null | undefined
  onChange?: ((value: V) => void) | undefined
}

/** One of several, as a column of 44 px rows. */
export function RadioGroup<V extends string>({ options, value, onChange, name, id: given, ...group }: RadioGroupProps<V>) {
  const own = useId()
  const id = given ?? own
  return (
    <Group id={id} {...group}>
      <div className="mt-2 grid gap-2">
        {options.map((option, index) => {
          const chosen = option.value === value
          return (
            <label
              className="flex min-h-11 items-start gap-3 rounded-sm border border-line bg-surface px-3 py-2 hover:border-edge has-checked:border-action has-checked:bg-action-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
              key={option.value}
            >
              <input
                className="mt-1 size-5 flex-none outline-none"
                id={index === 0 ? id : undefined}
                name={name}
                type="radio"
                value={option.value}
                {...(onChange ? { checked: chosen, onChange: () => onChange(option.value) } : { defaultChecked: chosen })}
              />
              <span>
                {option.label}
                {option.hint && <span className="block text-sm text-soft">{option.hint}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </Group>
  )
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode
  error?: ReactNode
  id?: string | undefined
}

/** One statement to agree to. Takes every attribute of `<input>`. */
export function Checkbox({ label, error, id: given, ...input }: CheckboxProps) {
  const own = useId()
  const id = given ?? own
  useFirstInvalid(error)
  return (
    <div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <label className="flex min-h-11 items-start gap-3 py-2" htmlFor={id}>
        <input
          {...input}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          className="mt-1 size-5 flex-none"
          id={id}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
    </div>
  )
}

interface ScaleProps extends GroupProps {
  /** 1 to 5, null for "does not apply", undefined for not answered yet. */
  value: number | null | undefined
  onChange: (value: number | null) => void
  /** What 1 means. */
  low: string
  /** What 5 means. */
  high: string
  naLabel: string
}

const box =
  'relative grid min-h-11 place-items-center rounded-sm border border-edge bg-surface px-3 hover:border-ink has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action'

/** A criterion from 1 to 5, or "does not apply". Five equal targets in a row, the ends in words. */
export function Scale({ value, onChange, low, high, naLabel, name, id: given, ...group }: ScaleProps) {
  const own = useId()
  const id = given ?? own
  const choice = (answer: number | null, label: ReactNode, spoken?: string) => (
    <label className={box} key={answer}>
      <input
        aria-label={spoken}
        checked={value === answer}
        className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
        id={answer === 1 ? id : undefined}
        name={name}
        onChange={() => onChange(answer)}
        type="radio"
        value={answer ?? 'na'}
      />
      <span className="pointer-events-none relative">{label}</span>
    </label>
  )
  return (
    <Group id={id} {...group}>
      <div className="mt-2 grid max-w-lg gap-2 sm:max-w-2xl sm:grid-cols-[1fr_auto] sm:gap-4">
        <div>
          <div className="figures grid grid-cols-5 gap-1.5">
            {[1, 2, 3, 4, 5].map((answer) => choice(answer, answer, answer === 1 ? `1, ${low}` : answer === 5 ? `5, ${high}` : undefined))}
          </div>
          <div aria-hidden className="mt-1 flex justify-between gap-4 text-sm text-soft">
            <span>{low}</span>
            <span className="text-end">{high}</span>
          </div>
        </div>
        <div className="text-sm sm:text-base">{choice(null, naLabel)}</div>
      </div>
      {value === undefined && (
        <span className="sr-only">
          <Trans>Not answered yet</Trans>
        </span>
      )}
    </Group>
  )
}
