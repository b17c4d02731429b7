import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Attached, FilePicker } from '#case/files/public.tsx'
import type { Names } from '#case/cases/public.tsx'
import { readCents } from '#domain/money/cents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Board, calls, methods, mostProofs, type OpenItem, type RecordBody } from '../contract.ts'
import { isOutsideOrder } from '../rules.ts'
import { ApplyTo } from './apply-to.tsx'
import { invalidates } from './invalidates.ts'
import { methodNames } from './words.ts'

interface RecordFormProps {
  board: Board
  caseId: string
  side: 'A' | 'B'
  names: Names
  start: Partial<RecordBody>
  /** What is chosen from the start. */
  item?: OpenItem
  query: { case?: string }
  onDone: () => void
}

/** Records a payment that was made elsewhere. */
export function RecordForm({ board, caseId, side, names, start, item, query, onDone }: RecordFormProps) {
  const { t, i18n } = useLingui()
  const recording = useMutation(calls.record, invalidates)
  const [body, setBody] = useState<RecordBody>({
    direction: 'paid',
    book: board.support.some(({ payer }) => payer === side) ? 'support' : 'shared',
    amount: '',
    paidOn: board.today,
    method: 'bank',
    reference: '',
    note: '',
    files: [],
    items: null,
    ...start,
  })
  const [attached, setAttached] = useState<readonly Attached[]>([])
  const [isBusy, setBusy] = useState(false)
  const put = (more: Partial<RecordBody>) => setBody({ ...body, ...more })
  const other = side === 'A' ? 'B' : 'A'
  const payer = body.direction === 'paid' ? side : other
  const ways = [
    ...(board.orderSays ? [board.orderSays.by] : []),
    ...board.support.filter((term) => term.payer === payer).map(({ paidBy }) => paidBy),
  ]
  const isOutside = body.book === 'support' && isOutsideOrder(body.method, ways)
  const otherName = names[other]
  return (
    <Form
      check={(values) => {
        const read = readCents(values('amount'))
        return {
          ...('reason' in read && { amount: i18n._(read.reason) }),
          ...(isBusy && { files: t`Wait until your files have arrived.` }),
        }
      }}
      done={t`Payment recorded`}
      isControlled
      kind="primary"
      mutation={recording}
      onClose={onDone}
      read={() => ({ ...body, files: attached.map(({ file }) => file) })}
      required={{ paidOn: t`Choose the day of the payment.` }}
      send={(asked) => recording.send({ params: { case: caseId }, body: asked })}
      submit={<Trans>Record payment</Trans>}
    >
      {(errorAt) => (
        <>
          <RadioGroup
            legend={t`What happened`}
            name="direction"
            onChange={(direction) => put({ direction, items: null })}
            options={[
              { value: 'paid', label: t`I paid ${otherName}`, hint: t`${otherName} is asked to confirm it.` },
              { value: 'received', label: t`${otherName} paid me`, hint: t`Counts as confirmed.` },
            ]}
            value={body.direction}
          />
          <RadioGroup
            legend={t`Kind of payment`}
            name="book"
            onChange={(book) => put({ book, items: null })}
            options={[
              { value: 'support', label: t`Child support` },
              { value: 'shared', label: t`Reimbursement of shared expenses` },
            ]}
            value={body.book}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput
              error={errorAt('amount')}
              hint={t`US dollars, such as 125.00`}
              inputMode="decimal"
              label={t`Amount`}
              maxLength={40}
              name="amount"
              onChange={(event) => put({ amount: event.target.value })}
              value={body.amount}
            />
            <TextInput
              error={errorAt('paidOn')}
              label={t`Day of the payment`}
              max={board.today}
              name="paidOn"
              onChange={(event) => put({ paidOn: event.target.value })}
              type="date"
              value={body.paidOn}
            />
            <Select
              error={errorAt('method')}
              label={t`Paid by`}
              name="method"
              onChange={(event) => put({ method: event.target.value as RecordBody['method'] })}
              options={methods
                .filter((method) => body.book === 'support' || (method !== 'state_unit' && method !== 'withheld'))
                .map((value) => ({ value, label: i18n._(methodNames[value]) }))}
              value={body.method}
            />
            <TextInput
              error={errorAt('reference')}
              label={t`Reference or check number`}
              maxLength={120}
              name="reference"
              onChange={(event) => put({ reference: event.target.value })}
              optional
              value={body.reference}
            />
          </div>
          {isOutside && (
            <Notice tone="attention">
              <Trans>The order has support paid another way. A payment outside the order may not be credited.</Trans>
            </Notice>
          )}
          <ApplyTo
            chosen={body.items}
            error={errorAt('items')}
            first={item}
            key={`${payer} ${body.book}`}
            of={{ ...query, book: body.book, debtor: payer }}
            onChange={(items) => put({ items })}
          />
          {board.can.prove && (
            <div>
              <p className="font-semibold">
                <Trans>Proof</Trans>{' '}
                <span className="font-normal text-soft">
                  <Trans>(optional)</Trans>
                </span>
              </p>
              <FilePicker
                attached={attached}
                caseId={caseId}
                error={errorAt('files')}
                most={mostProofs}
                onBusy={setBusy}
                onChange={setAttached}
                onlyPictures={board.onlyPictures}
              />
            </div>
          )}
          <TextArea
            error={errorAt('note')}
            hint={t`The other parent reads this.`}
            label={t`Note`}
            maxLength={500}
            name="note"
            onChange={(event) => put({ note: event.target.value })}
            optional
            rows={2}
            value={body.note}
          />
        </>
      )}
    </Form>
  )
}
