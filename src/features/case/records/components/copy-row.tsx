import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Moment } from '#case/cases/public.tsx'
import { certificateRules } from '#domain/certificates/rules.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import { calls, type OwnCopy } from '../contract.ts'
import { NoticeForm } from './notice-form.tsx'

interface CopyRowProps {
  caseId: string
  copy: OwnCopy
  zone: string
}

/** What the parent waits for, or what became of it. */
function State({ copy: { state, fee, feeTerms, endedAt, refusal, signer, signerPosition }, zone }: Omit<CopyRowProps, 'caseId'>) {
  if (state === 'signed')
    return (
      <p>
        <Trans>
          Signed by {signer}, {signerPosition}, <Moment at={endedAt!} zone={zone} />
        </Trans>
      </p>
    )
  if (state === 'refused')
    return (
      <p>
        <Trans>Declined: {refusal}</Trans>
      </p>
    )
  if (state === 'withdrawn')
    return (
      <p>
        <Trans>You withdrew this request.</Trans>
      </p>
    )
  if (fee === 'due')
    return (
      <p>
        <Trans>Waiting for the fee: {feeTerms} Give the number of the request with it.</Trans>
      </p>
    )
  return (
    <p>
      {fee === 'waiver' ? (
        <Trans>Waiting for our staff. They also decide about the fee.</Trans>
      ) : fee === 'waived' ? (
        <Trans>Waiting for our staff. The fee is waived.</Trans>
      ) : fee === 'paid' ? (
        <Trans>Waiting for our staff. The fee has arrived.</Trans>
      ) : (
        <Trans>Waiting for our staff.</Trans>
      )}
    </p>
  )
}

/** A request for a certified copy, under its record. */
export function CopyRow({ caseId, copy, zone }: CopyRowProps) {
  const { i18n } = useLingui()
  const withdrawing = useMutation(calls.withdrawCopy, ['/api/records'])
  const [isNoting, setNoting] = useState(false)
  const { id, number, state, court, law, notice } = copy
  return (
    <div className="grid gap-1 border-l-2 border-line pl-3 text-sm">
      <h4 className="font-semibold [overflow-wrap:anywhere]" dir="auto">
        <Trans>
          Certified copy {number}: {court}
        </Trans>
      </h4>
      <p className="text-soft">{certificateRules[law].citation}</p>
      <State copy={copy} zone={zone} />
      {notice && (
        <p className="[overflow-wrap:anywhere]">
          <Trans>
            Written notice given {dayInWords(notice.on, i18n.locale)} to {notice.to} ({notice.by})
          </Trans>
        </p>
      )}
      {isNoting ? (
        <NoticeForm caseId={caseId} copy={copy} onClose={() => setNoting(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          {state === 'signed' && (
            <a className="button button-secondary" download href={`/api/cases/${caseId}/copies/${id}/certificate.pdf`}>
              <Trans>Download certificate</Trans>
            </a>
          )}
          {(state === 'waiting' || state === 'signed') && (
            <Button kind="quiet" onClick={() => setNoting(true)}>
              {notice ? <Trans>Change notice</Trans> : <Trans>Add written notice</Trans>}
              <span className="sr-only"> {number}</span>
            </Button>
          )}
          {state === 'waiting' && (
            <ActionButton kind="quiet" mutation={withdrawing} onAct={() => withdrawing.send({ params: { case: caseId, copy: id } })}>
              <Trans>Withdraw request</Trans>
              <span className="sr-only"> {number}</span>
            </ActionButton>
          )}
        </div>
      )}
    </div>
  )
}
