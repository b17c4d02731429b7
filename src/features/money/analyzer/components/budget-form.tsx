import { Trans, useLingui } from '@lingui/react/macro'
import { categories, type CategoryId } from '#domain/finances/categories.ts'
import { plainCents, readAmount } from '#domain/money/cents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { invalidates } from './addresses.ts'

interface BudgetFormProps {
  caseId: string
  category: CategoryId
  budget: number | null
  onDone: () => void
}

/** What the parent means to spend in a category each month. */
export function BudgetForm({ caseId, category, budget, onDone }: BudgetFormProps) {
  const { t, i18n } = useLingui()
  const saving = useMutation(calls.setBudget, invalidates)
  return (
    <Form
      check={(typed) => {
        const amount = typed('amount')
        const read = readAmount(amount)
        return amount !== '' && 'reason' in read ? { amount: i18n._(read.reason) } : {}
      }}
      done={t`Budget saved`}
      kind="primary"
      mutation={saving}
      onClose={onDone}
      read={(typed) => ({ category, amount: typed('amount') })}
      send={(body) => saving.send({ params: { case: caseId }, body })}
      submit={<Trans>Save budget</Trans>}
    >
      {(errorAt) => (
        <TextInput
          defaultValue={budget === null ? '' : plainCents(budget)}
          error={errorAt('amount')}
          hint={t`US dollars a month. Leave it empty for no budget.`}
          inputMode="decimal"
          label={i18n._(categories[category].name)}
          maxLength={40}
          name="amount"
        />
      )}
    </Form>
  )
}
