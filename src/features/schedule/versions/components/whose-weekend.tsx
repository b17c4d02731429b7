import { useLingui } from '@lingui/react/macro'
import type { Cycle } from '#domain/schedule/types.ts'
import { firstWeekend, withWeekend } from '#domain/schedule/weeks.ts'
import { dayShort } from '#shell/calendar-days.ts'
import { letterName, type Names } from '#shell/holders.ts'
import { Select } from '#web/ui/field.tsx'

interface WhoseWeekendProps {
  cycle: Cycle
  effective: string
  names: Names
  onChange: (cycle: Cycle) => void
}

/** Whose the first weekend of the schedule is, by its date: the weeks are begun so that it is. */
export function WhoseWeekend({ cycle, effective, names, onChange }: WhoseWeekendProps) {
  const { i18n, t } = useLingui()
  const first = firstWeekend(cycle, effective)
  if (!first) return null
  const date = dayShort(first.day, i18n.locale)
  return (
    <Select
      label={t`Whose weekend is ${date}?`}
      onChange={(event) => onChange(withWeekend(cycle, effective, event.target.value))}
      options={first.choices.map((letter) => ({ value: letter, label: letterName(letter, names, i18n) }))}
      value={first.holder}
    />
  )
}
