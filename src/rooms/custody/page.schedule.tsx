import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAsk } from '../../web/ask.ts'
import { useLive } from '../../web/inside/live.ts'
import { LiveNote } from '../../web/inside/live-note.tsx'
import { useChange } from '../../web/inside/use-change.ts'
import { type At, need, type Page } from '../../web/page.ts'
import { Button } from '../../web/ui/button.tsx'
import { Select } from '../../web/ui/field.tsx'
import { Notice } from '../../web/ui/notice.tsx'
import { Skeleton } from '../../web/ui/skeleton.tsx'
import { Empty, Failed } from '../../web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '../cases/contract.ts'
import { caseQuery, InCase } from '../cases/door.tsx'
import { calls, type Draft, type Version } from './contract.ts'
import { Actual } from './parts/actual.tsx'
import { Builder, type Start } from './parts/builder.tsx'
import { History } from './parts/history.tsx'
import { firstRule } from './parts/make-rules.ts'
import { Months } from './parts/months.tsx'
import { Legend, NightNote } from './parts/nights.tsx'
import { Proposal, renews } from './parts/proposal.tsx'
import { RulesInWords } from './parts/rules-in-words.tsx'
import { Sums } from './parts/sums.tsx'
import { ToConfirm } from './parts/to-confirm.tsx'
import { plusDays, weekdayOn } from './parts/wall.ts'
import { Why } from './parts/why.tsx'
import { basisNames, namesOf } from './parts/words.ts'

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
      <InCase search={search}>{(seat) => <Schedule search={search} seat={seat} />}</InCase>
    </main>
  )
}

const wordsOf = ({ title, basis, orderId, effective, rules, note }: Draft): Draft => ({ title, basis, orderId, effective, rules, note })

const startOf = (draft: Version): Start => ({ draft: { id: draft.id, digest: draft.digest }, words: wordsOf(draft) })

