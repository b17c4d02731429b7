import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { Hours } from '../contract.ts'
import { clockOf, minuteInWords, minuteOf } from './moments.ts'

interface HoursFieldProps {
  /** "Keep quiet in these hours". */
  label: string
  /** What is proposed when they are turned on. */
  usual: Hours
  value: Hours | null
  onChange: (hours: Hours | null) => void
  zone: string | null
  error: string | undefined
}

/** Hours of the day, in their own zone; over midnight too. Without a zone there are none. */
export function HoursField({ label, usual, value, onChange, zone, error }: HoursFieldProps) {
  const { t } = useLingui()
  if (zone === null && value === null) {
    return (
      <p className="text-soft">
        {label}:{' '}
        <Trans>
          choose <a href="#zones">your own zone</a> first: hours are counted in it.
        </Trans>
      </p>
    )
  }
  const end = (name: keyof Hours, text: string) => (
    <TextInput
      className="w-36"
      label={text}
      name={name}
      onChange={(event) => {
        const minute = minuteOf(event.target.value)
        if (minute !== null && value) onChange({ ...value, [name]: minute })
      }}
      type="time"
      value={value ? clockOf(value[name]) : ''}
    />
  )
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <Checkbox
        checked={value !== null}
        error={error}
        label={label}
        name="hours"
        onChange={(event) => onChange(event.target.checked ? usual : null)}
      />
      {value && (
        <div className="mt-1 flex flex-wrap items-end gap-4 ps-8">
          {end('from', t`From`)}
          {end('until', t`Until`)}
          <p className="pb-3 text-sm text-soft">{zone}</p>
        </div>
      )}
    </fieldset>
  )
}

/** "10:00 pm to 7:00 am". */
export function useHoursInWords() {
  const { t, i18n } = useLingui()
  return (hours: Hours | null, none: string) => {
    if (!hours) return none
    const [from, until] = [minuteInWords(hours.from, i18n.locale), minuteInWords(hours.until, i18n.locale)]
    return t`${from} to ${until}`
  }
}
