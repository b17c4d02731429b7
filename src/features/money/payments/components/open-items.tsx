import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Names } from '#case/cases/public.tsx'
import { formatCents, plainCents } from '#domain/money/cents.ts'
import { ShowMore, usePages } from '#web/further-pages.tsx'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { type Board, calls, type OpenItem, type RecordBody } from '../contract.ts'
import { invalidates } from './invalidates.ts'
import { ItemName } from './item-name.tsx'

interface OpenItemsProps {
  board: Board
  query: { case?: string }
  caseId: string
  names: Names
  /** The reader's side; `null` for a granted seat. */
  side: 'A' | 'B' | null
  onPay: (start: Partial<RecordBody>, item: OpenItem) => void
}

/** What is open between the parents, the earliest due first. */
export function OpenItems({ board, query, caseId, names, side, onPay }: OpenItemsProps) {
  const { t } = useLingui()
  const { today, can, owed, children: kids } = board
  const pages = usePages({
    call: calls.items,
    input: { query },
    first: board.items,
    next: board.nextItems,
    of: ({ items }) => items,
    idOf: ({ item }) => `${item.kind} ${item.id}`,
  })
  const [waiving, setWaiving] = useState<OpenItem | null>(null)
  return (
    <>
      {board.nextItems !== null && <Sums names={names} owed={owed} side={side} />}
      <Rows
        empty={
          <p className="text-soft">
            <Trans>Nothing is open.</Trans>
          </p>
        }
        of={pages.rows}
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
                      onClick={() => onPay({ direction: 'paid', book: item.book, amount: plainCents(cents), items: [item.item] }, item)}
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
      <ShowMore failed={t`Couldn’t load more open amounts. Your data is safe. Try again.`} pages={pages} />
      <Dialog keepsWords onClose={() => setWaiving(null)} open={waiving !== null} title={<Trans>Waive what you are owed</Trans>}>
        {waiving && <WaiveForm caseId={caseId} item={waiving} onDone={() => setWaiving(null)} />}
      </Dialog>
    </>
  )
}

/** What each owes in all, where the rows below aren't all of it. */
function Sums({ owed, names, side }: { owed: Board['owed']; names: Names; side: 'A' | 'B' | null }) {
  return (
    <Facts
      items={(['A', 'B'] as const)
        .filter((one) => owed[one].items > 0)
        .map((one) => {
          const name = names[one]
          return {
            term: side === one ? <Trans>You owe in all</Trans> : <Trans>{name} owes in all</Trans>,
            value: formatCents(owed[one].cents),
            note: <Plural one="# open amount" other="# open amounts" value={owed[one].items} />,
          }
        })}
    />
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
