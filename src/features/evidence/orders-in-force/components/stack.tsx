import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink } from '#case/cases/public.tsx'
import { formatDay } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import type { calls, StackedOrder } from '../contract.ts'
import { AddParagraphs } from './add-paragraphs.tsx'
import { ParagraphRow } from './paragraph-row.tsx'

interface Props {
  list: Reply<typeof calls.list>
  search: URLSearchParams
  seat: Seat
}

const toolkit = '/case-toolkit-enhanced'

/** The orders on each other, the latest on top: what applies today is what is not struck. */
export function Stack({ list: { orders, can }, search, seat }: Props) {
  const [adds, setAdds] = useState<StackedOrder | null>(null)
  if (orders.length === 0)
    return (
      <Empty
        action={
          can.add && (
            <ButtonLink kind="secondary" to={caseLink(toolkit, search)}>
              <Trans>Add an order</Trans>
            </ButtonLink>
          )
        }
        title={<Trans>No orders yet</Trans>}
      >
        <p>
          <Trans>Add your court orders first. Then enter their paragraphs here, and see on one page what applies today.</Trans>
        </p>
      </Empty>
    )
  const current = orders.filter(({ inForce }) => inForce)
  const others = orders.filter(({ inForce }) => !inForce)
  const section = (order: StackedOrder) => (
    <OneOrder caseId={seat.caseId} key={order.id} onAdd={() => setAdds(order)} order={order} orders={orders} search={search} />
  )
  return (
    <>
      {current.map(section)}
      {others.length > 0 && (
        <Disclosure title={<Trans>Orders not in effect today ({others.length})</Trans>}>
          <div className="grid gap-4">{others.map(section)}</div>
        </Disclosure>
      )}
      <p className="max-w-prose text-sm text-soft">
        <Trans>
          Each parent entered these paragraphs from the orders. Check them against the signed orders. A paragraph that a later order
          supersedes is crossed out.
        </Trans>
      </p>
      <Dialog isWide keepsWords onClose={() => setAdds(null)} open={adds !== null} title={<Trans>Add paragraphs</Trans>}>
        {adds && <AddParagraphs caseId={seat.caseId} onDone={() => setAdds(null)} order={adds} />}
      </Dialog>
    </>
  )
}

interface OneProps {
  caseId: string
  order: StackedOrder
  orders: readonly StackedOrder[]
  search: URLSearchParams
  onAdd: () => void
}

function OneOrder({ caseId, order, orders, search, onAdd }: OneProps) {
  const { i18n } = useLingui()
  const { id, title, effectiveOn, endsOn, isShared, paragraphs, can } = order
  const [from, to] = [formatDay('day', effectiveOn, i18n.locale), endsOn === null ? '' : formatDay('day', endsOn, i18n.locale)]
  return (
    <Section
      about={
        <span className="flex flex-wrap items-center gap-x-3 text-sm">
          {endsOn === null ? (
            <Trans>In effect from {from}</Trans>
          ) : (
            <Trans>
              In effect from {from} through {to}
            </Trans>
          )}
          {!isShared && (
            <Badge>
              <Trans>Only you</Trans>
            </Badge>
          )}
        </span>
      }
      className="mt-2 gap-2"
      id={`order-${id}`}
      title={title}
    >
      <Rows
        empty={
          <p className="text-soft">
            <Trans>No paragraphs entered yet.</Trans>
          </p>
        }
        of={paragraphs}
        rowKey={(paragraph) => paragraph.id}
      >
        {(paragraph) => (
          <ParagraphRow caseId={caseId} order={order} orders={orders} paragraph={paragraph} toolkit={caseLink(toolkit, search)} />
        )}
      </Rows>
      {can.change ? (
        <div className="no-print flex flex-wrap items-center gap-x-4">
          <Button kind="secondary" onClick={onAdd}>
            <Trans>Add paragraphs</Trans>
            <span className="sr-only">: {title}</span>
          </Button>
          {paragraphs.length > 0 && (
            <SiteLink
              className="inline-flex min-h-11 items-center"
              to={caseLink(`/evidence-dashboard?view=suggested&of=order&id=${id}`, search)}
            >
              <Trans>Suggested facts</Trans>
              <span className="sr-only">: {title}</span>
            </SiteLink>
          )}
        </div>
      ) : (
        paragraphs.length === 0 && (
          <SiteLink className="justify-self-start" to={caseLink(toolkit, search)}>
            <Trans>Open the order</Trans>
          </SiteLink>
        )
      )}
    </Section>
  )
}
