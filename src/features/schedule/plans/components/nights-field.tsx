import { Trans, useLingui } from '@lingui/react/macro'
import { patterns } from '#domain/schedule/patterns.ts'
import { weekdayName } from '#shell/calendar-days.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Select } from '#web/ui/field.tsx'

interface NightsFieldProps {
  label: string
  /** Letters, one a night. */
  value: string
  onChange: (value: string) => void
  names: Readonly<Record<'A' | 'B', string>>
  error?: string | undefined
}

const days = [0, 1, 2, 3, 4, 5, 6]
const other = (letter: string) => (letter === 'A' ? 'B' : 'A')
/** Those that a clause can hold: whole weeks, at most eight, some of it with each. */
const offered = patterns.filter(({ nights }) => nights.length % 7 === 0 && nights.length <= 56 && nights.includes('B'))

/** With whom each night is: a pattern to begin with, and every night to change with a press. */
export function NightsField({ label, value, onChange, names, error }: NightsFieldProps) {
  const { t, i18n } = useLingui()
  const weeks = Math.max(1, value.length / 7)
  const known = offered.find(({ nights }) => nights === value)
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold">{label}</legend>
      {error && <FieldError id="nights-error">{error}</FieldError>}
      <Select
        label={t`Begin with a pattern`}
        onChange={({ target }) => target.value !== '' && onChange(target.value)}
        options={[
          { value: '', label: value === '' ? t`Choose` : t`My own` },
          ...offered.map(({ name, nights }) => ({ value: nights, label: i18n._(name) })),
        ]}
        value={known?.nights ?? ''}
      />
      {value !== '' &&
        Array.from({ length: weeks }, (_, week) => (
          <div className="grid gap-1" key={week}>
            <p className="text-sm text-soft">
              <Trans>Week {week + 1}</Trans>
            </p>
            <div className="grid grid-cols-7 gap-1">
              {days.map((day) => {
                const at = 7 * week + day
                const holder = value[at] === 'B' ? 'B' : 'A'
                const [who, number] = [names[holder], week + 1]
                return (
                  <button
                    className={`grid min-h-11 place-items-center rounded-sm border text-sm font-semibold ${holder === 'A' ? 'border-action bg-action-wash' : 'border-dashed border-edge bg-surface'}`}
                    key={at}
                    onClick={() => onChange(value.slice(0, at) + other(holder) + value.slice(at + 1))}
                    type="button"
                  >
                    <span className="text-xs font-normal text-soft">{weekdayName(day, i18n.locale, 'short')}</span>
                    {holder}
                    <span className="sr-only">
                      <Trans>
                        , week {number}: {who}
                      </Trans>
                    </span>
                  </button>
                )
              })}
            </div>
          </div>
        ))}
      {value !== '' && (
        <>
          <p className="text-sm text-soft">
            <Trans>
              A is {names.A}, B is {names.B}. Press a night to change it.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            {weeks < 8 && (
              <Button kind="quiet" onClick={() => onChange(value + value.slice(-7))}>
                <Trans>Add a week</Trans>
              </Button>
            )}
            {weeks > 1 && (
              <Button kind="quiet" onClick={() => onChange(value.slice(0, -7))}>
                <Trans>Take the last week away</Trans>
              </Button>
            )}
            <Button kind="quiet" onClick={() => onChange([...value].map(other).join(''))}>
              <Trans>Change A and B about</Trans>
            </Button>
          </div>
        </>
      )}
    </fieldset>
  )
}
