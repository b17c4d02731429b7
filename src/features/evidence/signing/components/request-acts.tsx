import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { calls } from '../contract.ts'
import { stale } from './addresses.ts'
import { DeclineForm } from './decline-form.tsx'
import { SignForm } from './sign-form.tsx'

/** What the reader may do with a request now. */
export function RequestActs({ caseId, request }: { caseId: string; request: Reply<typeof calls.one> }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<'sign' | 'decline' | 'withdraw' | null>(null)
  const withdrawing = useMutation(calls.withdraw, stale)
  const { can, id } = request
  const close = () => setOpened(null)
  if (opened === 'sign') return <SignForm caseId={caseId} onClose={close} request={request} />
  if (opened === 'decline') return <DeclineForm caseId={caseId} onClose={close} request={id} />
  if (can.length === 0) return null
  const withdraw = async () => {
    if (await withdrawing.send({ params: { case: caseId, request: id } }, { done: t`Request withdrawn` })) close()
  }
  return (
    <div className="no-print flex flex-wrap gap-3">
      {can.includes('sign') && (
        <Button onClick={() => setOpened('sign')}>
          <Trans>Sign</Trans>
        </Button>
      )}
      {can.includes('decline') && (
        <Button kind="secondary" onClick={() => setOpened('decline')}>
          <Trans>Decline or ask for paper</Trans>
        </Button>
      )}
      {can.includes('withdraw') && (
        <Button kind="secondary" onClick={() => setOpened('withdraw')}>
          <Trans>Withdraw request</Trans>
        </Button>
      )}
      <Confirm
        busy={withdrawing.busy}
        onClose={close}
        onConfirm={() => void withdraw()}
        open={opened === 'withdraw'}
        problem={withdrawing.problem?.sentence}
        title={<Trans>Withdraw this request?</Trans>}
        verb={<Trans>Withdraw request</Trans>}
      >
        <p>
          <Trans>The record shows that you withdrew it, and it can no longer be signed. You can ask again.</Trans>
        </p>
      </Confirm>
    </div>
  )
}
