import { Trans, useLingui } from '@lingui/react/macro'
import { dayIn, timeIn, zoneLetters } from '#web/times.ts'
import type { Exchange } from '#schedule/calendar/contract.ts'
import type { Seat } from '#case/cases/contract.ts'
import { Elsewhere } from '#case/cases/public.tsx'
import { holderName } from './names.ts'

interface NextExchangeProps {
  seat: Seat
  next: Exchange | null
  stopped: 'ended' | 'held' | null
  hasSchedule: boolean
  kids: readonly { id: string; name: string }[]
}

/** When, where and who: the next time that children change hands. */
export function NextExchange({ seat, next, stopped, hasSchedule, kids }: NextExchangeProps) {
  const { i18n } = useLingui()
  if (stopped === 'ended') return <Trans>Your part in this case has ended.</Trans>
  if (stopped === 'held') return <Trans>Not shown while your protective-order hold is on.</Trans>
  if (!hasSchedule) return <Trans>No schedule is in force yet. With one, the next exchange stands here.</Trans>
  if (!next) return <Trans>No exchange is coming up.</Trans>
  const [from, to] = [holderName(i18n, seat, next.from), holderName(i18n, seat, next.to)]
  const who = kids.filter(({ id }) => next.children.includes(id)).map(({ name }) => name)
  return (
    <div>
      <p className="text-xl font-semibold">
        <time dateTime={next.at}>
          {dayIn(next.at, seat.zone, i18n.locale)}, {timeIn(next.at, seat.zone, i18n.locale)} {zoneLetters(next.at, seat.zone, i18n.locale)}
        </time>
        <Elsewhere at={next.at} zone={seat.zone} />
      </p>
      <p>
        <Trans>
          From {from} to {to}
        </Trans>
        {who.length > 0 && <>: {who.join(', ')}</>}
      </p>
      {next.place && <p className="text-soft">{next.place}</p>}
    </div>
  )
}
