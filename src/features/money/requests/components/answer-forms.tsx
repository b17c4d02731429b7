import { Trans, useLingui } from '@lingui/react/macro'
import { plainCents, readCents } from '#domain/money/cents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, type Request } from '../contract.ts'
import { staleOf } from './addresses.ts'

interface Props {
  caseId: string
  request: Request
  onClose: () => void
}

/** A no, with its reason: the other parent reads it. */
export function DeclineForm({ caseId, request: { id }, onClose }: Props) {
  const { t } = useLingui()
  const declining = useMutation(calls.decline, staleOf(caseId))
  return (
    <Form
      done={t`Declined`}
      draft={`decline ${id}`}
      kind="primary"
      mutation={declining}
      onClose={onClose}
      read={(typed) => ({ reason: typed('reason') })}
      required={{ reason: t`Write why. One sentence is enough.` }}
      send={(body) => declining.send({ params: { case: caseId, request: id }, body })}
      submit={<Trans>Decline request</Trans>}
    >
      {(errorAt) => (
        <TextArea
          error={errorAt('reason')}
          hint={t`The other parent reads this, and it stays in the record.`}
          label={t`Reason`}
          maxLength={1000}
          name="reason"
          rows={2}
        />
      )}
    </Form>
  )
}

/** Another estimate or provider: the other parent agrees to it or declines. */
export function CounterForm({ caseId, request: { id, cents, provider }, onClose }: Props) {
  const { t, i18n } = useLingui()
  const countering = useMutation(calls.counter, staleOf(caseId))
  const amount = (typed: string) => {
    const read = readCents(typed)
    return 'cents' in read ? read.cents : 0
  }
  return (
    <Form
      check={(typed): Record<string, string> => {
        const read = readCents(typed('cents'))
        if ('reason' in read) return { cents: i18n._(read.reason) }
        const isSame = read.cents === cents && typed('provider').trim() === provider
        return isSame ? { cents: t`Change the estimate or the provider, or agree to the request.` } : {}
      }}
      done={t`Other terms sent`}
      draft={`counter ${id}`}
      kind="primary"
      mutation={countering}
      onClose={onClose}
      read={(typed) => ({ cents: amount(typed('cents')), provider: typed('provider'), note: typed('note') })}
      send={(body) => countering.send({ params: { case: caseId, request: id }, body })}
      submit={<Trans>Send other terms</Trans>}
    >
      {(errorAt) => (
        <>
          <TextInput
            defaultValue={plainCents(cents)}
            error={errorAt('cents')}
            hint={t`US dollars, for all of it.`}
            inputMode="decimal"
            label={t`Estimate you would agree to`}
            maxLength={24}
            name="cents"
          />
          <TextInput defaultValue={provider} error={errorAt('provider')} label={t`Provider`} maxLength={120} name="provider" optional />
          <TextArea
            error={errorAt('note')}
            hint={t`The other parent reads this, and it stays in the record.`}
            label={t`Note`}
            maxLength={1000}
            name="note"
            optional
            rows={2}
          />
        </>
      )}
    </Form>
  )
}

/** Asks before a request is withdrawn, a draft is discarded, or what was agreed is given up. */
export function WithdrawForm({ caseId, request, isOpen, onClose }: Props & { isOpen: boolean }) {
  const { t } = useLingui()
  const sending = useMutation(calls.withdraw, staleOf(caseId))
  const { state } = request
  const isDraft = state === 'draft'
  const confirm = async () => {
    const done = { done: isDraft ? t`Draft discarded` : t`Withdrawn` }
    if (await sending.send({ params: { case: caseId, request: request.id } }, done)) onClose()
  }
  return (
    <Confirm
      busy={sending.busy}
      isDanger={isDraft}
      onClose={onClose}
      onConfirm={() => void confirm()}
      open={isOpen}
      problem={sending.problem?.sentence}
      title={
        isDraft ? (
          <Trans>Discard this draft?</Trans>
        ) : state === 'agreed' ? (
          <Trans>Cancel this plan?</Trans>
        ) : (
          <Trans>Withdraw this request?</Trans>
        )
      }
      verb={isDraft ? <Trans>Discard draft</Trans> : state === 'agreed' ? <Trans>Cancel plan</Trans> : <Trans>Withdraw request</Trans>}
    >
      <p>
        {isDraft ? (
          <Trans>The draft is deleted. No one else has seen it.</Trans>
        ) : (
          <Trans>It stays in the record as withdrawn. You can ask again with a new request.</Trans>
        )}
      </p>
    </Confirm>
  )
}
