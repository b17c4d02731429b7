import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select } from '#web/ui/field.tsx'
import type { Child } from '#case/cases/contract.ts'
import type { Draft } from '../contract.ts'
import type { Names } from './words.ts'

/** Who takes part in an event, who is to be there, and who brings and fetches. */
export function Who({ was, kids, names }: { was: Partial<Draft>; kids: readonly Child[]; names: Names }) {
  const { t } = useLingui()
  const whoOptions = [
    { value: '', label: t`Not said` },
    { value: 'A', label: names.A },
    { value: 'B', label: names.B },
  ]
  return (
    <>
      {kids.length > 0 && (
        <fieldset>
          <legend className="font-semibold">
            <Trans>Children who take part</Trans>
          </legend>
          {kids.map(({ id, name }) => (
            <Checkbox defaultChecked={was.childIds?.includes(id) ?? false} key={id} label={name} name={`child-${id}`} />
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend className="font-semibold">
          <Trans>Parents who are to be there</Trans>
        </legend>
        {(['A', 'B'] as const).map((each) => (
          <Checkbox defaultChecked={was.sides?.includes(each) ?? false} key={each} label={names[each]} name={`side-${each}`} />
        ))}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select defaultValue={was.dropOff ?? ''} label={t`Drop-off by`} name="dropOff" options={whoOptions} />
        <Select defaultValue={was.pickUp ?? ''} label={t`Pick-up by`} name="pickUp" options={whoOptions} />
      </div>
    </>
  )
}
