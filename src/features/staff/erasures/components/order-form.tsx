import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls, longest } from '../contract.ts'

/** An order as it is read off the paper, with the code and the entry that a record has. */
export function OrderForm() {
  const { t } = useLingui()
  const mutation = useMutation(calls.record, ['/api/staff/erasures'])
  return (
    <Form
      check={(typed) => (/^[1-9]\d{0,8}$/.test(typed('entry')) ? {} : { entry: t`Enter the number of the entry.` })}
      done={t`Order recorded. A second admin has to confirm it.`}
      kind="primary"
      mutation={mutation}
      read={(typed) => ({
        record: typed('record'),
        entry: Number(typed('entry')),
        court: typed('court'),
        docket: typed('docket'),
        orderedOn: typed('orderedOn'),
      })}
      required={{
        record: t`Enter the code of the record or the case’s ID.`,
        court: t`Enter the court.`,
        docket: t`Enter the docket number.`,
        orderedOn: t`Enter the day of the order.`,
      }}
      send={(body) => mutation.send({ body })}
      submit={<Trans>Record order</Trans>}
    >
      {(errorAt) => (
        <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
          <TextInput autoComplete="off" error={errorAt('court')} label={t`Court`} maxLength={longest.court} name="court" />
          <TextInput autoComplete="off" error={errorAt('docket')} label={t`Docket number`} maxLength={longest.docket} name="docket" />
          <TextInput error={errorAt('orderedOn')} label={t`Day of the order`} name="orderedOn" type="date" />
          <TextInput
            autoComplete="off"
            error={errorAt('record')}
            hint={t`16 letters and digits, on the first page of a printed record; or the case’s ID, which the verifier prints.`}
            label={t`Code of the record`}
            maxLength={longest.record}
            name="record"
          />
          <TextInput
            autoComplete="off"
            error={errorAt('entry')}
            hint={t`Printed with the message as “Entry: No. …”`}
            inputMode="numeric"
            label={t`Entry number`}
            maxLength={9}
            name="entry"
          />
        </div>
      )}
    </Form>
  )
}
