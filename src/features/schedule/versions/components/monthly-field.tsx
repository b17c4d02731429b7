import { Trans, useLingui } from '@lingui/react/macro'
import type { ChangeEvent } from 'react'
import type { Monthly, Weekday } from '#domain/schedule/types.ts'
import { weekdayName } from '#shell/calendar-days.ts'
import type { Names } from '#shell/holders.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'

/** Weekends counted by the month. */
export function MonthlyField({ monthly, names, onChange }: { monthly: Monthly; names: Names; onChange: (monthly: Monthly) => void }) {
  const { t, i18n } = useLingui()
  const weekdays = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({ value: String(weekday), label: weekdayName(weekday, i18n.locale) }))
  const weekdayOf = (edge: 'start' | 'end') => ({
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      onChange({ ...monthly, [edge]: { ...monthly[edge], weekday: Number(target.value) as Weekday } }),
    options: weekdays,
    value: String(monthly[edge].weekday),
  })
  const timeOf = (edge: 'start' | 'end') => ({
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      target.value && onChange({ ...monthly, [edge]: { ...monthly[edge], at: target.value } }),
    type: 'time',
    value: monthly[edge].at,
  })
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
        <Select label={t`From`} {...weekdayOf('start')} />
        <TextInput label={t`At`} {...timeOf('start')} />
        <Select label={t`Until`} {...weekdayOf('end')} />
        <TextInput label={t`Until, at`} {...timeOf('end')} />
      </div>
    </>
  )
}
