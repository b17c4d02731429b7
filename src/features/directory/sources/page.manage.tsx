import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Loaded } from '#web/ui/loaded.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { calls } from './contract.ts'
import { CallOff, Decide } from './components/decide.tsx'
import { RunView } from './components/run-view.tsx'
import { SetupCard } from './components/setup-card.tsx'
import { SetupForm } from './components/setup-form.tsx'
import { StopAll } from './components/stop-all.tsx'
import { usePolled } from './components/use-polled.ts'

/** The view in place of the list. */
type ManageView = { is: 'list' } | { is: 'add' } | { is: 'edit'; source: string } | { is: 'run'; run: string }

function Parts() {
  const { t: text } = useLingui()
  const [view, setView] = useState<ManageView>({ is: 'list' })
  const asked = usePolled(calls.registry, {}, ({ sources }) => sources.some(({ open }) => open !== null && open.state !== 'held'))
  const back = () => setView({ is: 'list' })
  const edited = view.is === 'edit' ? asked.data?.sources.find(({ id }) => id === view.source) : undefined
  if (view.is === 'add') return <SetupForm onDone={back} setup={null} />
  if (edited) return <SetupForm onDone={back} setup={edited} />
  if (view.is === 'run') {
    return (
      <RunView id={view.run} onBack={back}>
        {(run) =>
          run.state === 'held' ? <Decide run={run} /> : run.state === 'running' || run.state === 'queued' ? <CallOff run={run} /> : null
        }
      </RunView>
    )
  }
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Desks here="/scraper-management" />
      <h1>
        <Trans>Collection management</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-prose text-soft">
        <Trans>
          What fills the directory by itself, and how politely. A run that changes more than 20 %, or has an unusual number of rows, waits
          for a yes. So does every run that you ask for here: it is dry at first.
        </Trans>
      </p>
      <Loaded query={asked} failed={text`The sources cannot be shown`} lines={8}>
        {({ isOn, sources }) => (
          <div className="grid gap-6">
            {!isOn && (
              <Notice title={<Trans>Nothing is fetched on this installation</Trans>}>
                <Trans>In the demonstration no other host is asked, unless the setting COLLECT is on.</Trans>
              </Notice>
            )}
            <div className="no-print flex flex-wrap gap-3">
              <Button kind="secondary" onClick={() => setView({ is: 'add' })}>
                <Trans>Add a roster page</Trans>
              </Button>
              {sources.length > 0 && <StopAll />}
            </div>
            {sources.length === 0 && (
              <Empty title={text`There is no source yet`}>
                <Trans>Add the page of a court’s roster. It stays paused until you run it.</Trans>
              </Empty>
            )}
            {sources.map((setup) => (
              <SetupCard
                isOn={isOn}
                key={setup.id}
                onEdit={() => setView({ is: 'edit', source: setup.id })}
                onRun={(run) => setView({ is: 'run', run })}
                setup={setup}
              />
            ))}
          </div>
        )}
      </Loaded>
    </main>
  )
}

/** Irreversible actions need a password confirmed in the last ten minutes. */
function View() {
  return (
    <RequireRecentSignIn why={<Trans>Before you decide this, give your password again. It then counts for ten minutes.</Trans>}>
      <Parts />
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.registry, {})],
  title: (_at, i18n) => t(i18n)`Collection management`,
  View,
  noIndex: () => true,
}
