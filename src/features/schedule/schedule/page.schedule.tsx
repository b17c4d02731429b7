import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { namesOf } from '#shell/holders.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useLive } from '#shell/live.ts'
import { requestIn } from '#shell/opening-row.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase } from '#case/cases/public.tsx'
import { Builder, Drafts, History, Proposals, type Start, startFrom, startOf } from '#schedule/versions/public.tsx'
import type { Version } from '#schedule/versions/contract.ts'
import { calls } from './contract.ts'
import { Changed } from './components/changed.tsx'
import { InForce } from './components/in-force.tsx'
import { InWords } from './components/in-words.tsx'
import { Preview } from './components/preview.tsx'
import { VisibleDays } from './components/visible-days.tsx'
import { TimeLink } from './components/time-link.tsx'
import { ToConfirm } from './components/to-confirm.tsx'
import { Why } from './components/why.tsx'
import { Effect, WouldBe } from './components/would-be.tsx'

const topics = {
  schedule: ['/api/schedule'],
  trades: ['/api/schedule'],
  orders: ['/api/schedule'],
  children: ['/api/schedule'],
  people: ['/api/schedule'],
}

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Co-parenting calendar</Trans>
      </h1>
      <InCase scope="schedule" search={search}>
        {(seat) => <Schedule search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Schedule({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { i18n, t: text } = useLingui()
  const at = caseQuery(search)
  const [child, setChild] = useState<string | null>(null)
  // Until the user opens or closes a draft here, it is the draft in the address, if any.
  const [started, setBuilding] = useState<Start | null>()
  const [asked, setAsked] = useState<{ day: string; version?: string } | null>(null)
  const { data, error, refetch, isFetching } = useApiQuery(calls.current, { query: at })
  const days = useApiQuery(calls.days, { query: { ...at, ...(child && { child }) } }, { keepOld: true })
  useLive(seat.caseId, topics)
  // The optimizer links here with the draft that it made.
  const wanted = search.get('draft')
  const opened = data?.versions.find(({ id, state }) => id === wanted && state === 'draft')
  const building = started === undefined ? (opened ? startOf(opened) : null) : started
  if (!data) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The schedule could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={10} />
    )
  }
  const names = namesOf(seat, i18n)
  const common = { caseId: seat.caseId, child, names }
  const { today, zone, base, otherJoined, children: kids } = data
  const begin = (from: Version | null) => setBuilding(startFrom(from, { today, otherJoined, title: text`Our schedule` }))
  const now = data.versions.find(({ isNow }) => isNow)
  const drafts = data.versions.filter(({ state }) => state === 'draft')
  const waiting = data.versions.filter(({ state }) => state === 'proposed')
  const named = requestIn(search)
  const isAnswered = data.versions.some(({ id, state }) => id === named && state !== 'draft' && state !== 'proposed')
  const past = data.versions.filter(({ state }) => state !== 'draft' && state !== 'proposed')
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      {data.shows && <VisibleDays isFormer={seat.role === 'parent'} shows={data.shows} />}
      {data.can.add && !building && (
        <div className="no-print flex flex-wrap gap-3">
          <Button onClick={() => begin(null)}>
            <Trans>New schedule</Trans>
          </Button>
          {now && (
            <Button kind="secondary" onClick={() => begin(now)}>
              <Trans>Begin with the one in force</Trans>
            </Button>
          )}
        </div>
      )}
      {building && (
        <Builder
          base={base}
          caseId={seat.caseId}
          key={building.draft?.id ?? 'new'}
          kids={kids}
          names={names}
          onClose={() => setBuilding(null)}
          orders={data.orders}
          otherJoined={otherJoined}
          start={building}
          versions={data.versions}
          today={today}
        >
          {({ effective, rules }) => <Preview {...common} effective={effective} rules={rules} today={today} />}
        </Builder>
      )}
      {!building && <Drafts caseId={seat.caseId} drafts={drafts} onOpen={(draft) => setBuilding(startOf(draft))} />}
      {isAnswered && (
        <Notice>
          <Trans>That proposal was answered or withdrawn. See all versions below.</Trans>
        </Notice>
      )}
      <Proposals
        base={base}
        caseId={seat.caseId}
        renderEffect={({ id }) => <Effect {...common} version={id} />}
        kids={kids}
        named={named}
        names={names}
        today={today}
        versions={waiting}
        zone={zone}
      >
        {({ id }) => <WouldBe {...common} onDay={(day) => setAsked({ day, version: id })} today={today} version={id} />}
      </Proposals>
      {data.toConfirm.length > 0 && base && (
        <ToConfirm isNamed={named === 'confirm'} caseId={seat.caseId} names={names} open={data.toConfirm} version={base} zone={zone} />
      )}
      <InForce
        child={child}
        days={days}
        isAlone={now?.alone ?? false}
        isLimited={data.shows !== null}
        kids={kids}
        names={names}
        onChild={setChild}
        onDay={(day) => setAsked({ day })}
        today={today}
        zone={zone}
      />
      {now && <InWords kids={kids} names={names} today={today} version={now} />}
      <TimeLink to={caseLink('/co-parenting-calendar?time', search)} />
      <History
        isNamed={isAnswered}
        compareAt={data.versions.length > 1 ? caseLink('/co-parenting-calendar?compare', search) : null}
        kids={kids}
        names={names}
        onAgain={data.can.add ? begin : undefined}
        versions={past}
        zone={zone}
      >
        {(version) => <Changed {...common} version={version} />}
      </History>
      <Why
        at={{ ...at, ...(child && { child }), ...(asked?.version && { version: asked.version }) }}
        day={asked?.day ?? null}
        names={names}
        onClose={() => setAsked(null)}
      />
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [
    apiQuery(caseCalls.mine, {}),
    apiQuery(calls.current, { query: caseQuery(search) }),
    apiQuery(calls.days, { query: caseQuery(search) }),
  ],
  title: (_at, i18n) => t(i18n)`Co-parenting calendar`,
  View,
  noIndex: () => true,
}
