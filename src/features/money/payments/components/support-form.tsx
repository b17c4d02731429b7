import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Names } from '#case/cases/public.tsx'
import { frequencies } from '#domain/books/due-days.ts'
import { readCents } from '#domain/money/cents.ts'
import { supportWays } from '#domain/order-terms/types.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type SupportBody } from '../contract.ts'
import { invalidates } from './invalidates.ts'
import { frequencyNames, wayNames } from './words.ts'

interface SupportFormProps {
  caseId: string
  names: Names
  kids: readonly { id: string; name: string }[]
  /** How the order in force says that it is paid. */
  by: SupportBody['paidBy']
  onDone: () => void
}

/** Enters what an order says about support. */
export function SupportForm({ caseId, names, kids, by, onDone }: SupportFormProps) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.addSupport, invalidates)
  const [frequency, setFrequency] = useState<SupportBody['frequency']>('monthly')
  return (
    <Form
      check={(values) => {
        const read = readCents(values('amount'))
        return 'reason' in read ? { amount: i18n._(read.reason) } : {}
      }}
      done={t`Support entered`}
      kind="primary"
      mutation={adding}
      onClose={onDone}
      read={(values): SupportBody => ({
        payer: values('payer') === 'B' ? 'B' : 'A',
        amount: values('amount'),
        frequency,
        firstDue: values('firstDue'),
        secondDay: frequency === 'twice_a_month' ? Math.trunc(Number(values('secondDay'))) : null,
        until: values('until') || null,
        child: values('child') || null,
        paidBy: supportWays.find((way) => way === values('paidBy')) ?? 'direct',
        paragraph: values('paragraph'),
      })}
      required={{
        firstDue: t`Choose the first due day.`,
        ...(frequency === 'twice_a_month' && { secondDay: t`Enter the second day of the month, 1 to 31.` }),
      }}
      send={(body) => adding.send({ params: { case: caseId }, body })}
      submit={<Trans>Enter support</Trans>}
    >
      {(errorAt) => (
        <>
          <Select label={t`Who pays`} name="payer" options={(['A', 'B'] as const).map((value) => ({ value, label: names[value] }))} />
          <TextInput
            error={errorAt('amount')}
            hint={t`US dollars, such as 500.00`}
            inputMode="decimal"
            label={t`Amount of each payment`}
            maxLength={40}
            name="amount"
          />
          <Select
            label={t`How often`}
            name="frequency"
            onChange={({ target }) => setFrequency(target.value as SupportBody['frequency'])}
            options={frequencies.map((value) => ({ value, label: i18n._(frequencyNames[value]) }))}
            value={frequency}
          />
          <TextInput error={errorAt('firstDue')} label={t`First due day`} name="firstDue" type="date" />
          {frequency === 'twice_a_month' && (
            <TextInput
              error={errorAt('secondDay')}
              hint={t`1 to 31; 31 is the last day of every month.`}
              label={t`Second day of the month`}
              max={31}
              min={1}
              name="secondDay"
              type="number"
            />
          )}
          <TextInput error={errorAt('until')} label={t`Last day`} name="until" optional type="date" />
          {kids.length > 1 && (
            <Select
              label={t`For`}
              name="child"
              options={[{ value: '', label: t`All children` }, ...kids.map(({ id, name }) => ({ value: id, label: name }))]}
            />
          )}
          <Select
            defaultValue={by}
            label={t`How it is paid`}
            name="paidBy"
            options={supportWays.map((value) => ({ value, label: i18n._(wayNames[value]) }))}
          />
          <TextInput error={errorAt('paragraph')} label={t`Paragraph of the order`} maxLength={40} name="paragraph" optional />
        </>
      )}
    </Form>
  )
}
