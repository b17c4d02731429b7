import { Trans, useLingui } from '@lingui/react/macro'
import { patterns } from '../../../domain/custody/patterns.ts'
import { Checkbox } from '../../../web/ui/choice.tsx'
import { Select, TextInput } from '../../../web/ui/field.tsx'
import { HolderField, type PartProps, two } from './rule-parts.tsx'
import { patternName } from './rule-words.ts'
import { weekdayName } from './wall.ts'

/** Other weeks: of a season, or of one child. */
export function WeeksFields({ rule, errorAt, isSeason }: PartProps & { isSeason: boolean }) {
  const { t } = useLingui()
  const span = rule?.span.kind === 'cycle' ? rule.span : null
  const name = span ? patternName(span.nights) : null
  const pattern = patterns.find((one) => one.name === name)
  const each = rule?.within && 'each' in rule.within ? rule.within.each : null
  const day = (of: { month: number; day: number } | undefined) => (of ? `2028-${two(of.month)}-${two(of.day)}` : undefined)
  return (
    <>
      {isSeason && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            defaultValue={day(each?.from)}
            error={errorAt('from')}
            hint={t`Of every year`}
            label={t`First day`}
            name="from"
            type="date"
          />
          <TextInput defaultValue={day(each?.to)} error={errorAt('to')} hint={t`Of every year`} label={t`Last day`} name="to" type="date" />
        </div>
      )}
      <Select
        defaultValue={pattern?.id ?? 'alternating-weeks'}
        label={t`Pattern`}
        name="pattern"
        options={patterns.map((one) => ({ value: one.id, label: one.name }))}
      />
      <Checkbox
        defaultChecked={span !== null && pattern !== undefined && span.nights !== pattern.nights}
        label={<Trans>Parent B begins</Trans>}
        name="swap"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput defaultValue={span?.handover.at ?? '18:00'} error={errorAt('at')} label={t`Hand-over at`} name="at" type="time" />
        <TextInput defaultValue={span?.handover.place} label={t`Place`} maxLength={200} name="place" optional />
      </div>
    </>
  )
}

/** Days from one time to another. */
export function BlockFields({ rule, names, errorAt }: PartProps) {
  const { t } = useLingui()
  const span = rule?.span.kind === 'block' ? rule.span : null
  return (
    <>
      <HolderField holder={span?.holder ?? 'A'} names={names} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput defaultValue={span?.from.day} error={errorAt('from')} label={t`First day`} name="from" type="date" />
        <TextInput defaultValue={span?.from.at ?? '18:00'} error={errorAt('fromAt')} label={t`Begins at`} name="fromAt" type="time" />
        <TextInput defaultValue={span?.to.day} error={errorAt('to')} label={t`Last day`} name="to" type="date" />
        <TextInput defaultValue={span?.to.at ?? '18:00'} error={errorAt('toAt')} label={t`Ends at`} name="toAt" type="time" />
      </div>
    </>
  )
}

/** Hours on weekdays. */
export function VisitFields({ rule, names, errorAt }: PartProps) {
  const { t, i18n } = useLingui()
  const span = rule?.span.kind === 'visits' ? rule.span : null
  return (
    <>
      <HolderField holder={span?.holder ?? 'B'} names={names} />
      <fieldset>
        <legend className="font-semibold">
          <Trans>Weekdays</Trans>
        </legend>
        {errorAt('weekday') && (
          <p className="font-semibold text-danger">
            <Trans>Choose a weekday.</Trans>
          </p>
        )}
        <div className="grid grid-cols-2 sm:grid-cols-4">
          {([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => (
            <Checkbox
              defaultChecked={span?.weekdays.includes(weekday) ?? false}
              key={weekday}
              label={weekdayName(weekday, i18n.locale)}
              name="weekday"
              value={weekday}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput defaultValue={span?.from ?? '16:00'} error={errorAt('fromAt')} label={t`From`} name="fromAt" type="time" />
        <TextInput defaultValue={span?.to ?? '19:00'} error={errorAt('toAt')} label={t`To`} name="toAt" type="time" />
      </div>
    </>
  )
}