function Schedule({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { i18n, t: text } = useLingui()
  const at = caseQuery(search)
  const [child, setChild] = useState<string | null>(null)
  // Until something was opened or closed here it is the draft of the address, if there is one.
  const [started, setBuilding] = useState<Start | null>()
  const [asked, setAsked] = useState<{ day: string; version?: string } | null>(null)
  const { data, error, refetch, isFetching } = useAsk(calls.current, { query: at })
  const days = useAsk(calls.days, { query: { ...at, ...(child && { child }) } }, { keepOld: true })
  useLive(seat.caseId, topics)
  // The optimizer leads here with the draft that it made.
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
  const { today, zone, base, otherJoined, children: kids } = data
  const monday = plusDays(today, 7 - weekdayOn(today))
  const begin = (from: Version | null) =>
    setBuilding({
      draft: null,
      words: {
        title: from ? from.title : text`Our schedule`,
        basis: otherJoined ? 'agreed' : 'own',
        orderId: null,
        effective: monday,
        rules: from ? from.rules : [firstRule(monday)],
        note: '',
      },
    })
  const now = data.versions.find(({ isNow }) => isNow)
  const drafts = data.versions.filter(({ state }) => state === 'draft')
  const waiting = data.versions.filter(({ state }) => state === 'proposed')
  const past = data.versions.filter(({ state }) => state !== 'draft' && state !== 'proposed')
  const laid = days.data?.laid
  return (
    <>
      <LiveNote caseId={seat.caseId} />
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
          child={child}
          key={building.draft?.id ?? 'new'}
          kids={kids}
          names={names}
          onClose={() => setBuilding(null)}
          orders={data.orders}
          otherJoined={otherJoined}
          start={building}
          today={today}
        />
      )}
      {drafts.length > 0 && !building && (
        <section aria-labelledby="drafts" className="no-print grid gap-3">
          <h2 id="drafts">
            <Trans>Your drafts</Trans>
          </h2>
          <ul className="grid gap-3">
            {drafts.map((draft) => (
              <DraftLine caseId={seat.caseId} draft={draft} key={draft.id} onOpen={() => setBuilding(startOf(draft))} />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting" className="grid gap-4">
          <h2 id="waiting">
            <Trans>Proposals</Trans>
          </h2>
          {waiting.map((version) => (
            <Proposal
              base={base}
              caseId={seat.caseId}
              child={child}
              key={version.id}
              kids={kids}
              names={names}
              onDay={(day, id) => setAsked({ day, version: id })}
              today={today}
              version={version}
              zone={zone}
            />
          ))}
        </section>
      )}
      {data.toConfirm.length > 0 && base && (
        <ToConfirm caseId={seat.caseId} names={names} open={data.toConfirm} version={base} zone={zone} />
      )}
      <section aria-labelledby="in-force" className="grid gap-5">
        <h2 id="in-force">
          <Trans>In force</Trans>
        </h2>
        {kids.length > 1 && laid && (
          <Select
            className="no-print max-w-xs"
            label={text`Child`}
            onChange={(event) => setChild(event.target.value)}
            options={kids.map(({ id, name }) => ({ value: id, label: name }))}
            value={child ?? kids[0]!.id}
          />
        )}
        {now?.alone && (
          <Notice>
            <Trans>This was put in force by one parent before the other had joined. The other parent has not agreed to it.</Trans>
          </Notice>
        )}
        {laid ? (
          <>
            <Legend letters={laid.nights} names={names} />
            <Months laid={laid} names={names} onDay={(day) => setAsked({ day })} today={today} />
            <NightNote />
            <p className="no-print text-sm text-soft">
              <Trans>Press a day to see why it is whose it is. ⇄ is a hand-over. Times are those of the clock in {zone}.</Trans>
            </p>
            <Sums names={names} sums={laid.total} />
          </>
        ) : days.data ? (
          <Empty title={<Trans>No schedule is in force yet</Trans>}>
            <p>
              <Trans>Build one, and look at its nights and hours before anybody else does. It counts once both parents approve it.</Trans>
            </p>
          </Empty>
        ) : days.error ? (
          <Failed
            busy={days.isFetching}
            onRetry={() => void days.refetch()}
            sentence={<Trans>Try again in a minute.</Trans>}
            title={<Trans>The months could not be loaded</Trans>}
          />
        ) : (
          <Skeleton lines={10} />
        )}
      </section>
      {now && (
        <section aria-labelledby="words" className="grid gap-3">
          <h2 id="words">
            <Trans>The schedule in words</Trans>
          </h2>
          <p className="text-soft">
            {now.title}. {i18n._(basisNames[now.basis])}.
          </p>
          <RulesInWords kids={kids} names={names} rules={now.rules} />
        </section>
      )}
      {now && <Actual caseId={seat.caseId} child={child} kids={kids} names={names} today={today} />}
      {past.length > 0 && (
        <section aria-labelledby="history" className="grid gap-3">
          <h2 id="history">
            <Trans>All versions</Trans>
          </h2>
          <History
            caseId={seat.caseId}
            child={child}
            kids={kids}
            names={names}
            onAgain={data.can.add ? begin : undefined}
            versions={past}
            zone={zone}
          />
        </section>
      )}
      <Why
        at={{ ...at, ...(child && { child }), ...(asked?.version && { version: asked.version }) }}
        day={asked?.day ?? null}
        names={names}
        onClose={() => setAsked(null)}
      />
    </>
  )
}

function DraftLine({ draft, caseId, onOpen }: { draft: Version; caseId: string; onOpen: () => void }) {
  const { send, busy, problem } = useChange(calls.discard, renews)
  const [sure, setSure] = useState(false)
  return (
    <li className="grid gap-2 rounded-sm border border-line bg-surface p-3">
      <p className="font-semibold">{draft.title}</p>
      {draft.isBehind && (
        <p className="text-sm text-attention">
          <Trans>Another schedule came into force since you began it.</Trans>
        </p>
      )}
      {problem && (
        <p className="font-semibold text-danger" role="alert">
          {problem.sentence}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onOpen}>
          <Trans>Go on</Trans>
          <span className="sr-only"> {draft.title}</span>
        </Button>
        {sure ? (
          <Button busy={busy} kind="danger" onClick={() => void send({ params: { case: caseId, version: draft.id } })}>
            <Trans>Throw it away for good</Trans>
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => setSure(true)}>
            <Trans>Throw away</Trans>
            <span className="sr-only"> {draft.title}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

export const page: Page = {
  needs: ({ search }) => [
    need(caseCalls.mine, {}),
    need(calls.current, { query: caseQuery(search) }),
    need(calls.days, { query: caseQuery(search) }),
  ],
  title: (_at, i18n) => t(i18n)`Co-parenting calendar`,
  View,
  noIndex: () => true,
}
