import { Trans, useLingui } from '@lingui/react/macro'
import { useCaseTimes } from '#shell/case-times.ts'
import type { Seat } from '#case/cases/contract.ts'
import type { Exchange } from '#schedule/exchanges/contract.ts'
import { holderName } from './names.ts'
import { exchangeStates } from './words.ts'
import { Badge } from '#web/ui/notice.tsx'

/** The next exchanges, or the last ones with what was recorded. */
export function ExchangeLines({
  seat,
  exchanges,
  kids,
}: {
  seat: Seat
  exchanges: readonly Exchange[]
  kids: ReadonlyMap<string, string>
}) {
  const { i18n } = useLingui()
  const { moment } = useCaseTimes(seat.zone, i18n)
  return (
    <ul className="grid gap-3">
      {exchanges.map((exchange) => {
        const to = holderName(i18n, seat, exchange.toSide)
        const who = exchange.children.map((id) => kids.get(id)).filter(Boolean)
        return (
          <li className="border-t border-line pt-3 first:border-0 first:pt-0" key={`${exchange.dueAt} ${exchange.toSide}`}>
            <p className="flex flex-wrap items-center gap-2">
              <time className="font-semibold" dateTime={exchange.dueAt}>
                {moment(exchange.dueAt)}
              </time>
              <Badge>{i18n._(exchangeStates[exchange.state])}</Badge>
            </p>
            <p className="text-sm text-soft">
              <Trans>To {to}</Trans>
              {who.length > 0 && <>: {who.join(', ')}</>}
              {exchange.place && <> · {exchange.place}</>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
