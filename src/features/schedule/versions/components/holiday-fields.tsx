import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { holidayChoices, holidayId } from './rule-kinds.ts'
import { fieldOf, type PartProps, TurnField, two } from './rule-parts.tsx'

/** A holiday that comes every year: which one, from when to when, whose turn. */
export function HolidayFields({ rule, names, errorAt }: PartProps) {
  const { t, i18n } = useLingui()
  const field = fieldOf(errorAt)
  const span = rule?.span.kind === 'holiday' ? rule.span : null
  const [chosen, setChosen] = useState(span ? (holidayId(span.date) ?? 'own') : 'thanksgiving')
  const own = span?.date.type === 'fixed' ? `2028-${two(span.date.month)}-${two(span.date.day)}` : undefined
  return (
    <>
      <Select
        label={t`Holiday`}
        name="holiday"
        onChange={(event) => setChosen(event.target.value)}
        options={[
          ...holidayChoices.map((one) => ({ value: one.id, label: i18n._(one.name) })),
          { value: 'own', label: t`A day of our own` },
        ]}
        value={chosen}
      />
      <TextInput {...field('label')} defaultValue={rule?.label} label={t`What you call it`} maxLength={80} optional={chosen !== 'own'} />
      {chosen === 'own' && (
        <TextInput
          {...field('own')}
          defaultValue={own}
          hint={t`It is kept every year; the year here does not matter.`}
          label={t`Day`}
          type="date"
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          {...field('before')}
          defaultValue={span ? -span.from.offset : 0}
          label={t`Begins, days before`}
          max={30}
          min={0}
          type="number"
        />
        <TextInput {...field('fromAt')} defaultValue={span?.from.at ?? '09:00'} label={t`Begins at`} type="time" />
        <TextInput {...field('after')} defaultValue={span?.to.offset ?? 0} label={t`Ends, days after`} max={30} min={0} type="number" />
        <TextInput {...field('toAt')} defaultValue={span?.to.at ?? '19:00'} label={t`Ends at`} type="time" />
      </div>
      <TurnField names={names} rule={rule} />
      <TextInput
        {...field('middle')}
        defaultValue={span?.split && 'middle' in span.split ? span.split.middle.at : ''}
        hint={t`The other parent has the time from then on. Leave it empty where the holiday is not shared.`}
        label={t`Shared: changes hands on the day itself at`}
        optional
        type="time"
      />
    </>
  )
}

/** A school break, whose days are given year by year. */
export function BreakFields({ rule, names, errorAt }: PartProps) {
  const { t } = useLingui()
  const field = fieldOf(errorAt)
  const span = rule?.span.kind === 'holiday' ? rule.span : null
  const years = span?.date.type === 'dated' ? Object.values(span.date.years) : []
  return (
    <>
      <TextInput
        {...field('label')}
        defaultValue={rule?.label}
        hint={t`Winter break, spring break`}
        label={t`What you call it`}
        maxLength={80}
      />
      {[0, 1, 2].map((row) => (
        <div className="grid gap-4 sm:grid-cols-2" key={row}>
          <TextInput {...field(`from${row}`)} defaultValue={years[row]?.from} label={t`First day`} optional={row > 0} type="date" />
          <TextInput {...field(`to${row}`)} defaultValue={years[row]?.to} label={t`Last day`} optional={row > 0} type="date" />
        </div>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...field('fromAt')} defaultValue={span?.from.at ?? '15:00'} label={t`Begins at`} type="time" />
        <TextInput {...field('toAt')} defaultValue={span?.to.at ?? '18:00'} label={t`Ends at`} type="time" />
      </div>
      <TurnField names={names} rule={rule} />
      <Checkbox
        defaultChecked={span?.split !== undefined}
        label={<Trans>Cut in halves: the other parent has the second.</Trans>}
        name="halves"
      />
    </>
  )
}
