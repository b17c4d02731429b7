import { Trans } from '@lingui/react/macro'
import { useAsk } from '../../../web/ask.ts'
import { type Seat } from '../../cases/contract.ts'
import { caseLink, caseQuery } from '../../cases/door.tsx'
import { calls as scheduleCalls } from '../../custody/contract.ts'
import { calls as planCalls } from '../../plans/contract.ts'
import { calls as tradeCalls } from '../../trades/contract.ts'
import { calls } from '../contract.ts'
import { AnswerClock } from './answer-clock.tsx'
import { Tile } from './card.tsx'
import { askedIn, plansWaiting, unconfirmed, waitingIn } from './waiting.ts'
import { PlansWaiting } from './plans-waiting.tsx'
import { WaitingList } from './waiting-list.tsx'

interface Props {
  seat: Seat
  search: URLSearchParams
}

/** What waits, for oneself and for the other, what is to be confirmed, and how long answers take. */
export function Requests({ seat, search }: Props) {
  const query = caseQuery(search)
  const link = (path: string) => caseLink(path, search)
  const trades = useAsk(tradeCalls.list, { query })
  const schedule = useAsk(scheduleCalls.current, { query })
  const today = useAsk(calls.list, { query }).data?.today ?? ''
  const plans = useAsk(planCalls.list, { query })
  const asked = [trades, schedule, plans]
  const order = trades.data?.answer ?? null
  const waiting = waitingIn(trades.data?.trades ?? [], schedule.data?.versions ?? [], order?.hours ?? null)
  // A parent's own to answer, and what the other is to; a granted seat sees both as waiting.
  const mine = waiting.filter(({ of }) => seat.side !== null && of === seat.side)
  const theirs = waiting.filter(({ of }) => seat.side === null || of !== seat.side)
  const open = unconfirmed(schedule.data?.toConfirm ?? [])
  const lines = plans.data?.plans ?? []
  const minePlans = seat.side === null ? [] : plansWaiting(lines, [seat.side])
  const theirPlans = plansWaiting(
    lines,
    (['A', 'B'] as const).filter((side) => side !== seat.side),
  )
  const list = (items: typeof waiting, ofPlans: typeof minePlans) => (
    <div className="grid gap-3">
      {items.length > 0 && <WaitingList clause={order?.clause ?? null} items={items} link={link} seat={seat} today={today} />}
      {ofPlans.length > 0 && (
        <div className={items.length > 0 ? 'border-t border-line pt-3' : ''}>
          <PlansWaiting link={link} plans={ofPlans} />
        </div>
      )}
    </div>
  )
  return (
    <>
      {seat.side !== null && (
        <Tile
          action={<Trans>Open swap requests</Trans>}
          asked={asked}
          title={<Trans>Needs your answer</Trans>}
          to={link('/time-trade-requests')}
        >
          {() => (mine.length + minePlans.length === 0 ? <Trans>Nothing waits for you.</Trans> : list(mine, minePlans))}
        </Tile>
      )}
      <Tile
        action={<Trans>Open swap requests</Trans>}
        asked={asked}
        title={<Trans>Waiting for an answer</Trans>}
        to={link('/time-trade-requests')}
      >
        {() => (theirs.length + theirPlans.length === 0 ? <Trans>Nothing is waiting.</Trans> : list(theirs, theirPlans))}
      </Tile>
      {open.length > 0 && (
        <Tile
          action={<Trans>Look at them</Trans>}
          asked={asked}
          title={<Trans>Agreed before, to be confirmed</Trans>}
          to={link('/co-parenting-calendar')}
        >
          {() => <Confirmations n={open.length} />}
        </Tile>
      )}
      <Tile action={<Trans>See all requests</Trans>} asked={asked} title={<Trans>Answer clock</Trans>} to={link('/time-trade-requests')}>
        {() => <AnswerClock asked={askedIn(trades.data!.trades, schedule.data!.versions)} order={order} seat={seat} />}
      </Tile>
    </>
  )
}

function Confirmations({ n }: { n: number }) {
  return (
    <p>
      <Trans>Changes that you agreed on before the newest schedule: {n}. Each of you says whether it still holds.</Trans>
    </p>
  )
}
