import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '#web/form/use-mutation.ts'
import { Form } from '#web/form/form.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'

interface DeclineFormProps {
  caseId: string
  trade: string
  invalidates: readonly string[]
  onClose: () => void
}

/** A no, with its reason: the other parent reads it. */
export function DeclineForm({ caseId, trade, invalidates, onClose }: DeclineFormProps) {
  const { t } = useLingui()
  const declining = useMutation(calls.decline, invalidates)
  return (
    <Form
      mutation={declining}
      done={t`Declined`}
      draft={`decline ${trade}`}
      kind="primary"
      onClose={onClose}
      read={(values) => ({ reason: values('reason') })}
      required={{ reason: t`Write a reason. One sentence is enough.` }}
      send={(body) => declining.send({ params: { case: caseId, trade }, body })}
      submit={<Trans>Send the answer</Trans>}
    >
      {(errorAt) => (
        <TextArea
          error={errorAt('reason')}
          hint={t`The other parent reads this. The schedule stays as it is, and the request can’t be accepted later.`}
          label={t`Reason for declining`}
          maxLength={1000}
          name="reason"
          rows={2}
        />
      )}
    </Form>
  )
}
