import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { calls as scheduleCalls } from '#schedule/schedule/contract.ts'
import { calls as planCalls } from '#schedule/plans/contract.ts'
import { calls as tradeCalls } from '#schedule/swaps/contract.ts'
import { calls } from '#case/people/contract.ts'
import { AnswerClock } from './answer-clock.tsx'
import { Tile } from './card.tsx'
import { askedIn, plansWaiting, waitingIn } from './waiting.ts'
import { PlansWaiting } from './plans-waiting.tsx'
import { WaitingList } from './waiting-list.tsx'

interface Props {
  seat: Seat
  search: URLSearchParams
}

/** What waits for the other, and how long answers take. */
export function Requests({ seat, search }: Props) {
  const query = caseQuery(search)
  const link = (path: string) => caseLink(path, search)
  const trades = useApiQuery(tradeCalls.list, { query })
  const schedule = useApiQuery(scheduleCalls.current, { query })
  const today = useApiQuery(calls.list, { query }).data?.today ?? ''
  const plans = useApiQuery(planCalls.list, { query })
  const asked = [trades, schedule, plans]
  const order = trades.data?.answer ?? null
  const waiting = waitingIn(trades.data?.trades ?? [], schedule.data?.versions ?? [], order?.hours ?? null)
  // What the other is to answer; a granted seat sees both as waiting. A parent's own is the box of features/case/answers.
  const theirs = waiting.filter(({ of }) => seat.side === null || of !== seat.side)
  const lines = plans.data?.plans ?? []
  const theirPlans = plansWaiting(
    lines,
    (['A', 'B'] as const).filter((side) => side !== seat.side),
  )
  const list = (items: typeof waiting, ofPlans: typeof theirPlans) => (
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
      <Tile
        action={<Trans>Open swap requests</Trans>}
        asked={asked}
        title={<Trans>Waiting for an answer</Trans>}
        to={link('/time-trade-requests')}
      >
        {() => (theirs.length + theirPlans.length === 0 ? <Trans>Nothing is waiting.</Trans> : list(theirs, theirPlans))}
      </Tile>
      <Tile action={<Trans>See all requests</Trans>} asked={asked} title={<Trans>Answer clock</Trans>} to={link('/time-trade-requests')}>
        {() => <AnswerClock asked={askedIn(trades.data!.trades, schedule.data!.versions)} order={order} seat={seat} />}
      </Tile>
    </>
  )
}
