import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ErrorAt } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError, Select, TextInput } from '#web/ui/field.tsx'
import type { Names } from '#case/cases/public.tsx'
import type { Leg } from '../contract.ts'

interface LegFieldsProps {
  leg: Leg
  /** Its place in the request. */
  index: number
  names: Names
  kids: readonly { id: string; name: string }[]
  errorAt: ErrorAt
  onChange: (leg: Leg) => void
  onRemove: (() => void) | null
}

/** One stretch of time: from when to when, with whom, which children. */
export function LegFields({ leg, index, names, kids, errorAt, onChange, onRemove }: LegFieldsProps) {
  const { t } = useLingui()
  const id = useId()
  const name = `legs.${index}`
  const number = index + 1
  const error = errorAt(name)
  const put = (more: Partial<Leg>) => onChange({ ...leg, ...more })
  return (
    <fieldset
      aria-describedby={error && `${id}-error`}
      className="grid min-w-0 gap-4 rounded-sm border border-line p-3 data-invalid:border-danger"
      data-invalid={error ? true : undefined}
      name={name}
    >
      <legend className="px-1 font-semibold">
        <Trans>Time {number}</Trans>
      </legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="grid gap-4">
        <TextInput
          className="min-w-0 [&_input]:w-full [&_input]:min-w-0"
          error={errorAt(`${name}.from`)}
          label={t`From`}
          name={`${name}.from`}
          onChange={(event) => put({ from: event.target.value })}
          type="datetime-local"
          value={leg.from}
        />
        <TextInput
          className="min-w-0 [&_input]:w-full [&_input]:min-w-0"
          error={errorAt(`${name}.to`)}
          label={t`To`}
          name={`${name}.to`}
          onChange={(event) => put({ to: event.target.value })}
          type="datetime-local"
          value={leg.to}
        />
      </div>
      <Select
        label={t`With whom the children are then`}
        name={`${name}.side`}
        onChange={(event) => put({ side: event.target.value === 'B' ? 'B' : 'A' })}
        options={(['A', 'B'] as const).map((side) => ({ value: side, label: names[side] }))}
        value={leg.side}
      />
      {kids.length > 0 && (
        <fieldset>
          <legend className="font-semibold">
            <Trans>Children</Trans>
          </legend>
          <div className="flex flex-wrap gap-x-6">
            {kids.map((kid) => (
              <Checkbox
                checked={leg.children.includes(kid.id)}
                key={kid.id}
                label={kid.name}
                name={`${name}.children`}
                onChange={(event) =>
                  put({ children: event.target.checked ? [...leg.children, kid.id] : leg.children.filter((each) => each !== kid.id) })
                }
                value={kid.id}
              />
            ))}
          </div>
        </fieldset>
      )}
      {onRemove && (
        <Button className="justify-self-start" kind="quiet" onClick={onRemove}>
          <Trans>Remove this time</Trans>
        </Button>
      )}
    </fieldset>
  )
}
