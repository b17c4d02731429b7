import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { calls as exchangeCalls } from '#schedule/exchanges/contract.ts'
import { calls as tradeCalls } from '#schedule/swaps/contract.ts'
import { Tile } from './card.tsx'
import { ExchangeLines } from './exchange-lines.tsx'
import { TradeLines } from './trade-lines.tsx'

/** So many lines of each kind: the rest is on its own page. */
const most = 5

interface Props {
  seat: Seat
  search: URLSearchParams
}

export function Swaps({ seat, search, chosen }: Props & { chosen: string | null }) {
  const asked = useApiQuery(tradeCalls.list, { query: caseQuery(search) })
  const trades = (asked.data?.trades ?? []).filter(
    // A leg without children is for all of them.
    ({ legs }) => chosen === null || legs.some(({ children }) => children.length === 0 || children.includes(chosen)),
  )
  return (
    <Tile
      action={<Trans>Open swap requests</Trans>}
      asked={[asked]}
      title={<Trans>Swap requests</Trans>}
      to={caseLink('/time-trade-requests', search)}
    >
      {() => (trades.length === 0 ? <Trans>No swap has been asked for.</Trans> : <TradeLines seat={seat} trades={trades.slice(0, most)} />)}
    </Tile>
  )
}

export function Exchanges({ seat, search, chosen }: Props & { chosen: string | null }) {
  const asked = useApiQuery(exchangeCalls.list, { query: caseQuery(search) })
  const upcoming = (asked.data?.upcoming ?? []).filter(({ children }) => chosen === null || children.includes(chosen))
  const names = new Map((asked.data?.children ?? []).map(({ id, name }) => [id, name]))
  return (
    <Tile
      action={<Trans>Open exchanges</Trans>}
      asked={[asked]}
      title={<Trans>Next exchanges</Trans>}
      to={caseLink('/exchange-tracking', search)}
    >
      {() =>
        upcoming.length === 0 ? (
          <Trans>No exchange is coming up in the next 14 days.</Trans>
        ) : (
          <ExchangeLines exchanges={upcoming.slice(0, most)} kids={names} seat={seat} />
        )
      }
    </Tile>
  )
}
