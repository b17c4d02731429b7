import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Loaded } from '#web/ui/loaded.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { statusCalls } from './contract.ts'
import { History } from './components/history.tsx'
import { RunView } from './components/run-view.tsx'
import { StatusTable } from './components/status-table.tsx'
import { usePolled } from './components/use-polled.ts'

function View() {
  const { t: text } = useLingui()
  const [source, setSource] = useState<string | null>(null)
  const [run, setRun] = useState<string | null>(null)
  const asked = usePolled(statusCalls.status, {}, ({ sources }) =>
    sources.some(({ last }) => last?.state === 'queued' || last?.state === 'running' || last?.state === 'approved'),
  )
  if (run !== null) return <RunView id={run} onBack={() => setRun(null)} />
  if (source !== null) return <History id={source} onBack={() => setSource(null)} onOpen={setRun} />
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Desks here="/scraping-status" />
      <h1>
        <Trans>Collection status</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-prose text-soft">
        <Trans>
          Sources that fill the directory by themselves: when each was last read, what came of it, and when it is read again. A source is
          late when it was not read for twice its pace.
        </Trans>
      </p>
      <Loaded query={asked} failed={text`The sources cannot be shown`} lines={6}>
        {({ isOn, sources }) => (
          <div className="grid gap-6">
            {!isOn && (
              <Notice title={<Trans>Nothing is fetched on this installation</Trans>}>
                <Trans>In the demonstration no other host is asked, unless the setting COLLECT is on.</Trans>
              </Notice>
            )}
            {sources.length === 0 ? (
              <Empty title={text`No source is fetched yet`}>
                <Trans>An admin adds one at Collection management.</Trans>
              </Empty>
            ) : (
              <StatusTable onOpen={setSource} sources={sources} />
            )}
          </div>
        )}
      </Loaded>
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(statusCalls.status, {})],
  title: (_at, i18n) => t(i18n)`Collection status`,
  View,
  noIndex: () => true,
}
