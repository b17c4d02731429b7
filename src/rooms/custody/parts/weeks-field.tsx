import { Trans, useLingui } from '@lingui/react/macro'
import { patterns, mirrored } from '../../../domain/custody/patterns.ts'
import type { Cycle, Handover, Monthly, Rule, Weekday } from '../../../domain/custody/types.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Checkbox } from '../../../web/ui/choice.tsx'
import { Select, TextInput } from '../../../web/ui/field.tsx'
import { firstRule, nightChanged, swapped, weekends, weekLater, weeksLong } from './make-rules.ts'
import { Legend, Strip } from './nights.tsx'
import type { Names } from './rule-words.ts'
import { weekdayName } from './wall.ts'

interface WeeksFieldProps {
  rule: Rule
  effective: string
  names: Names
  onChange: (rule: Rule) => void
}

/** The pattern whose nights these are exactly, or with the parents changed about, or a week later. */
function patternIn(nights: string): string {
  const forms = [nights, mirrored(nights), nights.slice(7) + nights.slice(0, 7), mirrored(nights.slice(7) + nights.slice(0, 7))]
  return patterns.find((one) => forms.includes(one.nights))?.id ?? 'own'
}

/** The usual weeks: a named pattern or nights of one's own, whose week is first, and when and where hands are changed. */
export function WeeksField({ rule, effective, names, onChange }: WeeksFieldProps) {
  const { t } = useLingui()
  const { span } = rule
  const chosen = span.kind === 'monthly' ? 'monthly' : span.kind === 'cycle' ? patternIn(span.nights) : 'own'
  const choose = (id: string) => {
    if (id === 'monthly') return onChange({ ...rule, span: weekends })
    const known = patterns.find((one) => one.id === id)
    const cycle = span.kind === 'cycle' ? span : (firstRule(effective).span as Cycle)
    if (known) onChange({ ...rule, span: { ...cycle, nights: known.nights } })
    else onChange({ ...rule, span: cycle })
  }
  return (
    <section aria-labelledby="weeks" className="grid gap-4">
      <h3 id="weeks">
        <Trans>The usual weeks</Trans>
      </h3>
      <Select
        label={t`Pattern`}
        onChange={(event) => choose(event.target.value)}
        options={[
          ...patterns.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'monthly', label: t`Weekends counted by the month` },
          ...(chosen === 'own' ? [{ value: 'own', label: t`Nights of our own` }] : []),
        ]}
        value={chosen}
      />
      {span.kind === 'cycle' && <CycleField cycle={span} names={names} onChange={(cycle) => onChange({ ...rule, span: cycle })} />}
      {span.kind === 'monthly' && (
        <MonthlyField monthly={span} names={names} onChange={(monthly) => onChange({ ...rule, span: monthly })} />
      )}
    </section>
  )
}

function CycleField({ cycle, names, onChange }: { cycle: Cycle; names: Names; onChange: (cycle: Cycle) => void }) {
  const { t } = useLingui()
  const weeks = cycle.nights.length / 7
  return (
    <>
      <Legend letters={cycle.nights} names={names} />
      <Strip
        label={t`Nights of the pattern`}
        names={names}
        nights={cycle.nights}
        onPress={(night) => onChange(nightChanged(cycle, night))}
      />
      <p className="text-sm text-soft">
        <Trans>Press a night to give it to somebody else.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => onChange(swapped(cycle))}>
          <Trans>Change the parents about</Trans>
        </Button>
        {cycle.nights.length > 7 && (
          <Button kind="secondary" onClick={() => onChange(weekLater(cycle))}>
            <Trans>Begin with the second week</Trans>
          </Button>
        )}
        {Number.isInteger(weeks) && weeks < 4 && (
          <Button kind="quiet" onClick={() => onChange(weeksLong(cycle, weeks + 1))}>
            <Trans>Add a week</Trans>
          </Button>
        )}
        {Number.isInteger(weeks) && weeks > 1 && (
          <Button kind="quiet" onClick={() => onChange(weeksLong(cycle, weeks - 1))}>
            <Trans>Take the last week away</Trans>
          </Button>
        )}
      </div>
      <HandoverField cycle={cycle} onChange={onChange} />
    </>
  )
}

function HandoverField({ cycle, onChange }: { cycle: Cycle; onChange: (cycle: Cycle) => void }) {
  const { t, i18n } = useLingui()
  const set = (handover: Handover): Handover => ({ at: handover.at, ...(handover.place && { place: handover.place }) })
  const onDay = (weekday: Weekday, handover: Handover | undefined) => {
    const { [weekday]: _old, ...rest } = cycle.on ?? {}
    const on = handover ? { ...rest, [weekday]: set(handover) } : rest
    const { on: _on, ...plain } = cycle
    onChange(Object.keys(on).length > 0 ? { ...plain, on } : plain)
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={t`Hand-over at`}
          onChange={(event) => event.target.value && onChange({ ...cycle, handover: set({ ...cycle.handover, at: event.target.value }) })}
          type="time"
          value={cycle.handover.at}
        />
        <TextInput
          label={t`Place`}
          maxLength={200}
          onChange={(event) => onChange({ ...cycle, handover: set({ ...cycle.handover, place: event.target.value }) })}
          optional
          value={cycle.handover.place ?? ''}
        />
      </div>
      <details open={cycle.on !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          <Trans>Another time or place on some weekdays</Trans>
        </summary>
        <ul className="grid gap-3 pt-2">
          {([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => {
            const own = cycle.on?.[weekday]
            const day = weekdayName(weekday, i18n.locale)
            return (
              <li className="grid gap-3 border-b border-line pb-3" key={weekday}>
                <Checkbox
                  checked={own !== undefined}
                  label={day}
                  onChange={(event) => onDay(weekday, event.target.checked ? { ...cycle.handover } : undefined)}
                />
                {own && (
                  <div className="grid gap-4 sm:grid-cols-2">
                    <TextInput
                      label={t`${day}, at`}
                      onChange={(event) => event.target.value && onDay(weekday, { ...own, at: event.target.value })}
                      type="time"
                      value={own.at}
                    />
                    <TextInput
                      label={t`${day}, place`}
                      maxLength={200}
                      onChange={(event) => onDay(weekday, { ...own, place: event.target.value })}
                      optional
                      value={own.place ?? ''}
                    />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      </details>
    </>
  )
}

function MonthlyField({ monthly, names, onChange }: { monthly: Monthly; names: Names; onChange: (monthly: Monthly) => void }) {
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
