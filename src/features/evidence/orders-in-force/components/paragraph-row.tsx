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
  const { number, text, page, standing, superseded, isUsed } = paragraph
  const isStruck = standing === 'superseded'
  return (
    <div className="grid gap-1" id={`paragraph-${paragraph.id}`}>
      <div className={`grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 ${isStruck || standing === 'ended' ? 'text-soft' : ''}`}>
        <p className="figures font-semibold [overflow-wrap:anywhere]">¶ {number}</p>
        <div className="grid gap-1">
          {isStruck ? (
            <Disclosure title={<Replaced superseded={superseded!} />}>
              <del className="block whitespace-pre-line [overflow-wrap:anywhere]">{text}</del>
            </Disclosure>
          ) : (
            <>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
              {superseded && (
                <p className="text-sm text-soft">
                  <Replaced superseded={superseded} />
                </p>
              )}
            </>
          )}
          {isUsed && (
            <p className="text-sm">
              {isStruck ? (
                <Trans>The calendar and checks still use this paragraph.</Trans>
              ) : (
                <Trans>Used by the calendar and checks.</Trans>
              )}{' '}
              {isStruck && (
                <SiteLink to={toolkit}>
                  <Trans>Change the order’s terms</Trans>
                </SiteLink>
              )}
            </p>
          )}
          <Acts caseId={caseId} order={order} orders={orders} page={page} paragraph={paragraph} />
        </div>
      </div>
    </div>
  )
}

function Replaced({ superseded: { title, effectiveOn, number } }: { superseded: NonNullable<Paragraph['superseded']> }) {
  const { i18n } = useLingui()
  const when = formatDay('day', effectiveOn, i18n.locale)
  return (
    <span className="font-normal [overflow-wrap:anywhere]">
      {number === '' ? (
        <Trans>
          Superseded by {title}, in effect {when}
        </Trans>
      ) : (
        <Trans>
          Superseded by ¶ {number} of {title}, in effect {when}
        </Trans>
      )}
    </span>
  )
}

/** What one may do with a paragraph, on one line below it. */
function Acts({ caseId, order, orders, paragraph, page }: Omit<Props, 'toolkit'> & { page: number | null }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'change' | 'supersede' | null>(null)
  const removing = useMutation(calls.remove, stale)
  const undoing = useMutation(calls.undo, stale)
  const { id, number, superseded } = paragraph
  const later = orders.filter((one) => one.can.change && one.id !== order.id && one.effectiveOn >= order.effectiveOn)
  const close = () => setOpen(null)
  const remove = () => removing.send({ params: { case: caseId, paragraph: id }, body: { removed: true } }, { done: t`Paragraph removed` })
  const undo = () =>
    undoing.send({ params: { case: caseId, supersession: superseded!.id } }, { done: t`Undone: the paragraph applies again` })
  if (open === 'change') return <ParagraphForm caseId={caseId} onDone={close} paragraph={paragraph} />
  if (open === 'supersede') return <SupersedeForm caseId={caseId} later={later} onDone={close} paragraph={paragraph} />
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-sm empty:hidden">
        {page !== null && (
          <span className="text-soft">
            <Trans>page {page}</Trans>
          </span>
        )}
        {superseded === null && later.length > 0 && (
          <Button aria-label={t`Mark ¶ ${number} as superseded`} className="no-print" kind="quiet" onClick={() => setOpen('supersede')}>
            <Trans>Mark as superseded</Trans>
          </Button>
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
        {order.can.change && (
          <>
            <Button aria-label={t`Correct ¶ ${number}`} className="no-print" kind="quiet" onClick={() => setOpen('change')}>
              <Trans>Correct</Trans>
            </Button>
            <Button aria-label={t`Remove ¶ ${number}`} busy={removing.busy} className="no-print" kind="quiet" onClick={() => void remove()}>
              <Trans>Remove</Trans>
            </Button>
          </>
        )}
      </p>
      <Problem of={removing.problem ?? undoing.problem} />
    </>
  )
}
