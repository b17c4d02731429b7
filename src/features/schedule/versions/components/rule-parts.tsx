import { Trans, useLingui } from '@lingui/react/macro'
import type { Rule } from '#domain/schedule/types.ts'
import type { Names } from '#shell/holders.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select } from '#web/ui/field.tsx'
import { turnId } from './rule-kinds.ts'
import { turnInWords } from './rule-words.ts'

/** What every sort of rule's own fields are given. */
export interface PartProps {
  rule: Rule | null
  names: Names
  errorAt: (field: string) => string | undefined
}

/** A field's name in the form, and what is wrong with it. */
export const fieldOf = (errorAt: PartProps['errorAt']) => (name: string) => ({ name, error: errorAt(name) })

export const two = (number: number) => String(number).padStart(2, '0')

/** Who has the time. */
export function HolderField({ holder, names }: { holder: 'A' | 'B' | 'third'; names: Names }) {
  const { t } = useLingui()
  return (
    <Select
      defaultValue={holder}
      label={t`With`}
      name="holder"
      options={(['A', 'B', 'third'] as const).map((value) => ({ value, label: names[value] }))}
    />
  )
}

/** Who has a holiday in which years. */
export function TurnField({ rule, names }: Pick<PartProps, 'rule' | 'names'>) {
  const { t, i18n } = useLingui()
  const span = rule?.span.kind === 'holiday' ? rule.span : null
  const chosen = turnId(span?.turn)
  const { A, B } = names
  return (
    <Select
      defaultValue={chosen}
      label={t`Whose turn`}
      name="turn"
      options={[
        ...(span && chosen === 'own' ? [{ value: 'own', label: turnInWords({ ...span, split: undefined }, names, i18n) }] : []),
        { value: 'A-even', label: t`${A} in even years, ${B} in odd years` },
        { value: 'B-even', label: t`${B} in even years, ${A} in odd years` },
        { value: 'every-A', label: t`${A} every year` },
        { value: 'every-B', label: t`${B} every year` },
      ]}
    />
  )
}

/** The children that a rule is for. */
export function Kids({
  rule,
  kids,
  must,
  errorAt,
}: Pick<PartProps, 'rule' | 'errorAt'> & {
  kids: readonly { id: string; name: string }[]
  must: boolean
}) {
  if (kids.length === 0 || (kids.length === 1 && !must)) return null
  const chosen = rule && rule.children !== 'all' ? rule.children : []
  return (
    <fieldset>
      <legend className="font-semibold">
        <Trans>For</Trans>
      </legend>
      {errorAt('child') && (
        <p className="font-semibold text-danger">
          <Trans>Choose a child.</Trans>
        </p>
      )}
      {!must && (
        <p className="text-sm text-soft">
          <Trans>For all children where none is ticked.</Trans>
        </p>
      )}
      <input name="some" type="hidden" value="on" />
      {kids.map(({ id, name }) => (
        <Checkbox defaultChecked={chosen.includes(id)} key={id} label={name} name="child" value={id} />
      ))}
    </fieldset>
  )
}
