import { Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '#case/cases/public.tsx'
import { ActionButton } from '#web/form/action-button.tsx'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextArea } from '#web/ui/field.tsx'
import { calls, type SupportTerm } from '../contract.ts'
import { invalidates } from './invalidates.ts'

interface DisputeProps {
  of: NonNullable<SupportTerm['dispute']>
  term: SupportTerm
  caseId: string
  zone: string
}

/** How the other parent sees support, beside it. */
export function Dispute({ of: { by: who, reason, at }, term, caseId, zone }: DisputeProps) {
  const { t } = useLingui()
  const withdrawing = useMutation(calls.withdrawDispute, invalidates)
  return (
    <div className="border-s-4 border-line ps-3 text-sm">
      <p className="[overflow-wrap:anywhere]">
        <strong>
          <Trans>{who} sees this differently:</Trans>
        </strong>{' '}
        {reason}
      </p>
      <p className="text-soft">
        <Moment at={at} zone={zone} />
      </p>
      {term.can.withdrawDispute && (
        <ActionButton
          className="no-print"
          kind="quiet"
          mutation={withdrawing}
          onAct={() => withdrawing.send({ params: { case: caseId, term: term.id } }, { done: t`Withdrawn` })}
        >
          <Trans>Withdraw this</Trans>
        </ActionButton>
      )}
    </div>
  )
}

export function DisputeForm({ term, caseId, onDone }: { term: string; caseId: string; onDone: () => void }) {
  const { t } = useLingui()
  const disputing = useMutation(calls.disputeSupport, invalidates)
  return (
    <Form
      done={t`Added beside the support`}
      kind="primary"
      mutation={disputing}
      onClose={onDone}
      read={(values) => ({ reason: values('reason') })}
      required={{ reason: t`Write a reason. One sentence is enough.` }}
      send={(body) => disputing.send({ params: { case: caseId, term }, body })}
      submit={<Trans>Add my view</Trans>}
    >
      {(errorAt) => (
        <TextArea
          error={errorAt('reason')}
          hint={t`It appears beside the entry, and overdue support is given with and without it. Nothing else changes.`}
          label={t`How you see it`}
          maxLength={500}
          name="reason"
          rows={3}
        />
      )}
    </Form>
  )
}
