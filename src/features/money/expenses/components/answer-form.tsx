import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCents, plainCents, readCents } from '#domain/money/cents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import type { Names } from '#case/cases/public.tsx'
import { calls, type Expense } from '../contract.ts'
import { staleOf } from './addresses.ts'

interface Props {
  caseId: string
  expense: Expense
  names: Names
  isDispute: boolean
  onClose: () => void
}

/** An answer: all of it, a part with a reason for the rest, or none with a reason. The other parent reads it. */
export function AnswerForm({ caseId, expense, isDispute, onClose }: Props) {
  const { t, i18n } = useLingui()
  const answering = useMutation(calls.answer, staleOf(caseId))
  const whole = expense.cents - expense.returned
  const [what, setWhat] = useState<'all' | 'part'>('all')
  const amount = (typed: string) => {
    const read = readCents(typed)
    return 'cents' in read ? read.cents : null
  }
  const wholeText = formatCents(whole)
  const isPart = !isDispute && what === 'part'
  return (
    <Form
      check={(typed): Record<string, string> => {
        if (!isPart) return {}
        const read = readCents(typed('approved'))
        if ('reason' in read) return { approved: i18n._(read.reason) }
        return read.cents >= whole ? { approved: t`Enter less than ${wholeText}, or approve all of it.` } : {}
      }}
      done={isDispute ? t`Disputed` : t`Approved`}
      draft={`answer ${expense.id}`}
      kind="primary"
      mutation={answering}
      onClose={onClose}
      read={(typed) => ({ approved: isDispute ? 0 : isPart ? (amount(typed('approved')) ?? 0) : whole, reason: typed('reason') })}
      required={isDispute || isPart ? { reason: t`Write why. One sentence is enough.` } : {}}
      send={(body) => answering.send({ params: { case: caseId, expense: expense.id }, body })}
      submit={isDispute ? <Trans>Dispute expense</Trans> : isPart ? <Trans>Approve this part</Trans> : <Trans>Approve expense</Trans>}
    >
      {(errorAt) => (
        <>
          {!isDispute && (
            <RadioGroup
              legend={t`What you approve`}
              name="what"
              onChange={setWhat}
              options={[
                { value: 'all', label: t`All of it: ${wholeText}` },
                { value: 'part', label: t`A part of it` },
              ]}
              value={what}
            />
          )}
          {isPart && (
            <TextInput
              defaultValue={expense.approved ? plainCents(expense.approved) : ''}
              error={errorAt('approved')}
              hint={t`Of the whole expense, before it is split.`}
              inputMode="decimal"
              label={t`Amount you approve`}
              maxLength={20}
              name="approved"
            />
          )}
          {(isDispute || isPart) && (
            <TextArea
              error={errorAt('reason')}
              hint={t`The other parent reads this, and it stays in the record.`}
              label={isDispute ? t`Reason` : t`Reason for the rest`}
              maxLength={1000}
              name="reason"
              rows={2}
            />
          )}
        </>
      )}
    </Form>
  )
}
