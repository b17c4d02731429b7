import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '#web/dates.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError, Hint, Select } from '#web/ui/field.tsx'
import type { Draft } from './draft.ts'

interface MonthFieldProps {
  draft: Pick<Draft, 'month' | 'year' | 'monthSure'>
  onChange: (change: Partial<Draft>) => void
  error?: ReactNode
  /** The month lies outside the known term: whether it is right is asked. */
  asks: boolean
  /** The newest year offered. */
  thisYear: number
}

const oldestYear = 1990

/** Month and year as two lists: no browser's own month field works everywhere. */
export function MonthField({ draft, onChange, error, asks, thisYear }: MonthFieldProps) {
  const { t, i18n } = useLingui()
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: formatDate('monthAlone', Date.UTC(2000, index, 1), i18n.locale),
  }))
  const years = Array.from({ length: thisYear - oldestYear + 1 }, (_, back) => String(thisYear - back))
  return (
    <fieldset aria-describedby={`eventMonth-hint${error ? ' eventMonth-error' : ''}`} className="min-w-0">
      <legend className="font-semibold">
        <Trans>When did this happen?</Trans>
      </legend>
      <Hint id="eventMonth-hint">
        <Trans>Only the month. If it went on for longer, the last month of it.</Trans>
      </Hint>
      {error && <FieldError id="eventMonth-error">{error}</FieldError>}
      <div className="mt-2 grid max-w-md grid-cols-[3fr_2fr] gap-3">
        <Select
          aria-invalid={error ? true : undefined}
          id="eventMonth"
          label={t`Month`}
          name="month"
          onChange={(event) => onChange({ month: event.target.value, monthSure: false })}
          options={[{ value: '', label: t`Choose` }, ...months]}
          value={draft.month}
        />
        <Select
          id="eventYear"
          label={t`Year`}
          name="year"
          onChange={(event) => onChange({ year: event.target.value, monthSure: false })}
          options={[{ value: '', label: t`Choose` }, ...years.map((year) => ({ value: year, label: year }))]}
          value={draft.year}
        />
      </div>
      {asks && (
        <div className="mt-3 max-w-prose">
          <p>
            <Trans>
              Our sources don't have this person in this role that month. If the month is right, a person reads your rating first.
            </Trans>
          </p>
          <Checkbox
            checked={draft.monthSure}
            id="monthSure"
            label={t`The month is right`}
            name="monthSure"
            onChange={(event) => onChange({ monthSure: event.target.checked })}
          />
        </div>
      )}
    </fieldset>
  )
}
