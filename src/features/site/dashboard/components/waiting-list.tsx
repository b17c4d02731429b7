import { Trans, useLingui } from '@lingui/react/macro'
import { useCaseTimes } from '#shell/case-times.ts'
import { dayOfMoment } from '#web/times.ts'
import { SiteLink } from '#web/link.tsx'
import { Badge } from '#web/ui/notice.tsx'
import type { Seat } from '#case/cases/contract.ts'
import { holderName } from './names.ts'
import type { Waiting } from './waiting.ts'

interface WaitingListProps {
  seat: Seat
  /** In the case's zone; empty as long as it is not known. */
  today: string
  items: readonly Waiting[]
  /** The order's words on answering, if any. */
  clause: { paragraph: string } | null
  link: (path: string) => string
}

/** Requests that wait, each with who is to answer and by when: as the order has it, or that none says anything. */
export function WaitingList({ seat, items, clause, link, today }: WaitingListProps) {
  const { i18n } = useLingui()
  const { moment: say } = useCaseTimes(seat.zone, i18n)
  return (
    <ul className="grid gap-3">
      {items.map((item) => {
        const who = item.of === null ? '' : holderName(i18n, seat, item.of)
        const [sent, asked, due] = [item.sentAt, item.respondBy, item.orderBy].map((at) => (at === null ? '' : say(at)))
        const paragraph = clause?.paragraph ?? ''
        const isOver = item.orderBy !== null && today !== '' && dayOfMoment(item.orderBy, seat.zone) < today
        return (
          <li className="border-t border-line pt-3 first:border-0 first:pt-0" key={`${item.kind} ${item.id}`}>
            <p className="flex flex-wrap items-center gap-2">
              <Badge>{item.kind === 'trade' ? <Trans>Swap request</Trans> : <Trans>Schedule</Trans>}</Badge>
              <SiteLink
                className="min-w-0 font-semibold [overflow-wrap:anywhere]"
                to={link(item.kind === 'trade' ? '/time-trade-requests' : '/co-parenting-calendar')}
              >
                {item.title || <Trans>Without a reason</Trans>}
              </SiteLink>
            </p>
            <p className="text-sm text-soft">
              <Trans>
                Sent {sent}. To answer: {who}.
              </Trans>{' '}
              {due && isOver ? (
                <Trans>
                  The order (¶ {paragraph}) gave time until {due}.
                </Trans>
              ) : due ? (
                <Trans>
                  By the order (¶ {paragraph}): {due}.
                </Trans>
              ) : (
                <Trans>No deadline in an order.</Trans>
              )}{' '}
              {asked && <Trans>Asked to be answered by {asked}.</Trans>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
