import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useFirstInvalid } from '../first-invalid.ts'

export interface FieldProps {
  label: ReactNode
  /** What to write, or an example. Stays readable while typing. */
  hint?: ReactNode
  /** A sentence that says how to mend it. */
  error?: ReactNode
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined
  /** The label is for screen readers only, where the place says it (a search box). */
  quiet?: boolean | undefined
  className?: string | undefined
  /** The control's id, where an error summary links to it. */
  id?: string | undefined
}

/** The class of each of two days beside each other: they fit on a phone, and on a narrower one they are two lines. */
export const dayOfTwo = 'min-w-0 flex-1 basis-39 grid-cols-1 [&_input]:px-2'

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="text-sm text-soft" id={id}>
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="font-semibold text-danger" id={id}>
      <span className="sr-only">
        <Trans>Error:</Trans>{' '}
      </span>
      {children}
    </p>
  )
}

/** Label, hint and error around any control: `<Field label="…">{(control) => <input {...control} name="…" />}</Field>`. */
function Field({
  label,
  hint,
  error,
  optional,
  quiet,
  className,
  id: given,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const own = useId()
  const id = given ?? own
  useFirstInvalid(error)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`grid content-start gap-1 ${className ?? ''}`}>
      <label className={quiet ? 'sr-only' : 'font-semibold'} htmlFor={id}>
        {label}
        {optional && (
          <span className="font-normal text-soft">
            {' '}
            <Trans>(optional)</Trans>
          </span>
        )}
      </label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
    </div>
  )
}

/** Splits what the label needs from what the control is given. */
function parted<P extends FieldProps>({ label, hint, error, optional, quiet, className, id, ...control }: P) {
  return { field: { label, hint, error, optional, quiet, className, id }, control }
}

/** One line of text. Takes every attribute of `<input>`: name, type, value, onChange, autoComplete … */
export function TextInput(props: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>) {
  const { field, control } = parted(props)
  return <Field {...field}>{(tied) => <input className="control" type="text" {...control} {...tied} />}</Field>
}

interface Counter {
  min?: number
  max: number
}

/**
 * Several lines of text. With `counter` the characters are counted below, without stopping anybody from
 * writing on. Takes every attribute of `<textarea>`.
 */
export function TextArea({ counter, ...props }: FieldProps & { counter?: Counter } & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  const { field, control } = parted(props)
  const [typed, setTyped] = useState(String(control.defaultValue ?? '').length)
  const count = control.value === undefined ? typed : String(control.value).trim().length
  return (
    <Field {...field}>
      {(tied) => (
        <>
          <textarea
            className="control"
            rows={5}
            {...control}
            {...tied}
            onChange={(event) => {
              setTyped(event.target.value.trim().length)
              control.onChange?.(event)
            }}
          />
          {counter && <Count count={count} counter={counter} />}
        </>
      )}
    </Field>
  )
}

function Count({ count, counter: { min = 0, max } }: { count: number; counter: Counter }) {
  const { i18n } = useLingui()
  const [written, least, most, over] = [count, min, max, count - max].map((value) => i18n.number(value))
  return (
    <p className={`figures text-sm ${count > max ? 'font-semibold text-danger' : 'text-soft'}`}>
      {count > max ? (
        <Trans>
          {over} characters too many (at most {most})
        </Trans>
      ) : count < min ? (
        <Trans>
          {written} of at least {least} characters
        </Trans>
      ) : (
        <Trans>
          {written} of at most {most} characters
        </Trans>
      )}
    </p>
  )
}

export interface Option<V extends string = string> {
  value: V
  label: string
}

/** A native list of choices. An option with the value '' stands for "any" or "choose". */
export function Select({
  options,
  ...props
}: FieldProps & { options: readonly Option[] } & Omit<ComponentProps<'select'>, keyof FieldProps>) {
  const { field, control } = parted(props)
  return (
    <Field {...field}>
      {(tied) => (
        <select className="control" {...control} {...tied}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
