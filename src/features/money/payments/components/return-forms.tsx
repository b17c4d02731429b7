import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { invalidates } from './invalidates.ts'

interface ReturnProps {
  caseId: string
  payment: string
  onClose: () => void
}

/** The receiver says that the bank took a confirmed payment back. */
export function ReturnForm({ caseId, payment, paidOn, onClose }: ReturnProps & { paidOn: string }) {
  const { t } = useLingui()
  const returning = useMutation(calls.bounce, invalidates)
  return (
    <Form
      done={t`Recorded as returned`}
      draft={`returned ${payment}`}
      kind="primary"
      mutation={returning}
      onClose={onClose}
      read={(values) => ({ day: values('day'), reason: values('reason') })}
      required={{ day: t`Enter the day.`, reason: t`Write a reason. One sentence is enough.` }}
      send={(body) => returning.send({ params: { case: caseId, payment }, body })}
      submit={<Trans>Record as returned</Trans>}
    >
      {(errorAt) => (
        <>
          <TextInput error={errorAt('day')} label={t`Day the bank returned it`} min={paidOn} name="day" type="date" />
          <TextArea
            error={errorAt('reason')}
            hint={t`The other parent reads this and can answer. From that day on the payment no longer counts, in both records.`}
            label={t`What the bank says`}
            maxLength={500}
            name="reason"
            rows={2}
          />
        </>
      )}
    </Form>
  )
}

/** The payer says why they see it differently. */
export function DifferForm({ caseId, payment, onClose }: ReturnProps) {
  const { t } = useLingui()
  const answering = useMutation(calls.answerReturn, invalidates)
  return (
    <Form
      done={t`Answer sent`}
      draft={`return differs ${payment}`}
      kind="primary"
      mutation={answering}
      onClose={onClose}
      read={(values) => ({ agrees: false, words: values('words') })}
      required={{ words: t`Write a reason. One sentence is enough.` }}
      send={(body) => answering.send({ params: { case: caseId, payment }, body })}
      submit={<Trans>Send answer</Trans>}
    >
      {(errorAt) => (
        <TextArea
          error={errorAt('words')}
          hint={t`Your answer appears beside the entry. It doesn’t change the records.`}
          label={t`How you see it`}
          maxLength={500}
          name="words"
          rows={2}
        />
      )}
    </Form>
  )
}
