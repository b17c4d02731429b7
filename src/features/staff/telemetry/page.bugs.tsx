import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { Select } from '#web/ui/field.tsx'
import { Empty } from '#web/ui/states.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { deskCalls, type Status, statuses } from './contract.ts'
import { GroupTable } from './components/group-table.tsx'
import { GroupView } from './components/group-view.tsx'
import { Refusals } from './components/refusals.tsx'
import { statusWords } from './components/words.ts'

function View() {
  const { t: text, i18n } = useLingui()
  const [status, setStatus] = useState<Status | ''>('')
  const [chosen, setChosen] = useState<string | null>(null)
  const asked = useApiQuery(deskCalls.groups, { query: status === '' ? {} : { status } }, { keepOld: true })
  if (chosen !== null) return <GroupView onBack={() => setChosen(null)} stack={chosen} />
  const counts = asked.data?.counts
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Desks here="/bug-detection" />
      <h1>
        <Trans>Bug detection</Trans>
      </h1>
      <p className="mt-2 max-w-prose text-soft">
        <Trans>
          Crashes that pages reported by themselves, grouped by stack. Each keeps its day, and no typed text, no address and no id. We
          delete the details after 30 days.
        </Trans>
      </p>
      <div className="mt-6 max-w-xs">
        <Select
          id="groups-status"
          label={text`Status`}
          onChange={(event) => setStatus(event.target.value as Status | '')}
          options={[
            { value: '', label: text`All` },
            ...statuses.map((value) => {
              const label = i18n._(statusWords[value])
              return { value, label: counts ? `${label} (${i18n.number(counts[value])})` : label }
            }),
          ]}
          value={status}
        />
      </div>
      <div className="mt-6">
        <Loaded query={asked} failed={text`The errors cannot be shown`} lines={6}>
          {({ groups }) =>
            groups.length === 0 ? (
              <Empty title={text`No errors here`}>
                <Trans>When a page breaks, it reports itself, and its group is listed here.</Trans>
              </Empty>
            ) : (
              <GroupTable groups={groups} onOpen={setChosen} />
            )
          }
        </Loaded>
      </div>
      <Refusals />
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(deskCalls.groups, { query: {} }), apiQuery(deskCalls.refusals, {})],
  title: (_at, i18n) => t(i18n)`Bug detection`,
  View,
  noIndex: () => true,
}
