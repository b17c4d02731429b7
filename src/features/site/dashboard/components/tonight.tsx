import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { calls as calendarCalls } from '#schedule/calendar/contract.ts'
import { type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { Tile } from './card.tsx'
import { Kids } from './kids.tsx'
import { NextExchange } from './next-exchange.tsx'

interface Props {
  seat: Seat
  search: URLSearchParams
}

/** The next exchange, and with whom each child is tonight. */
export function Tonight({ seat, search }: Props) {
  const query = caseQuery(search)
  const tonight = useApiQuery(calendarCalls.tonight, { query })
  const range = useApiQuery(calendarCalls.range, { query: { ...query, view: 'week' } })
  const link = (path: string) => caseLink(path, search)
  return (
    <>
      <Tile action={<Trans>Open exchanges</Trans>} asked={[tonight]} title={<Trans>Next exchange</Trans>} to={link('/exchange-tracking')}>
        {() => (
          <NextExchange
            hasSchedule={tonight.data!.hasSchedule}
            kids={tonight.data!.children}
            next={tonight.data!.next}
            seat={seat}
            stopped={tonight.data!.stopped}
          />
        )}
      </Tile>
      <Tile action={<Trans>Open the calendar</Trans>} asked={[tonight, range]} title={<Trans>Children</Trans>} to={link('/calendar')}>
        {() => (
          <Kids
            kids={range.data!.children}
            seat={seat}
            today={tonight.data!.today}
            tonight={tonight.data!.hasSchedule ? tonight.data!.children : []}
          />
        )}
      </Tile>
    </>
  )
}
