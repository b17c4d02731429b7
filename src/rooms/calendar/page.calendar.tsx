import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAsk } from '../../web/ask.ts'
import { useLive } from '../../web/inside/live.ts'
import { LiveNote } from '../../web/inside/live-note.tsx'
import { dayLong } from '../../web/inside/times.ts'
import { useChange } from '../../web/inside/use-change.ts'
import { type At, need, type Page } from '../../web/page.ts'
import { Button } from '../../web/ui/button.tsx'
import { Skeleton } from '../../web/ui/skeleton.tsx'
import { Failed } from '../../web/ui/states.tsx'
import { useUser } from '../../web/user.ts'
import { calls as caseCalls, type Seat } from '../cases/contract.ts'
import { caseLink, caseQuery, InCase, useCase } from '../cases/door.tsx'
import { BetaPart } from '../flags/door.tsx'
import { calls, type EventRecord, type Occurrence } from './contract.ts'
import { Agenda, OneDay } from './parts/days.tsx'
import { Conflicts } from './parts/conflicts.tsx'
import type { Around } from './parts/line.tsx'
import { MonthGrid } from './parts/month.tsx'
import { type Open, Opened } from './parts/opened.tsx'
import { Phases } from './parts/phases.tsx'
import { Tonight } from './parts/tonight.tsx'
import { Toolbar } from './parts/toolbar.tsx'
import { useKeys } from './parts/use-keys.ts'
import { placeIn, rangeQuery, useGo } from './parts/use-place.ts'
import { type Names, plusDays } from './parts/words.ts'

const own = ['/api/calendar']
const topics = { calendar: own, schedule: own, hearings: own, trades: own, exchanges: own, orders: own, children: own }

function View({ search }: At) {
  const here = useCase(search)
  const name = useUser()?.firstName ?? ''
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>{here.is === 'here' || here.is === 'missing' ? <Trans>Calendar</Trans> : <Trans>Welcome, {name}</Trans>}</h1>
      <InCase search={search}>{(seat) => <Calendar key={seat.caseId} search={search} seat={seat} />}</InCase>
      <BetaPart />
    </main>
  )
}

interface Undo {
  said: string
  /** `null` where there is no way back. */
  run: (() => Promise<unknown>) | null
}

function Calendar({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { t: text, i18n } = useLingui()
  const [path] = useLocation()
  const { caseId } = seat
  const { view, day: asked, off } = placeIn(search)
  const go = useGo(search)
  const { data: range, error, refetch, isFetching } = useAsk(calls.range, { query: rangeQuery(search) }, { keepOld: true })
  const moving = useChange(calls.move, own)
  const cancelling = useChange(calls.cancel, own)
  const [open, setOpen] = useState<Open | null>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  useLive(caseId, topics)
  const day = asked ?? range?.today ?? ''
  const canAdd = range?.can.add ?? false
  useKeys({
    canAdd,
    isOpen: open !== null,
    onToday: () => go({ day: '' }),
    onNew: () => setOpen({ is: 'form', start: { firstDay: day } }),
    onHelp: () => setOpen({ is: 'help' }),
  })
  if (!range) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The calendar could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={12} />
    )
  }
  const names: Names = {
    A: seat.parents.find((parent) => parent.side === 'A')?.name ?? text`Parent A`,
    B: seat.parents.find((parent) => parent.side === 'B')?.name ?? text`Parent B`,
  }
  const { children, zone } = range
  const query = caseQuery(search)
  const link = (to: string) => caseLink(to, search)
  const move = async (event: Occurrence, days: number) => {
    if (days === 0 || !event.can.move) return
    const firstDay = plusDays(event.firstDay, days)
    const params = { case: caseId, event: event.id }
    const reply = await moving.send({ params, body: { sequence: event.sequence, firstDay } })
    if (!reply) return
    const [title, to] = [event.title, dayLong(firstDay, i18n.locale)]
    setUndo({
      said: text`${title} was moved to ${to}.`,
      run: () => moving.send({ params, body: { sequence: reply.sequence, firstDay: event.firstDay } }),
    })
  }
  const gone = (event: EventRecord, back: { sequence: number } | null) => {
    setOpen(null)
    const { title } = event
    setUndo({
      said: text`${title} was taken out of the calendar.`,
      run: back
        ? () => cancelling.send({ params: { case: caseId, event: event.id }, body: { cancelled: false, sequence: back.sequence } })
        : null,
    })
  }
  const around: Around = {
    zone,
    names,
    kids: children,
    link,
    onOpen: (event) => setOpen({ is: 'event', event }),
    onMove: (event, days) => void move(event, days),
  }
  const done = (chosen: string) => {
    setOpen(null)
    if (chosen !== '' && chosen !== day) go({ day: chosen })
  }
  const problem = moving.problem ?? cancelling.problem
  return (
    <>
      {path === '/lifecycle' && <Phases link={link} query={query} />}
      <Tonight names={names} query={query} />
      <div className="no-print flex flex-wrap gap-3">
        {canAdd && (
          <>
            <Button onClick={() => setOpen({ is: 'form', start: { firstDay: day } })}>
              <Trans>Add an event</Trans>
            </Button>
            <Button kind="secondary" onClick={() => setOpen({ is: 'text' })}>
              <Trans>From a text</Trans>
            </Button>
            <Button kind="secondary" onClick={() => setOpen({ is: 'file' })}>
              <Trans>From a file</Trans>
            </Button>
            <Button kind="secondary" onClick={() => setOpen({ is: 'feeds' })}>
              <Trans>On your phone</Trans>
            </Button>
          </>
        )}
        <Button className="max-sm:hidden" kind="quiet" onClick={() => setOpen({ is: 'help' })}>
          <Trans>Keys</Trans>
        </Button>
        <Button kind="quiet" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <Toolbar day={day} go={go} off={off} range={range} view={view} />
      <div className="no-print -my-3 flex flex-wrap items-center gap-3">
        <LiveNote caseId={caseId} />
        <output className="flex flex-wrap items-center gap-3">
          {undo && (
            <>
              <span className="font-semibold">{undo.said}</span>
              {undo.run && (
                <Button
                  kind="quiet"
                  onClick={() => {
                    setUndo(null)
                    void undo.run?.()
                  }}
                >
                  <Trans>Undo</Trans>
                </Button>
              )}
            </>
          )}
        </output>
      </div>
      {problem && (
        <p className="font-semibold text-danger" role="alert">
          {problem.sentence}
        </p>
      )}
      {view === 'month' || view === 'week' ? (
        <>
          <MonthGrid
            day={day}
            isWeek={view === 'week'}
            names={names}
            off={off}
            onDay={(chosen) => go({ day: chosen })}
            onMove={(event, days) => void move(event, days)}
            range={range}
          />
          <OneDay around={around} day={day} off={off} range={range} />
        </>
      ) : (
        <Agenda all={view === 'agenda'} around={around} off={off} range={range} />
      )}
      <Conflicts caseId={caseId} kids={children} link={link} names={names} onMoved={() => void refetch()} query={query} />
      <Opened caseId={caseId} names={names} onDone={done} onGone={gone} onOpen={setOpen} open={open} range={range} />
    </>
  )
}

export const page: Page = {
  needs: ({ search }) => [
    need(caseCalls.mine, {}),
    need(calls.range, { query: rangeQuery(search) }),
    need(calls.tonight, { query: caseQuery(search) }),
    need(calls.conflicts, { query: caseQuery(search) }),
  ],
  title: (_at, i18n) => t(i18n)`Calendar`,
  View,
  noIndex: () => true,
}
