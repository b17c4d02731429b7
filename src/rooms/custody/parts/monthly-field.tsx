import { Trans, useLingui } from '@lingui/react/macro'
import type { Monthly, Weekday } from '../../../domain/custody/types.ts'
import { Checkbox } from '../../../web/ui/choice.tsx'
import { Select, TextInput } from '../../../web/ui/field.tsx'
import type { Names } from './rule-words.ts'
import { weekdayName } from './wall.ts'

/** Weekends counted by the month. */
export function MonthlyField({ monthly, names, onChange }: { monthly: Monthly; names: Names; onChange: (monthly: Monthly) => void }) {
  const { t, i18n } = useLingui()
  const weekdays = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({ value: String(weekday), label: weekdayName(weekday, i18n.locale) }))
  const asWeekday = (value: string) => Number(value) as Weekday
  return (
    <>
      <fieldset>
        <legend className="font-semibold">
          <Trans>Which weekends, counted by their Friday</Trans>
        </legend>
        <div className="flex flex-wrap gap-x-6">
          {[1, 2, 3, 4, 5].map((week) => (
            <Checkbox
              checked={monthly.which.includes(week)}
              key={week}
              label={i18n.number(week)}
              onChange={(event) =>
                onChange({
                  ...monthly,
                  which: [1, 2, 3, 4, 5].filter((one) => (one === week ? event.target.checked : monthly.which.includes(one))),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t`These weekends are with`}
          onChange={(event) => {
            const holder = event.target.value === 'A' ? 'A' : 'B'
            onChange({ ...monthly, holder, otherwise: holder === 'A' ? 'B' : 'A' })
          }}
          options={(['A', 'B'] as const).map((value) => ({ value, label: names[value] }))}
          value={monthly.holder}
        />
        <span />
        <Select
          label={t`From`}
          onChange={(event) => onChange({ ...monthly, start: { ...monthly.start, weekday: asWeekday(event.target.value) } })}
          options={weekdays}
          value={String(monthly.start.weekday)}
        />
        <TextInput
          label={t`At`}
          onChange={(event) => event.target.value && onChange({ ...monthly, start: { ...monthly.start, at: event.target.value } })}
          type="time"
          value={monthly.start.at}
        />
        <Select
          label={t`Until`}
          onChange={(event) => onChange({ ...monthly, end: { ...monthly.end, weekday: asWeekday(event.target.value) } })}
          options={weekdays}
          value={String(monthly.end.weekday)}
        />
        <TextInput
          label={t`Until, at`}
          onChange={(event) => event.target.value && onChange({ ...monthly, end: { ...monthly.end, at: event.target.value } })}
          type="time"
          value={monthly.end.at}
        />
      </div>
    </>
  )
}
