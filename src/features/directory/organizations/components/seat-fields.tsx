import { useLingui } from '@lingui/react/macro'
import type { Problem } from '#web/form/use-action.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { longest, precisions, type Seat } from '../contract.ts'
import { errorAt, textOf } from './form.tsx'

export const seatFields = ['professional', 'role', 'fromOn', 'toOn', 'source', 'sourceOn', 'why', 'reason'] as const

/** What was typed of a seat's role and days, as the contract has it. */
export const seatOf = (form: FormData) => ({
  role: textOf(form, 'role'),
  isExclusive: form.get('isExclusive') === 'on',
  fromOn: textOf(form, 'fromOn'),
  fromPrecision: precisions.find((known) => known === form.get('fromPrecision')) ?? ('day' as const),
  toOn: textOf(form, 'toOn') || null,
})

/** Role, days, and how exactly the first day is known. */
export function SeatFields({ was, problem }: { was?: Seat; problem: Problem | null }) {
  const { t } = useLingui()
  const at = errorAt(problem)
  return (
    <>
      <TextInput
        defaultValue={was?.role}
        error={at('role')}
        hint={t`Judge, Partner, Member of the panel`}
        label={t`Seat`}
        maxLength={longest.role}
        name="role"
      />
      <Checkbox defaultChecked={was?.isExclusive} label={t`Full-time: nobody has two such seats at once`} name="isExclusive" />
      <TextInput defaultValue={was?.fromOn ?? ''} error={at('fromOn')} label={t`From`} name="fromOn" type="date" />
      <Select
        defaultValue={was?.fromPrecision ?? 'day'}
        label={t`The first day is known to the`}
        name="fromPrecision"
        options={[
          { value: 'day', label: t`day` },
          { value: 'month', label: t`month` },
          { value: 'year', label: t`year` },
        ]}
      />
      <TextInput
        defaultValue={was?.toOn ?? ''}
        error={at('toOn')}
        hint={t`The first day on which it is over. Leave it empty where no end is known.`}
        label={t`Until`}
        name="toOn"
        optional
        type="date"
      />
    </>
  )
}
