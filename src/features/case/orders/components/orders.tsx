import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { calls, type OrderView } from '../contract.ts'
import { OrderForm } from './order-form.tsx'
import { OrderSays } from './order-says.tsx'
import { FormError } from '#web/form/form-error.tsx'
import { recordAddresses } from '#case/cases/public.tsx'
import { RowButtons } from '#web/ui/row-buttons.tsx'
import { useNews } from '#web/form/use-news.tsx'
import { orderNames } from './words.ts'

interface OrdersProps {
  record: { caseId: string; orders: readonly OrderView[]; can: { change: boolean } }
  /** What another feature says of an order, in its card. */
  more?: (order: OrderView) => ReactNode
}

/** The orders of a case with the facts from their paragraphs, those in effect first. */
export function Orders({ record, more }: OrdersProps) {
  const [form, setForm] = useState<{ order?: OrderView } | null>(null)
  const removing = useMutation(calls.removeOrder, recordAddresses)
  const { remove, added, changed, news } = useNews((id, removed) =>
    removing.send({ params: { case: record.caseId, order: id }, body: { removed } }),
  )
  const orders = record.orders.toSorted((one, other) => Number(other.inForce) - Number(one.inForce))
  return (
    <div className="grid gap-4">
      {orders.length === 0 ? (
        <p className="text-soft">
          <Trans>No order is here yet. What an order says about exchanges and notice is held against the schedule and requests.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard onChange={() => setForm({ order })} onRemove={() => void remove(order.id, order.title)} order={order}>
                {more?.(order)}
              </OrderCard>
            </li>
          ))}
        </ul>
      )}
      {news}
      <FormError problem={removing.problem} />
      {record.can.change && (
        <Button className="no-print justify-self-start" kind="secondary" onClick={() => setForm({})}>
          <Trans>Add an order</Trans>
        </Button>
      )}
      <Dialog
        keepsWords
        onClose={() => setForm(null)}
        open={form !== null}
        title={form?.order ? <Trans>Change an order</Trans> : <Trans>Add an order</Trans>}
      >
        {form && (
          <OrderForm caseId={record.caseId} onCancel={() => setForm(null)} onSaved={form.order ? changed : added} order={form.order} />
        )}
      </Dialog>
    </div>
  )
}

interface OrderCardProps {
  order: OrderView
  onChange: () => void
  onRemove: () => void
  children: ReactNode
}

function OrderCard({ order, onChange, onRemove, children }: OrderCardProps) {
  const { i18n } = useLingui()
  const { title, kind, effectiveOn, endsOn, isShared, inForce, can } = order
  const [from, until] = [dayInWords(effectiveOn, i18n.locale), endsOn && dayInWords(endsOn, i18n.locale)]
  return (
    <article aria-labelledby={`order-${order.id}`} className="grid gap-2 rounded-sm border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{i18n._(orderNames[kind])}</Badge>
        <Badge tone={inForce ? 'info' : 'plain'}>{inForce ? <Trans>In force</Trans> : <Trans>Not in force</Trans>}</Badge>
        <Badge>{isShared ? <Trans>Shared with the other parent</Trans> : <Trans>Private</Trans>}</Badge>
      </div>
      <h3 className="text-base [overflow-wrap:anywhere]" id={`order-${order.id}`}>
        {title}
      </h3>
      <p className="text-sm text-soft">
        {until ? (
          <Trans>
            From {from} until {until}
          </Trans>
        ) : (
          <Trans>From {from}</Trans>
        )}
      </p>
      <OrderSays facts={order.facts} />
      {children}
      {can.change && <RowButtons id={order.id} name={title} onChange={onChange} onRemove={onRemove} />}
    </article>
  )
}
