import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { useUtcMoment } from '#web/utc-moment.ts'
import { kindNames } from '#messages/messages/rules.ts'
import { calls, type Order } from '../contract.ts'

const addresses = ['/api/staff/erasures']

function useFacts(order: Order): Fact[] {
  const { i18n, t } = useLingui()
  const moment = useUtcMoment()
  const kind = order.kind in kindNames ? i18n._(kindNames[order.kind as keyof typeof kindNames]) : order.kind
  return [
    { term: t`Court`, value: order.court },
    { term: t`Day of the order`, value: dayInWords(order.orderedOn, i18n.locale) },
    { term: t`Case`, value: <span className="figures [overflow-wrap:anywhere]">{order.caseId}</span> },
    { term: t`Entry`, value: t`No. ${order.entry} of the shared ledger`, note: `${kind}, ${moment(order.sentAt)}` },
    { term: t`Recorded`, value: order.isMine ? t`${moment(order.recordedAt)}, by you` : moment(order.recordedAt) },
    ...(order.state === 'done' ? [{ term: t`Erased`, value: moment(order.endedAt!), note: t`Entry No. ${order.erasedBy!} says so` }] : []),
    ...(order.state === 'withdrawn' ? [{ term: t`Withdrawn`, value: moment(order.endedAt!) }] : []),
  ]
}

/** An order, and what the person who looks may do about it. */
export function OrderAtDesk({ order }: { order: Order }) {
  const { t } = useLingui()
  const facts = useFacts(order)
  const confirming = useMutation(calls.confirm, addresses, { saysConflicts: true })
  const withdrawing = useMutation(calls.withdraw, addresses, { saysConflicts: true })
  const [asking, setAsking] = useState<'confirm' | 'withdraw' | null>(null)
  const { id, docket, court, entry, isMine } = order
  const params = { order: id }
  return (
    <section aria-labelledby={`order-${id}`} className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-base [overflow-wrap:anywhere]" id={`order-${id}`}>
        <Trans>Order {docket}</Trans>
      </h3>
      <Facts items={facts} />
      {order.state === 'waiting' && (
        <div className="flex flex-wrap items-center gap-3">
          {isMine ? (
            <p>
              <Trans>Waiting for a second admin.</Trans>
            </p>
          ) : (
            <Button kind="danger" onClick={() => setAsking('confirm')}>
              <Trans>Confirm and erase</Trans>
            </Button>
          )}
          <Button kind="quiet" onClick={() => setAsking('withdraw')}>
            <Trans>Withdraw order</Trans>
          </Button>
        </div>
      )}
      <Confirm
        busy={confirming.busy}
        isDanger
        onClose={() => setAsking(null)}
        onConfirm={() => void confirming.send({ params }, { done: t`Message erased.` }).then((done) => done && setAsking(null))}
        open={asking === 'confirm'}
        problem={confirming.problem?.sentence}
        title={<Trans>Erase entry No. {entry}?</Trans>}
        verb={<Trans>Erase message</Trans>}
      >
        <p>
          <Trans>
            You have compared the order of {court}, {docket}, with the paper. The message, its files and all records that contain it are
            erased for everyone. This can’t be undone.
          </Trans>
        </p>
      </Confirm>
      <Confirm
        busy={withdrawing.busy}
        onClose={() => setAsking(null)}
        onConfirm={() => void withdrawing.send({ params }, { done: t`Order withdrawn.` }).then((done) => done && setAsking(null))}
        open={asking === 'withdraw'}
        problem={withdrawing.problem?.sentence}
        title={<Trans>Withdraw this order?</Trans>}
        verb={<Trans>Withdraw order</Trans>}
      >
        <p>
          <Trans>Nothing is erased. The order can be recorded again.</Trans>
        </p>
      </Confirm>
    </section>
  )
}
