import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { formatDay } from '#web/dates.ts'
import { calls, type Counts, type Pair } from './contract.ts'
import { Like } from './components/like.tsx'
import { type Last, PairView } from './components/pair.tsx'
import { Past } from './components/past.tsx'
import { Problem } from '#web/form/problem.tsx'
import { Queue } from './components/queue.tsx'
import { Sure } from './components/sure.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { useUndo } from './components/use-undo.ts'

const tabs = ['queue', 'sure', 'past', 'like'] as const
type Tab = (typeof tabs)[number]

/** What was just done, with the way to take it back. */
function Undo({ last, onUndone }: { last: Last; onUndone: () => void }) {
  const undo = useUndo()
  const open = useMutation(calls.decide, ['/api/staff/duplicates'])
  const back = async () => {
    const done =
      last.is === 'merge'
        ? await undo.undo(last.id)
        : await open.send({ params: { a: last.a, b: last.b }, body: { decision: 'open', reason: null } })
    if (done) onUndone()
  }
  return (
    <output className="no-print grid gap-2">
      <Notice>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {last.is === 'merge' ? (
            <Trans>Merged. Both addresses lead to one profile.</Trans>
          ) : (
            <Trans>Decided. They are not proposed again.</Trans>
          )}
          <Button busy={undo.busy || open.busy} kind="secondary" onClick={() => void back()}>
            <Trans>Undo</Trans>
          </Button>
        </span>
      </Notice>
      <Problem of={undo.problem ?? open.problem} />
    </output>
  )
}

function Standing({ of }: { of: Counts }) {
  const { i18n } = useLingui()
  const { compared, due } = of
  return (
    <p className="text-sm text-soft">
      <Trans>
        Profiles compared: {compared}. Waiting to be compared: {due}.
      </Trans>{' '}
      {of.modelOn !== null && <Trans>Weights learnt on {formatDay('dayOfLocale', of.modelOn, i18n.locale)}.</Trans>}
    </p>
  )
}

function Parts() {
  const { t: text } = useLingui()
  const [tab, setTab] = useState<Tab>('queue')
  const [pair, setPair] = useState<{ a: string; b: string } | null>(null)
  const [last, setLast] = useState<Last | null>(null)
  // Where each page of the list that was turned to begins; the last one is shown.
  const [marks, setMarks] = useState<readonly string[]>([])
  const mark = marks.at(-1)
  const asked = useApiQuery(calls.queue, { query: mark === undefined ? {} : { cursor: mark } })
  const items = asked.data?.items ?? []
  const open = ({ a, b }: Pair) => setPair({ a: a.id, b: b.id })
  const after = () => {
    const at = items.findIndex((one) => one.a.id === pair?.a && one.b.id === pair?.b)
    return items[at + 1] ?? null
  }
  const next = after()
  const onDone = (did: Last) => {
    setLast(did)
    if (next && tab === 'queue') open(next)
    else setPair(null)
  }
  if (pair !== null) {
    return (
      <main className="page grid gap-4" id="content" tabIndex={-1}>
        {last && <Undo last={last} onUndone={() => setLast(null)} />}
        <PairView
          a={pair.a}
          b={pair.b}
          key={`${pair.a} ${pair.b}`}
          onBack={() => setPair(null)}
          onDone={onDone}
          onNext={next && tab === 'queue' ? () => open(next) : null}
        />
      </main>
    )
  }
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Desks here="/admin-duplicates" />
      <h1>
        <Trans>Duplicates</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-prose text-soft">
        <Trans>
          Profiles that may be one person. A merge changes no record and can be undone; ratings keep the profile that they were written for.
        </Trans>
      </p>
      <Loaded query={asked} failed={text`The list cannot be shown`} lines={8}>
        {({ counts, next: more }) => {
          const labels = {
            queue: text`To decide (${counts.open})`,
            sure: text`Accept at once (${counts.sure})`,
            past: counts.toLookAt > 0 ? text`Decided (${counts.toLookAt} to look at)` : text`Decided`,
            like: text`Look somebody up`,
          }
          return (
            <div className="grid gap-6">
              {last && <Undo last={last} onUndone={() => setLast(null)} />}
              <nav aria-label={text`Parts of this desk`} className="no-print flex flex-wrap gap-2">
                {tabs.map((one) => (
                  <Button aria-pressed={tab === one} key={one} kind={tab === one ? 'primary' : 'secondary'} onClick={() => setTab(one)}>
                    {labels[one]}
                  </Button>
                ))}
              </nav>
              {tab === 'sure' && <Sure onOpen={open} />}
              {tab === 'past' && <Past />}
              {tab === 'like' && <Like />}
              {tab === 'queue' &&
                (items.length === 0 ? (
                  <Empty title={text`No pair waits for you`}>
                    <Trans>What is new or has changed in the directory is compared by itself, a few times a minute.</Trans>
                  </Empty>
                ) : (
                  <Queue items={items} onOpen={open} />
                ))}
              {tab === 'queue' && (marks.length > 0 || more !== null) && (
                <div className="no-print flex flex-wrap gap-3">
                  {marks.length > 0 && (
                    <Button kind="secondary" onClick={() => setMarks(marks.slice(0, -1))}>
                      <Trans>Earlier pairs</Trans>
                    </Button>
                  )}
                  {more !== null && (
                    <Button kind="secondary" onClick={() => setMarks([...marks, more])}>
                      <Trans>More pairs</Trans>
                    </Button>
                  )}
                </div>
              )}
              <Standing of={counts} />
            </div>
          )
        }}
      </Loaded>
    </main>
  )
}

function View() {
  return (
    <RequireRecentSignIn why={<Trans>A merge needs your password, or a code, of the last ten minutes.</Trans>}>
      <Parts />
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.queue, { query: {} })],
  title: (_at, i18n) => t(i18n)`Duplicates`,
  View,
  noIndex: () => true,
}
