import { Trans, useLingui } from '@lingui/react/macro'
import { patternOf, patterns, texasWeekends } from '#domain/schedule/patterns.ts'
import type { Cycle, Rule } from '#domain/schedule/types.ts'
import { firstRule } from '#domain/schedule/weeks.ts'
import type { Names } from '#shell/holders.ts'
import { Select } from '#web/ui/field.tsx'
import { CycleField } from './cycle-field.tsx'
import { MonthlyField } from './monthly-field.tsx'

interface WeeksFieldProps {
  rule: Rule
  effective: string
  names: Names
  onChange: (rule: Rule) => void
}

/** The usual weeks: a named pattern or nights of their own, whose week is first, and when and where hands are changed. */
export function WeeksField({ rule, effective, names, onChange }: WeeksFieldProps) {
  const { t, i18n } = useLingui()
  const { span } = rule
  const chosen = span.kind === 'monthly' ? 'monthly' : span.kind === 'cycle' ? (patternOf(span.nights)?.id ?? 'own') : 'own'
  const choose = (id: string) => {
    if (id === 'monthly') return onChange({ ...rule, span: texasWeekends })
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
          ...patterns.map(({ id, name }) => ({ value: id, label: i18n._(name) })),
          { value: 'monthly', label: t`Weekends counted by the month` },
          ...(chosen === 'own' ? [{ value: 'own', label: t`Nights of our own` }] : []),
        ]}
        value={chosen}
      />
      {span.kind === 'cycle' && (
        <CycleField cycle={span} effective={effective} names={names} onChange={(cycle) => onChange({ ...rule, span: cycle })} />
      )}
      {span.kind === 'monthly' && (
        <MonthlyField monthly={span} names={names} onChange={(monthly) => onChange({ ...rule, span: monthly })} />
      )}
    </section>
  )
}
