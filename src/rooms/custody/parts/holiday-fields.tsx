import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '../../../web/ui/choice.tsx'
import { Select, TextInput } from '../../../web/ui/field.tsx'
import { holidayChoices, holidayId, turnId } from './rule-kinds.ts'
import { type PartProps, TurnField, two } from './rule-parts.tsx'

/** A holiday that comes every year: which one, from when to when, whose turn. */
export function HolidayFields({ rule, names, errorAt }: PartProps) {
  const { t } = useLingui()
  const span = rule?.span.kind === 'holiday' ? rule.span : null
  const [chosen, setChosen] = useState(span ? (holidayId(span.date) ?? 'own') : 'thanksgiving')
  const own = span?.date.type === 'fixed' ? `2028-${two(span.date.month)}-${two(span.date.day)}` : undefined
  return (
    <>
      <Select
        label={t`Holiday`}
        name="holiday"
        onChange={(event) => setChosen(event.target.value)}
        options={[...holidayChoices.map((one) => ({ value: one.id, label: one.name })), { value: 'own', label: t`A day of our own` }]}
        value={chosen}
      />
      <TextInput
        defaultValue={rule?.label}
        error={errorAt('label')}
        label={t`What you call it`}
        maxLength={80}
        name="label"
        optional={chosen !== 'own'}
      />
      {chosen === 'own' && (
        <TextInput
          defaultValue={own}
          error={errorAt('own')}
          hint={t`It is kept every year; the year here does not matter.`}
          label={t`Day`}
          name="own"
          type="date"
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          defaultValue={span ? -span.from.offset : 0}
          label={t`Begins, days before`}
          max={30}
          min={0}
          name="before"
          type="number"
        />
        <TextInput defaultValue={span?.from.at ?? '09:00'} error={errorAt('fromAt')} label={t`Begins at`} name="fromAt" type="time" />
        <TextInput defaultValue={span?.to.offset ?? 0} label={t`Ends, days after`} max={30} min={0} name="after" type="number" />
        <TextInput defaultValue={span?.to.at ?? '19:00'} error={errorAt('toAt')} label={t`Ends at`} name="toAt" type="time" />
      </div>
      <TurnField names={names} turn={turnId(span?.turn)} />
      <TextInput
        defaultValue={span?.split && 'middle' in span.split ? span.split.middle.at : ''}
        hint={t`The other parent has the time from then on. Leave it empty where the holiday is not shared.`}
        label={t`Shared: changes hands on the day itself at`}
        name="middle"
        optional
        type="time"
      />
    </>
  )
}

/** A school break, whose days are given year by year. */
export function BreakFields({ rule, names, errorAt }: PartProps) {
  const { t } = useLingui()
  const span = rule?.span.kind === 'holiday' ? rule.span : null
  const years = span?.date.type === 'dated' ? Object.values(span.date.years) : []
  return (
    <>
      <TextInput
        defaultValue={rule?.label}
        error={errorAt('label')}
        hint={t`Winter break, spring break`}
        label={t`What you call it`}
        maxLength={80}
        name="label"
      />
      {[0, 1, 2].map((row) => (
        <div className="grid gap-4 sm:grid-cols-2" key={row}>
          <TextInput
            defaultValue={years[row]?.from}
            error={errorAt(`from${row}`)}
            label={t`First day`}
            name={`from${row}`}
            optional={row > 0}
            type="date"
          />
          <TextInput
            defaultValue={years[row]?.to}
            error={errorAt(`to${row}`)}
            label={t`Last day`}
            name={`to${row}`}
            optional={row > 0}
            type="date"
          />
        </div>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput defaultValue={span?.from.at ?? '15:00'} error={errorAt('fromAt')} label={t`Begins at`} name="fromAt" type="time" />
        <TextInput defaultValue={span?.to.at ?? '18:00'} error={errorAt('toAt')} label={t`Ends at`} name="toAt" type="time" />
      </div>
      <TurnField names={names} turn={turnId(span?.turn)} />
      <Checkbox
        defaultChecked={span?.split !== undefined}
        label={<Trans>Cut in halves: the other parent has the second.</Trans>}
        name="halves"
      />
    </>
  )
}
