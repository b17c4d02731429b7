import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { figures as names } from '#domain/finances/categories.ts'
import { formatCents, plainCents, readAmount } from '#domain/money/cents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { invalidates } from './addresses.ts'

interface OverrideFormProps {
  caseId: string
  figure: Reply<typeof calls.declaration>['figures'][number]
  onDone: () => void
}

/** What the parent says a figure is, beside the computed one. */
export function OverrideForm({ caseId, figure: { id, average, override }, onDone }: OverrideFormProps) {
  const { t, i18n } = useLingui()
  const saving = useMutation(calls.override, invalidates)
  const [name, computed] = [i18n._(names[id].name), formatCents(average)]
  return (
    <Form
      check={(typed) => {
        const read = readAmount(typed('amount'))
        return 'reason' in read ? { amount: i18n._(read.reason) } : {}
      }}
      done={t`Figure saved`}
      kind="primary"
      mutation={saving}
      onClose={onDone}
      read={(typed) => ({ figure: id, amount: typed('amount'), note: typed('note') })}
      send={(body) => saving.send({ params: { case: caseId }, body })}
      submit={<Trans>Save figure</Trans>}
    >
      {(errorAt) => (
        <>
          <p>
            <Trans>
              {name}: computed {computed} a month. Your figure is marked as yours, and the computed one stays beside it.
            </Trans>
          </p>
          <TextInput
            defaultValue={override ? plainCents(override.cents) : ''}
            error={errorAt('amount')}
            hint={t`US dollars a month, such as 125.00. 0 if there is none.`}
            inputMode="decimal"
            label={t`Amount`}
            maxLength={40}
            name="amount"
          />
          <TextInput
            defaultValue={override?.note ?? ''}
            error={errorAt('note')}
            label={t`Where it comes from`}
            maxLength={300}
            name="note"
            optional
          />
        </>
      )}
    </Form>
  )
}
