import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import type { Names } from '#case/cases/public.tsx'
import type { Leg } from '../contract.ts'

interface LegFieldsProps {
  leg: Leg
  number: number
  names: Names
  kids: readonly { id: string; name: string }[]
  error: string | undefined
  /** From when or to when is missing. */
  isUnfinished: boolean
  onChange: (leg: Leg) => void
  onRemove: (() => void) | null
}

/** One stretch of time: from when to when, with whom, which children. */
export function LegFields({ leg, number, names, kids, error, isUnfinished, onChange, onRemove }: LegFieldsProps) {
  const { t } = useLingui()
  const missing = !isUnfinished ? null : leg.from === '' ? 'from' : leg.to === '' ? 'to' : null
  const sentence = t`Say from when to when.`
  const put = (more: Partial<Leg>) => onChange({ ...leg, ...more })
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-sm border border-line p-3">
      <legend className="px-1 font-semibold">
        <Trans>Time {number}</Trans>
      </legend>
      {error && (
        <p className="font-semibold text-danger" role="alert">
          {error}
        </p>
      )}
      <div className="grid gap-4">
        <TextInput
          className="min-w-0 [&_input]:w-full [&_input]:min-w-0"
          error={missing === 'from' ? sentence : undefined}
          label={t`From`}
          onChange={(event) => put({ from: event.target.value })}
          type="datetime-local"
          value={leg.from}
        />
        <TextInput
          className="min-w-0 [&_input]:w-full [&_input]:min-w-0"
          error={missing === 'to' ? sentence : undefined}
          label={t`To`}
          onChange={(event) => put({ to: event.target.value })}
          type="datetime-local"
          value={leg.to}
        />
      </div>
      <Select
        label={t`With whom the children are then`}
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
            {kids.map(({ id, name }) => (
              <Checkbox
                checked={leg.children.includes(id)}
                key={id}
                label={name}
                onChange={(event) =>
                  put({ children: event.target.checked ? [...leg.children, id] : leg.children.filter((each) => each !== id) })
                }
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
