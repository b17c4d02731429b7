import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { calls, type Request } from '../contract.ts'
import { staleOf } from './addresses.ts'
import { CounterForm, DeclineForm, WithdrawForm } from './answer-forms.tsx'

interface Props {
  caseId: string
  request: Request
  onBill: (request: Request) => void
  onChange: (request: Request) => void
}

/** What the reader may do with a request now. */
export function RequestActs({ caseId, request, onBill, onChange }: Props) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<'counter' | 'decline' | 'withdraw' | null>(null)
  const agreeing = useMutation(calls.agree, staleOf(caseId), { saysConflicts: true })
  const { can, id } = request
  const of = { caseId, request, onClose: () => setOpened(null) }
  if (opened === 'counter') return <CounterForm {...of} />
  if (opened === 'decline') return <DeclineForm {...of} />
  if (!can.some((act) => act !== 'view' && act !== 'send')) return null
  return (
    <div className="no-print flex flex-wrap gap-3">
      {can.includes('agree') && (
        <>
          <ActionButton mutation={agreeing} onAct={() => agreeing.send({ params: { case: caseId, request: id } }, { done: t`Agreed` })}>
            <Trans>Agree</Trans>
          </ActionButton>
          <Button kind="secondary" onClick={() => setOpened('counter')}>
            <Trans>Offer other terms</Trans>
          </Button>
          <Button kind="quiet" onClick={() => setOpened('decline')}>
            <Trans>Decline</Trans>
          </Button>
        </>
      )}
      {can.includes('bill') && (
        <Button kind={can.includes('agree') ? 'quiet' : 'primary'} onClick={() => onBill(request)}>
          <Trans>Add the bill</Trans>
        </Button>
      )}
      {can.includes('change') && (
        <Button onClick={() => onChange(request)}>
          <Trans>Continue draft</Trans>
        </Button>
      )}
      {(can.includes('withdraw') || can.includes('discard') || can.includes('drop')) && (
        <Button kind="quiet" onClick={() => setOpened('withdraw')}>
          {can.includes('discard') ? (
            <Trans>Discard draft</Trans>
          ) : can.includes('drop') ? (
            <Trans>Cancel plan</Trans>
          ) : (
            <Trans>Withdraw</Trans>
          )}
        </Button>
      )}
      <WithdrawForm {...of} isOpen={opened === 'withdraw'} />
    </div>
  )
}
