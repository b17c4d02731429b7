import { Trans, useLingui } from '@lingui/react/macro'
import { readCents } from '#domain/money/cents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, type Expense } from '../contract.ts'
import { staleOf } from './addresses.ts'

interface Props {
  caseId: string
  expense: Expense
  onClose: () => void
}

export function CommentForm({ caseId, expense: { id }, onClose }: Props) {
  const { t } = useLingui()
  const sending = useMutation(calls.comment, staleOf(caseId))
  return (
    <Form
      done={t`Comment added`}
      draft={`comment ${id}`}
      kind="primary"
      mutation={sending}
      onClose={onClose}
      read={(typed) => ({ words: typed('words') })}
      required={{ words: t`Write a comment.` }}
      send={(body) => sending.send({ params: { case: caseId, expense: id }, body })}
      submit={<Trans>Send comment</Trans>}
    >
      {(errorAt) => (
        <TextArea
          error={errorAt('words')}
          hint={t`The other parent reads this. It can’t be changed later.`}
          label={t`Comment`}
          maxLength={1000}
          name="words"
          rows={2}
        />
      )}
    </Form>
  )
}

/** Money that came back for an expense, to the parent who paid it. */
export function ReturnForm({ caseId, expense: { id }, onClose }: Props) {
  const { t, i18n } = useLingui()
  const sending = useMutation(calls.giveBack, staleOf(caseId))
  return (
    <Form
      check={(typed): Record<string, string> => {
        const read = readCents(typed('cents'))
        return 'reason' in read ? { cents: i18n._(read.reason) } : {}
      }}
      done={t`Recorded`}
      draft={`refund ${id}`}
      kind="primary"
      mutation={sending}
      onClose={onClose}
      read={(typed) => {
        const read = readCents(typed('cents'))
        return { what: typed('what') as 'refund' | 'insurance', cents: 'cents' in read ? read.cents : 0, words: typed('words') }
      }}
      send={(body) => sending.send({ params: { case: caseId, expense: id }, body })}
      submit={<Trans>Save refund</Trans>}
    >
      {(errorAt) => (
        <>
          <Select
            defaultValue="refund"
            label={t`Where it came from`}
            name="what"
            options={[
              { value: 'refund', label: t`Refund` },
              { value: 'insurance', label: t`Insurance` },
            ]}
          />
          <TextInput
            error={errorAt('cents')}
            hint={t`What was approved is lowered by it, and the other parent’s share with it.`}
            inputMode="decimal"
            label={t`Amount`}
            maxLength={20}
            name="cents"
          />
          <TextInput error={errorAt('words')} label={t`Note`} maxLength={1000} name="words" optional />
        </>
      )}
    </Form>
  )
}

/** Asks before an expense is withdrawn, or a draft is discarded. */
export function WithdrawForm({ caseId, expense, isOpen, onClose }: Props & { isOpen: boolean }) {
  const { t } = useLingui()
  const sending = useMutation(calls.withdraw, staleOf(caseId))
  const isDraft = expense.state === 'draft'
  const confirm = async () => {
    const done = { done: isDraft ? t`Draft discarded` : t`Withdrawn` }
    if (await sending.send({ params: { case: caseId, expense: expense.id }, body: { reason: '' } }, done)) onClose()
  }
  return (
    <Confirm
      busy={sending.busy}
      isDanger={isDraft}
      onClose={onClose}
      onConfirm={() => void confirm()}
      open={isOpen}
      problem={sending.problem?.sentence}
      title={isDraft ? <Trans>Discard this draft?</Trans> : <Trans>Withdraw this expense?</Trans>}
      verb={isDraft ? <Trans>Discard draft</Trans> : <Trans>Withdraw expense</Trans>}
    >
      <p>
        {isDraft ? (
          <Trans>The draft is deleted. No one else has seen it.</Trans>
        ) : (
          <Trans>Nothing is owed for it any longer. It stays in the record as withdrawn.</Trans>
        )}
      </p>
    </Confirm>
  )
}
