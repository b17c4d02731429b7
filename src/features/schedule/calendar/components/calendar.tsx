import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useApiQuery } from '#web/api.ts'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { NeedsAnswer } from '#case/answers/public.tsx'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { Conflicts } from '#schedule/conflicts/public.tsx'
import type { Names } from '#schedule/events/public.tsx'
import { calls } from '../contract.ts'
import { Actions } from './actions.tsx'
import { Agenda, OneDay } from './days.tsx'
import type { Around } from './line.tsx'
import { MonthGrid } from './month.tsx'
import { type Open, Opened } from './opened.tsx'
import { NoPhase, Phases } from './phases.tsx'
import { Said } from './said.tsx'
import { Tonight } from './tonight.tsx'
import { Toolbar } from './toolbar.tsx'
import { useKeys } from './use-keys.ts'
import { useMoves } from './use-moves.ts'
import { usePhase } from './use-phase.ts'
import { placeIn, rangeQuery, useGo } from './use-place.ts'

const own = ['/api/calendar']
const topics = { calendar: own, schedule: own, hearings: own, trades: own, exchanges: own, orders: own, children: own, payments: own }

/** The calendar of a case, as its address has it: which view, which day, which layers. */
export function Calendar({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { t } = useLingui()
  const [path] = useLocation()
  const { caseId } = seat
  const query = caseQuery(search)
  const { view, day: asked, off: chosen } = placeIn(search)
  const phase = usePhase({ isOn: path === '/lifecycle', query })
  const off = phase.off !== null && !search.has('off') ? phase.off : chosen
  const go = useGo(search)
  const { data: range, error, refetch, isFetching } = useApiQuery(calls.range, { query: rangeQuery(search) }, { keepOld: true })
  const { move, gone, undo, takeBack, problem } = useMoves(caseId)
  const [open, setOpen] = useState<Open | null>(null)
  useLive(caseId, topics)
  const day = asked ?? range?.today ?? ''
  const canAdd = range?.can.add ?? false
  useKeys({
    canAdd,
    onToday: () => go({ day: '' }),
    onNew: () => setOpen({ is: 'form', start: { firstDay: day } }),
    onHelp: () => setOpen({ is: 'help' }),
  })
  const title = (
    <h1 className="me-auto text-xl sm:text-2xl">
      <Trans>Calendar</Trans>
    </h1>
  )
  if (!range) {
    return (
      <>
        {title}
        {error ? (
          <Failed
            busy={isFetching}
            onRetry={() => void refetch()}
            sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
            title={<Trans>The calendar could not be loaded</Trans>}
          />
        ) : (
          <Skeleton lines={12} />
        )}
      </>
    )
  }
  const names: Names = {
    A: seat.parents.find((parent) => parent.side === 'A')?.name ?? t`Parent A`,
    B: seat.parents.find((parent) => parent.side === 'B')?.name ?? t`Parent B`,
  }
  const { children, zone } = range
  const link = (to: string) => caseLink(to, search)
  const around: Around = { zone, names, kids: children, link, onOpen: (event) => setOpen({ is: 'event', event }), onMove: move }
  const done = (savedDay: string) => {
    setOpen(null)
    if (savedDay !== '' && savedDay !== day) go({ day: savedDay })
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {title}
        <Actions canAdd={canAdd} day={day} onOpen={setOpen} />
      </div>
      {phase.profile && <Phases go={go} isFiltered={!search.has('off')} link={link} profile={phase.profile} />}
      {phase.isUnknown && <NoPhase link={link} />}
      <div className="grid gap-1 sm:gap-2 lg:grid-flow-col lg:auto-cols-fr lg:items-start">
        <NeedsAnswer isFolded />
        <Tonight names={names} query={query} side={seat.side} />
      </div>
      <div>
        <Toolbar day={day} everything={phase.profile ? 'nothing' : ''} go={go} off={off} range={range} view={view} />
        <Said onUndo={takeBack} problem={problem?.sentence} undo={undo} />
      </div>
      {phase.isPending ? (
        <Skeleton lines={12} />
      ) : view === 'month' || view === 'week' ? (
        <>
          <MonthGrid
            day={day}
            isWeek={view === 'week'}
            names={names}
            off={off}
            onDay={(to) => go({ day: to })}
            onMove={move}
            range={range}
          />
          <LiveNote caseId={caseId} />
          <OneDay around={around} day={day} off={off} range={range} />
        </>
      ) : (
        <>
          <LiveNote caseId={caseId} />
          <Agenda all={view === 'agenda'} around={around} off={off} range={range} />
        </>
      )}
      <div className="mt-4">
        <Conflicts
          reader={seat.side}
          caseId={caseId}
          kids={children}
          link={link}
          names={names}
          onMoved={() => void refetch()}
          query={query}
        />
      </div>
      <Opened
        caseId={caseId}
        names={names}
        onDone={done}
        onGone={(event, back) => {
          setOpen(null)
          gone(event, back)
        }}
        onOpen={setOpen}
        open={open}
        range={range}
      />
    </>
  )
}
