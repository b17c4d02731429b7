import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { certificateRules } from '#domain/certificates/rules.ts'
import { scopeOf } from '#domain/certificates/signed.ts'
import { ReasonForm } from '#web/form/reason-form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { useUtcMoment } from '#web/utc-moment.ts'
import { type CopyAtDesk as Copy, calls } from '../contract.ts'
import { SignForm } from './sign-form.tsx'

const addresses = ['/api/staff/certified-copies']
const useDesk = <C extends (typeof calls)[keyof typeof calls]>(call: C) => useMutation(call, addresses, { saysConflicts: true })

function useFacts(copy: Copy): Fact[] {
  const { i18n, t } = useLingui()
  const moment = useUtcMoment()
  const { leftOut, items, pages, noticeOn, recipient } = copy
  const rule = certificateRules[copy.law]
  return [
    { term: t`Asked`, value: moment(copy.askedAt) },
    { term: t`Case`, value: <span className="figures [overflow-wrap:anywhere]">{copy.caseId}</span> },
    { term: t`Court`, value: copy.court, note: `${rule.name}: ${rule.citation}` },
    ...(recipient === '' ? [] : [{ term: t`For`, value: recipient }]),
    { term: t`Record`, value: scopeOf(copy), note: t`Made ${moment(copy.madeAt)} by ${copy.software}` },
    {
      term: t`Counts`,
      value: (
        <>
          <Plural one="# message" other="# messages" value={items} />, <Plural one="# page" other="# pages" value={pages} />
        </>
      ),
    },
    { term: t`Left out`, value: leftOut.length === 0 ? t`None` : leftOut.map(({ what, count }) => `${count} ${what}`).join(', ') },
    { term: t`SHA-256 of the manifest`, value: <span className="figures [overflow-wrap:anywhere]">{copy.manifest}</span> },
    { term: t`Written notice`, value: noticeOn === null ? t`Not noted yet` : dayInWords(noticeOn, i18n.locale) },
  ]
}

/** The fee, and what the desk can do about it. */
function FeeAtDesk({ copy }: { copy: Copy }) {
  const settling = useDesk(calls.settleFee)
  const { id, fee, feeTerms, waiver } = copy
  const settle = (to: 'paid' | 'waived' | 'due') => void settling.send({ params: { copy: id }, body: { fee: to } })
  if (fee === 'none') return null
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {fee === 'due' ? (
          <Trans>Fee to be paid: {feeTerms}</Trans>
        ) : fee === 'waiver' ? (
          <Trans>Asks to have the fee waived: {feeTerms}</Trans>
        ) : fee === 'waived' ? (
          <Trans>Fee waived</Trans>
        ) : (
          <Trans>Fee paid</Trans>
        )}
      </p>
      {waiver !== '' && <p className="max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">{waiver}</p>}
      {copy.state === 'waiting' && (fee === 'due' || fee === 'waiver') && (
        <div className="flex flex-wrap gap-3">
          <Button busy={settling.busy} kind="secondary" onClick={() => settle('paid')}>
            <Trans>Mark fee paid</Trans>
          </Button>
          <Button busy={settling.busy} kind="secondary" onClick={() => settle('waived')}>
            <Trans>Waive fee</Trans>
          </Button>
          {fee === 'waiver' && (
            <Button busy={settling.busy} kind="quiet" onClick={() => settle('due')}>
              <Trans>Decline waiver</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** A request, with all that is known of its record here. */
export function CopyAtDesk({ copy }: { copy: Copy }) {
  const { t } = useLingui()
  const moment = useUtcMoment()
  const facts = useFacts(copy)
  const refusing = useDesk(calls.refuse)
  const signing = useDesk(calls.sign)
  const [open, setOpen] = useState<'sign' | 'refuse' | null>(null)
  const { id, number, state, fee } = copy
  const canSign = fee !== 'due' && fee !== 'waiver'
  return (
    <section aria-labelledby={`copy-${id}`} className="grid gap-3 border-t border-line pt-4">
      <h2 className="text-base" id={`copy-${id}`}>
        <Trans>Request {number}</Trans>
      </h2>
      <Facts items={facts} />
      <FeeAtDesk copy={copy} />
      {state === 'signed' && (
        <p>
          <Trans>
            Signed by {copy.signer}, {copy.signerPosition}, {moment(copy.endedAt!)}
          </Trans>
        </p>
      )}
      {state === 'refused' && (
        <p>
          <Trans>Declined: {copy.refusal}</Trans>
        </p>
      )}
      {state === 'withdrawn' && (
        <p>
          <Trans>Withdrawn by the parent</Trans>
        </p>
      )}
      {open === 'sign' && <SignForm copy={copy} mutation={signing} onClose={() => setOpen(null)} />}
      {state === 'waiting' && open !== 'sign' && (
        <div className="flex flex-wrap gap-3">
          {canSign && (
            <Button kind="primary" onClick={() => setOpen('sign')}>
              <Trans>Sign certificate</Trans>
              <span className="sr-only"> {number}</span>
            </Button>
          )}
          <Button kind="quiet" onClick={() => setOpen('refuse')}>
            <Trans>Decline request</Trans>
            <span className="sr-only"> {number}</span>
          </Button>
        </div>
      )}
      <ReasonForm
        busy={refusing.busy}
        hint={t`The parent reads it on their page Records.`}
        onClose={() => setOpen(null)}
        onSend={(reason) => void refusing.send({ params: { copy: id }, body: { reason } }).then((done) => done && setOpen(null))}
        open={open === 'refuse'}
        problem={refusing.problem}
        title={<Trans>Decline request {number}</Trans>}
        verb={<Trans>Decline request</Trans>}
      >
        <Trans>The request ends. The parent can send another one.</Trans>
      </ReasonForm>
    </section>
  )
}
