import { Trans, useLingui } from '@lingui/react/macro'
import { mirrored, patternOf, patterns } from '#domain/schedule/patterns.ts'
import { weekdayName } from '#shell/calendar-days.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { nightsInWords } from './rule-words.ts'
import { fieldOf, HolderField, type PartProps, two } from './rule-parts.tsx'

/** Other weeks: of a season, or of one child. */
export function WeeksFields({ rule, names, errorAt, isSeason }: PartProps & { isSeason: boolean }) {
  const { t, i18n } = useLingui()
  const field = fieldOf(errorAt)
  const span = rule?.span.kind === 'cycle' ? rule.span : null
  const pattern = span && patternOf(span.nights)
  // Nights of their own, or a named pattern that begins with another week: what is chosen says so, and stays where it is not touched.
  const isOwn = span !== null && ![pattern?.nights, pattern && mirrored(pattern.nights)].includes(span.nights)
  const each = rule?.within && 'each' in rule.within ? rule.within.each : null
  const day = (of: { month: number; day: number } | undefined) => (of ? `2028-${two(of.month)}-${two(of.day)}` : undefined)
  return (
    <>
      {isSeason && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput {...field('from')} defaultValue={day(each?.from)} hint={t`Of every year`} label={t`First day`} type="date" />
          <TextInput {...field('to')} defaultValue={day(each?.to)} hint={t`Of every year`} label={t`Last day`} type="date" />
        </div>
      )}
      <Select
        defaultValue={isOwn ? 'own' : (pattern?.id ?? 'alternating-weeks')}
        label={t`Pattern`}
        name="pattern"
        options={[
          ...(isOwn ? [{ value: 'own', label: t`These nights: ${nightsInWords(span.nights, names, i18n)}` }] : []),
          ...patterns.map((one) => ({ value: one.id, label: i18n._(one.name) })),
        ]}
      />
      <Checkbox
        defaultChecked={span !== null && !isOwn && span.nights !== pattern?.nights}
        label={<Trans>Parent B begins</Trans>}
        name="swap"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...field('at')} defaultValue={span?.handover.at ?? '18:00'} label={t`Hand-over at`} type="time" />
        <TextInput {...field('place')} defaultValue={span?.handover.place} label={t`Place`} maxLength={200} optional />
      </div>
    </>
  )
}

/** Days from one time to another. */
export function BlockFields({ rule, names, errorAt }: PartProps) {
  const { t } = useLingui()
  const field = fieldOf(errorAt)
  const span = rule?.span.kind === 'block' ? rule.span : null
  return (
    <>
      <HolderField holder={span?.holder ?? 'A'} names={names} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...field('from')} defaultValue={span?.from.day} label={t`First day`} type="date" />
        <TextInput {...field('fromAt')} defaultValue={span?.from.at ?? '18:00'} label={t`Begins at`} type="time" />
        <TextInput {...field('to')} defaultValue={span?.to.day} label={t`Last day`} type="date" />
        <TextInput {...field('toAt')} defaultValue={span?.to.at ?? '18:00'} label={t`Ends at`} type="time" />
      </div>
    </>
  )
}

/** Hours on weekdays. */
export function VisitFields({ rule, names, errorAt }: PartProps) {
  const { t, i18n } = useLingui()
  const field = fieldOf(errorAt)
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
        <TextInput {...field('fromAt')} defaultValue={span?.from ?? '16:00'} label={t`From`} type="time" />
        <TextInput {...field('toAt')} defaultValue={span?.to ?? '19:00'} label={t`To`} type="time" />
      </div>
    </>
  )
}
