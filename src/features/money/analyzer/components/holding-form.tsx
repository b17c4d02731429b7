import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readAmount } from '#domain/money/cents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { invalidates } from './addresses.ts'

/** What something without a statement was worth, or what was owed, on a day. */
export function HoldingForm({ caseId, today, onDone }: { caseId: string; today: string | null; onDone: () => void }) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.addHolding, invalidates)
  const [kind, setKind] = useState<'property' | 'debt'>('property')
  return (
    <Form
      check={(typed) => {
        const read = readAmount(typed('amount'))
        return 'reason' in read ? { amount: i18n._(read.reason) } : {}
      }}
      done={t`Amount added`}
      kind="primary"
      mutation={adding}
      onClose={onDone}
      read={(typed) => ({
        name: typed('name'),
        isDebt: kind === 'debt',
        amount: typed('amount'),
        day: typed('day'),
        source: typed('source'),
      })}
      required={{ name: t`Enter a name.`, day: t`Choose the day.` }}
      send={(body) => adding.send({ params: { case: caseId }, body })}
      submit={<Trans>Add amount</Trans>}
    >
      {(errorAt) => (
        <>
          <RadioGroup
            legend={t`Kind`}
            name="kind"
            onChange={setKind}
            options={[
              { value: 'property', label: t`Something I own` },
              { value: 'debt', label: t`Something I owe` },
            ]}
            value={kind}
          />
          <TextInput error={errorAt('name')} hint={t`Such as “House” or “Car loan”.`} label={t`Name`} maxLength={60} name="name" />
          <TextInput
            error={errorAt('amount')}
            hint={t`US dollars, such as 125.00`}
            inputMode="decimal"
            label={t`Amount`}
            maxLength={40}
            name="amount"
          />
          <TextInput defaultValue={today ?? ''} error={errorAt('day')} label={t`On this day`} name="day" type="date" />
          <TextInput error={errorAt('source')} label={t`Where it comes from`} maxLength={200} name="source" optional />
        </>
      )}
    </Form>
  )
}
