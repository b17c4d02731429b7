import { Trans, useLingui } from '@lingui/react/macro'
import type { Blank, TurnValue } from '#domain/plan/types.ts'
import { weekdayName } from '#shell/calendar-days.ts'
import { FieldError, Select, TextInput } from '#web/ui/field.tsx'
import { NightsField } from './nights-field.tsx'
import { Several } from './several.tsx'
import { monthName, unitNames } from './words.ts'

export interface BlankFieldProps {
  blank: Blank
  /** The sentence that it stands in, with a line in its place. */
  label: string
  value: unknown
  onChange: (value: unknown) => void
  names: Readonly<Record<'A' | 'B', string>>
  error?: string | undefined
}

const record = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})
const wholeOf = (text: string): unknown => (text.trim() === '' ? undefined : Number(text))
const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** One blank of a clause, asked in the way of its kind. */
export function BlankField({ blank, label, value, onChange, names, error }: BlankFieldProps) {
  const { t, i18n } = useLingui()
  const choose = { value: '', label: t`Choose` }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const plain = { label, error, value: text }
  switch (blank.kind) {
    case 'parent':
      return (
        <Select
          {...plain}
          onChange={({ target }) => onChange(target.value || undefined)}
          options={[choose, ...(['A', 'B'] as const).map((side) => ({ value: side, label: names[side] }))]}
        />
      )
    case 'count': {
      const [least, most, unit] = [blank.least, blank.most, i18n._(unitNames[blank.unit])]
      return (
        <TextInput
          {...plain}
          hint={t`${least} to ${most} ${unit}`}
          inputMode="numeric"
          max={most}
          min={least}
          onChange={({ target }) => onChange(wholeOf(target.value))}
          type="number"
        />
      )
    }
    case 'split': {
      const { A } = record(value)
      const mine = typeof A === 'number' ? A : undefined
      const [a, b, rest] = [names.A, names.B, mine === undefined ? '' : 100 - mine]
      return (
        <TextInput
          error={error}
          hint={mine === undefined ? t`Whole percent; the rest is what ${b} pays` : t`${b} pays ${rest}%`}
          inputMode="numeric"
          label={`${label} ${t`${a} pays, in percent`}`}
          max={100}
          min={0}
          onChange={({ target }) => {
            const share = wholeOf(target.value)
            onChange(typeof share === 'number' ? { A: share, B: 100 - share } : undefined)
          }}
          type="number"
          value={mine ?? ''}
        />
      )
    }
    case 'weekday':
      return (
        <Select
          {...plain}
          onChange={({ target }) => onChange(wholeOf(target.value))}
          options={[choose, ...weekdays.map((day) => ({ value: String(day), label: weekdayName(day, i18n.locale) }))]}
        />
      )
    case 'weekdays':
      return (
        <Several
          error={error}
          label={label}
          onChange={onChange}
          options={weekdays.map((day) => ({ value: day, label: weekdayName(day, i18n.locale) }))}
          value={Array.isArray(value) ? (value as number[]) : []}
        />
      )
    case 'time':
      return <TextInput {...plain} onChange={({ target }) => onChange(target.value || undefined)} type="time" />
    case 'span': {
      const { from, to } = record(value)
      const set = (part: object) => onChange({ from, to, ...part })
      return (
        <fieldset className="grid min-w-0 gap-3">
          <legend className="font-semibold">{label}</legend>
          {error && <FieldError id="span-error">{error}</FieldError>}
          <div className="grid grid-cols-2 gap-3">
            <TextInput label={t`From`} onChange={({ target }) => set({ from: target.value })} type="time" value={String(from ?? '')} />
            <TextInput label={t`To`} onChange={({ target }) => set({ to: target.value })} type="time" value={String(to ?? '')} />
          </div>
        </fieldset>
      )
    }
    case 'choice':
      return (
        <Select
          {...plain}
          onChange={({ target }) => onChange(target.value || undefined)}
          options={[choose, ...Object.entries(blank.options).map(([key, words]) => ({ value: key, label: words }))]}
        />
      )
    case 'choices':
      return (
        <Several
          error={error}
          label={label}
          onChange={onChange}
          options={Object.entries(blank.options).map(([key, words]) => ({ value: key, label: words }))}
          value={Array.isArray(value) ? (value as string[]) : []}
        />
      )
    case 'nights':
      return <NightsField error={error} label={label} names={names} onChange={onChange} value={text} />
    case 'day':
      return (
        <TextInput
          {...plain}
          hint={blank.weekday === undefined ? undefined : t`It is a ${weekdayName(blank.weekday, i18n.locale)}`}
          onChange={({ target }) => onChange(target.value || undefined)}
          type="date"
        />
      )
    case 'month_day': {
      const { month, day } = record(value)
      const set = (part: object) => onChange({ month, day, ...part })
      return (
        <fieldset className="grid min-w-0 gap-3">
          <legend className="font-semibold">{label}</legend>
          {error && <FieldError id="month-day-error">{error}</FieldError>}
          <div className="grid grid-cols-2 gap-3">
            <Select
              label={t`Month`}
              onChange={({ target }) => set({ month: wholeOf(target.value) })}
              options={[
                choose,
                ...Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1, i18n.locale) })),
              ]}
              value={String(month ?? '')}
            />
            <TextInput
              label={t`Day`}
              max={31}
              min={1}
              onChange={({ target }) => set({ day: wholeOf(target.value) })}
              type="number"
              value={String(day ?? '')}
            />
          </div>
        </fieldset>
      )
    }
    case 'turn': {
      const [a, b] = [names.A, names.B]
      const turns: readonly { value: TurnValue; label: string }[] = [
        { value: 'A_odd', label: t`${a} in odd years, ${b} in even years` },
        { value: 'A_even', label: t`${a} in even years, ${b} in odd years` },
        { value: 'A', label: t`${a} each year` },
        { value: 'B', label: t`${b} each year` },
      ]
      return <Select {...plain} onChange={({ target }) => onChange(target.value || undefined)} options={[choose, ...turns]} />
    }
    case 'words':
      return (
        <TextInput
          {...plain}
          hint={<Trans>In your own words, on one line</Trans>}
          maxLength={blank.most}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )
  }
}
