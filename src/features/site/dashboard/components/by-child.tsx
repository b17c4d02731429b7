import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { calls as calendarCalls } from '#schedule/calendar/contract.ts'
import { type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { Tile } from './card.tsx'
import { ChildTabs } from './child-tabs.tsx'
import { Kids } from './kids.tsx'
import { Letters, NightStrip } from './night-strip.tsx'
import { sees } from './waiting.ts'
import { Exchanges, Swaps } from './by-child-lists.tsx'

interface Props {
  seat: Seat
  search: URLSearchParams
}

/** The schedule, swaps and exchanges of all children, or of the one that is chosen. */
export function ByChild({ seat, search }: Props) {
  const query = caseQuery(search)
  const link = (path: string) => caseLink(path, search)
  const tonight = useApiQuery(calendarCalls.tonight, { query })
  const agenda = useApiQuery(calendarCalls.range, { query: { ...query, view: 'agenda' } })
  const all = agenda.data?.children ?? []
  const asked = search.get('child')
  const chosen = all.some(({ id }) => id === asked) ? asked : null
  const kids = all.filter(({ id }) => chosen === null || id === chosen)
  const today = tonight.data?.today ?? ''
  const nights = (agenda.data?.nights ?? []).filter(({ day }) => day >= today).slice(0, 14)
  return (
    <>
      {all.length > 1 && (
        <ChildTabs
          chosen={chosen}
          kids={all}
          linkOf={(child) => link(child === null ? '/enhanced-co-parenting' : `/enhanced-co-parenting?child=${child}`)}
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="lg:col-span-2">
          <Tile action={<Trans>Open the calendar</Trans>} asked={[tonight, agenda]} title={<Trans>Schedule</Trans>} to={link('/calendar')}>
            {() => (
              <div className="grid gap-4">
                <Kids kids={kids} seat={seat} today={today} tonight={tonight.data!.hasSchedule ? tonight.data!.children : []} />
                {tonight.data!.hasSchedule && (
                  <>
                    {kids.map(({ id, name }) => (
                      <NightStrip child={id} key={id} name={name} nights={nights} seat={seat} />
                    ))}
                    <Letters seat={seat} />
                  </>
                )}
              </div>
            )}
          </Tile>
        </div>
        {sees(seat, 'trades') && <Swaps chosen={chosen} search={search} seat={seat} />}
        {sees(seat, 'exchanges') && <Exchanges chosen={chosen} search={search} seat={seat} />}
      </div>
    </>
  )
}
