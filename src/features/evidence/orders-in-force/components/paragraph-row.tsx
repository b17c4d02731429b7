import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { formatDay } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { calls, type Paragraph, type StackedOrder } from '../contract.ts'
import { ParagraphForm } from './paragraph-form.tsx'
import { stale } from './stale.ts'
import { SupersedeForm } from './supersede-form.tsx'

interface Props {
  caseId: string
  order: StackedOrder
  orders: readonly StackedOrder[]
  paragraph: Paragraph
  /** Where the clauses of orders are changed. */
  toolkit: string
}

/** One paragraph: its number, its words, and what took its place. */
export function ParagraphRow({ caseId, order, orders, paragraph, toolkit }: Props) {
  const { number, text, standing, superseded, isUsed } = paragraph
  const isStruck = standing === 'superseded'
  return (
    <div className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-2">
      <p className={`figures font-semibold [overflow-wrap:anywhere] ${standing === 'applies' ? '' : 'text-soft'}`}>¶ {number}</p>
      <div className={`grid gap-1 ${standing === 'applies' ? '' : 'text-soft'}`}>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{isStruck ? <del>{text}</del> : text}</p>
        {superseded && <Replaced superseded={superseded} />}
        {isStruck && isUsed && (
          <p className="text-sm">
            <Trans>The site’s checks still use this paragraph.</Trans>{' '}
            <SiteLink to={toolkit}>
              <Trans>Change the order’s terms</Trans>
            </SiteLink>
          </p>
        )}
        <Acts caseId={caseId} order={order} orders={orders} paragraph={paragraph} />
      </div>
    </div>
  )
}

function Replaced({ superseded: { title, effectiveOn, number } }: { superseded: NonNullable<Paragraph['superseded']> }) {
  const { i18n } = useLingui()
  const when = formatDay('day', effectiveOn, i18n.locale)
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      {number === '' ? (
        <Trans>
          Superseded by {title}, in effect {when}
        </Trans>
      ) : (
        <Trans>
          Superseded by ¶ {number} of {title}, in effect {when}
        </Trans>
      )}
    </p>
  )
}

/** Where a paragraph stands and what uses it, on one line with what one may do. */
function Acts({ caseId, order, orders, paragraph }: Omit<Props, 'toolkit'>) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'change' | 'supersede' | null>(null)
  const removing = useMutation(calls.remove, stale)
  const undoing = useMutation(calls.undo, stale)
  const { id, number, page, superseded, standing, isUsed } = paragraph
  const later = orders.filter((one) => one.can.change && one.id !== order.id && one.effectiveOn >= order.effectiveOn)
  const canSupersede = superseded === null && later.length > 0
  const close = () => setOpen(null)
  const remove = () => removing.send({ params: { case: caseId, paragraph: id }, body: { removed: true } }, { done: t`Paragraph removed` })
  const undo = () =>
    undoing.send({ params: { case: caseId, supersession: superseded!.id } }, { done: t`Undone: the paragraph applies again` })
  if (open === 'change') return <ParagraphForm caseId={caseId} onDone={close} paragraph={paragraph} />
  if (open === 'supersede') return <SupersedeForm caseId={caseId} later={later} onDone={close} paragraph={paragraph} />
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-soft empty:hidden">
        {page !== null && (
          <span>
            <Trans>page {page}</Trans>
          </span>
        )}
        {isUsed && standing === 'applies' && (
          <span>
            <Trans>used by checks</Trans>
          </span>
        )}
        {superseded?.can.undo && (
          <Button
            aria-label={t`Undo: ¶ ${number} superseded`}
            busy={undoing.busy}
            className="no-print"
            kind="quiet"
            onClick={() => void undo()}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
        {(order.can.change || canSupersede) && (
          <Disclosure
            className="no-print open:basis-full"
            title={
              <>
                <Trans>Change</Trans>
                <span className="sr-only"> ¶ {number}</span>
              </>
            }
          >
            <p className="flex flex-wrap gap-x-3">
              {canSupersede && (
                <Button aria-label={t`Mark as superseded: ¶ ${number}`} kind="quiet" onClick={() => setOpen('supersede')}>
                  <Trans>Mark as superseded</Trans>
                </Button>
              )}
              {order.can.change && (
                <>
                  <Button aria-label={t`Correct ¶ ${number}`} kind="quiet" onClick={() => setOpen('change')}>
                    <Trans>Correct</Trans>
                  </Button>
                  <Button aria-label={t`Remove ¶ ${number}`} busy={removing.busy} kind="quiet" onClick={() => void remove()}>
                    <Trans>Remove</Trans>
                  </Button>
                </>
              )}
            </p>
          </Disclosure>
        )}
      </div>
      <Problem of={removing.problem ?? undoing.problem} />
    </>
  )
}
