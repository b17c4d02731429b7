import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAsk } from '../../web/ask.ts'
import { useLive } from '../../web/inside/live.ts'
import { LiveNote } from '../../web/inside/live-note.tsx'
import { SiteLink } from '../../web/link.tsx'
import { type At, need, type Page } from '../../web/page.ts'
import { Notice } from '../../web/ui/notice.tsx'
import { calls as calendarCalls } from '../calendar/contract.ts'
import { calls as caseCalls, type Seat } from '../cases/contract.ts'
import { caseLink, caseQuery, InCase } from '../cases/door.tsx'
import { calls as scheduleCalls } from '../custody/contract.ts'
import { calls as exchangeCalls } from '../exchanges/contract.ts'
import { calls } from './contract.ts'
import { Tile } from './parts/card.tsx'
import { Checklist } from './parts/checklist.tsx'
import { ChildTabs } from './parts/child-tabs.tsx'
import { ExchangeLines } from './parts/exchange-lines.tsx'
import { Kids } from './parts/kids.tsx'
import { Letters, NightStrip } from './parts/night-strip.tsx'
import { TradeLines } from './parts/trade-lines.tsx'
import { sees } from './parts/waiting.ts'

const topics = {
  people: ['/api/people'],
  trades: ['/api/exchanges', '/api/calendar'],
  exchanges: ['/api/exchanges', '/api/calendar'],
  schedule: ['/api/schedule', '/api/calendar', '/api/exchanges'],
  children: ['/api/schedule', '/api/calendar', '/api/exchanges'],
}
/** So many lines of each kind: the rest is on its own page. */
const most = 5

interface Props {
  seat: Seat
  search: URLSearchParams
}

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Enhanced co-parenting</Trans>
      </h1>
      <InCase search={search}>{(seat) => <Workspace search={search} seat={seat} />}</InCase>
    </main>
  )
}

function Workspace({ seat, search }: Props) {
  useLive(seat.caseId, topics)
  const people = useAsk(calls.list, { query: caseQuery(search) })
  const link = (path: string) => caseLink(path, search)
  return (
    <>
      <div className="-my-4">
        <LiveNote caseId={seat.caseId} />
      </div>
      {people.data?.isSolo && (
        <Notice title={<Trans>Solo mode</Trans>}>
          <p>
            <Trans>
              The other parent has not joined. Everything here works alone, and nothing is shown as seen by them.{' '}
              <SiteLink to={link('/parent-connection')}>Invitations and what became of them</SiteLink>
            </Trans>
          </p>
        </Notice>
      )}
      {seat.role === 'parent' && !seat.isFormer && <Steps search={search} />}
      {sees(seat, 'calendar') ? (
        <ByChild search={search} seat={seat} />
      ) : (
        <p>
          <Trans>Your seat does not show the calendar of this case.</Trans>
        </p>
      )}
    </>
  )
}

/** The first steps, once everything they are told from is here. */
function Steps({ search }: { search: URLSearchParams }) {
  const query = caseQuery(search)
  const people = useAsk(calls.list, { query }).data
  const schedule = useAsk(scheduleCalls.current, { query }).data
  const exchanges = useAsk(exchangeCalls.exchanges, { query }).data
  if (!people || !schedule || !exchanges) return null
  const done = {
    children: schedule.children.length > 0,
    schedule: schedule.versions.some(({ state }) => state === 'approved'),
    invited: !people.isSolo || people.invitations.some(({ role }) => role === 'parent'),
    exchange: [...exchanges.past, ...exchanges.upcoming].some(({ checkIns }) => checkIns.length > 0),
  }
  return <Checklist done={done} link={(path) => caseLink(path, search)} />
}

function ByChild({ seat, search }: Props) {
  const query = caseQuery(search)
  const link = (path: string) => caseLink(path, search)
  const tonight = useAsk(calendarCalls.tonight, { query })
  const agenda = useAsk(calendarCalls.range, { query: { ...query, view: 'agenda' } })
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
      <div className="grid gap-4 lg:grid-cols-2">
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

function Swaps({ seat, search, chosen }: Props & { chosen: string | null }) {
  const asked = useAsk(exchangeCalls.trades, { query: caseQuery(search) })
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

function Exchanges({ seat, search, chosen }: Props & { chosen: string | null }) {
  const asked = useAsk(exchangeCalls.exchanges, { query: caseQuery(search) })
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

export const page: Page = {
  needs: ({ search }) => {
    const query = caseQuery(search)
    return [
      need(caseCalls.mine, {}),
      need(calls.list, { query }),
      need(scheduleCalls.current, { query }),
      need(exchangeCalls.trades, { query }),
      need(exchangeCalls.exchanges, { query }),
      need(calendarCalls.tonight, { query }),
      need(calendarCalls.range, { query: { ...query, view: 'agenda' } }),
    ]
  },
  title: (_at, i18n) => t(i18n)`Enhanced co-parenting`,
  View,
  noIndex: () => true,
}
