import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Names } from '#case/cases/public.tsx'
import { formatCents, plainCents } from '#domain/money/cents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type OpenItem, type RecordBody } from '../contract.ts'
import { invalidates } from './invalidates.ts'
import { ItemName } from './item-name.tsx'

interface OpenItemsProps {
  items: readonly OpenItem[]
  today: string
  caseId: string
  names: Names
  /** The reader's side; `null` for a granted seat. */
  side: 'A' | 'B' | null
  kids: readonly { id: string; name: string }[]
  can: { record: boolean; waive: boolean }
  onPay: (start: Partial<RecordBody>) => void
}

/** What is open between the parents, the earliest due first. */
export function OpenItems({ items, today, caseId, names, side, kids, can, onPay }: OpenItemsProps) {
  const [waiving, setWaiving] = useState<OpenItem | null>(null)
  return (
    <>
      <Rows
        empty={
          <p className="text-soft">
            <Trans>Nothing is open.</Trans>
          </p>
        }
        of={items}
        rowKey={({ item }) => `${item.kind} ${item.id}`}
      >
        {(item) => {
          const { debtor, cents, full, due, purpose } = item
          const debtorName = names[debtor]
          const kid = kids.find(({ id }) => id === item.child)
          const amount = formatCents(full)
          return (
            <>
              <div className="flex items-baseline justify-between gap-x-4">
                <h3 className="min-w-0 text-base [overflow-wrap:anywhere]">
                  <ItemName {...item} isCredit={purpose === 'credit'} />
                </h3>
                <span className="figures shrink-0 font-semibold">{formatCents(cents)}</span>
              </div>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="text-sm text-soft">
                  {kid && <>{kid.name}. </>}
                  {side === debtor ? <Trans>You owe this.</Trans> : <Trans>{debtorName} owes this.</Trans>}{' '}
                  {full !== cents && <Trans>{amount} at first.</Trans>}{' '}
                  {due < today && purpose !== 'credit' && (
                    <strong className="text-attention">
                      <Trans>Overdue</Trans>
                    </strong>
                  )}
                </p>
                <span className="no-print -my-1 ms-auto flex flex-wrap gap-2">
                  {can.record && side === debtor && (
                    <Button
                      kind="quiet"
                      onClick={() => onPay({ direction: 'paid', book: item.book, amount: plainCents(cents), items: [item.item] })}
                    >
                      <Trans>Record a payment</Trans>
                    </Button>
                  )}
                  {can.waive && side !== null && side !== debtor && (
                    <Button kind="quiet" onClick={() => setWaiving(item)}>
                      <Trans>Waive</Trans>
                    </Button>
                  )}
                </span>
              </div>
            </>
          )
        }}
      </Rows>
      <Dialog keepsWords onClose={() => setWaiving(null)} open={waiving !== null} title={<Trans>Waive what you are owed</Trans>}>
        {waiving && <WaiveForm caseId={caseId} item={waiving} onDone={() => setWaiving(null)} />}
      </Dialog>
    </>
  )
}

function WaiveForm({ item, caseId, onDone }: { item: OpenItem; caseId: string; onDone: () => void }) {
  const { t } = useLingui()
  const waiving = useMutation(calls.waive, invalidates)
  const open = formatCents(item.cents)
  return (
    <Form
      done={t`Waived`}
      kind="primary"
      mutation={waiving}
      onClose={onDone}
      read={(values) => ({ item: item.item, amount: values('amount'), reason: values('reason') })}
      required={{ reason: t`Write a reason. One sentence is enough.` }}
      send={(body) => waiving.send({ params: { case: caseId }, body })}
      submit={<Trans>Waive amount</Trans>}
    >
      {(errorAt) => (
        <>
          {item.book === 'support' && (
            <Notice tone="attention">
              <Trans>Only a court can change ordered support. A court may still enforce what you waive here.</Trans>
            </Notice>
          )}
          <TextInput
            error={errorAt('amount')}
            hint={t`If left blank: all of it, ${open}.`}
            inputMode="decimal"
            label={t`Amount`}
            maxLength={40}
            name="amount"
            optional
          />
          <TextArea
            error={errorAt('reason')}
            hint={t`The other parent reads this. You can’t take it back.`}
            label={t`Reason`}
            maxLength={500}
            name="reason"
            rows={2}
          />
        </>
      )}
    </Form>
  )
}
