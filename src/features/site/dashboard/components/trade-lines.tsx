import { Trans, useLingui } from '@lingui/react/macro'
import { useCaseTimes } from '#shell/case-times.ts'
import { Badge } from '#web/ui/notice.tsx'
import type { Seat } from '#case/cases/contract.ts'
import type { Trade } from '#schedule/swaps/contract.ts'
import { holderName } from './names.ts'
import { tradeStateNames } from './words.ts'

/** Swap requests, the latest first: which time goes to whom, and how each stands. */
export function TradeLines({ seat, trades }: { seat: Seat; trades: readonly Trade[] }) {
  const { i18n } = useLingui()
  const { moment: say } = useCaseTimes(seat.zone, i18n)
  return (
    <ul className="grid gap-3">
      {trades.map((trade) => (
        <li className="border-t border-line pt-3 first:border-0 first:pt-0" key={trade.id}>
          <p className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{trade.reason || <Trans>Without a reason</Trans>}</span>
            <Badge>{i18n._(tradeStateNames[trade.state])}</Badge>
          </p>
          <ul className="text-sm text-soft">
            {trade.legs.map((leg) => {
              const [from, to, who] = [say(leg.fromAt), say(leg.toAt), holderName(i18n, seat, leg.side)]
              return (
                <li key={`${leg.from} ${leg.side} ${leg.children.join()}`}>
                  <Trans>
                    {from} to {to}: with {who}
                  </Trans>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}
