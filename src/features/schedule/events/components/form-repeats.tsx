import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { numberOf, weekdayOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { weekdayName } from '#shell/calendar-days.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import type { PartProps } from './form-when.tsx'

/** How an event repeats. `first`: its first day as it is typed, whose weekday is chosen for a start. */
export function RepeatFields({ was, errorAt, first }: PartProps & { first: string }) {
  const { t, i18n } = useLingui()
  const [repeats, setRepeats] = useState(was.repeat !== undefined && was.repeat !== null)
  const weekdayOfFirst = /^\d{4}-\d{2}-\d{2}$/.test(first) ? weekdayOf(numberOf(first as Day)) : null
  return (
    <>
      <Checkbox
        checked={repeats}
        error={errorAt('repeat')}
        label={t`It repeats by the week`}
        name="repeats"
        onChange={(changed) => setRepeats(changed.target.checked)}
      />
      {repeats && (
        <fieldset className="grid gap-3 border-s-4 border-line ps-4">
          <legend className="sr-only">
            <Trans>How it repeats</Trans>
          </legend>
          <Select
            defaultValue={String(was.repeat?.every ?? 1)}
            label={t`How often`}
            name="every"
            options={[1, 2, 3, 4].map((every) => ({ value: String(every), label: every === 1 ? t`Every week` : t`Every ${every} weeks` }))}
          />
          <div className="flex flex-wrap gap-x-5">
            {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
              <Checkbox
                defaultChecked={was.repeat?.on.includes(weekday) ?? weekday === weekdayOfFirst}
                key={`${weekday} ${weekdayOfFirst}`}
                label={weekdayName(weekday, i18n.locale, 'short')}
                name={`on-${weekday}`}
              />
            ))}
          </div>
          <TextInput
            defaultValue={was.repeat?.until ?? ''}
            error={errorAt('until')}
            label={t`Up to and with`}
            name="until"
            optional
            type="date"
          />
        </fieldset>
      )}
    </>
  )
}
