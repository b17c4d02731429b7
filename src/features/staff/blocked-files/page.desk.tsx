import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { useApiQuery } from '#web/api.ts'
import { apiQuery, type Page } from '#web/page.ts'
import { Select } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { ReportForm } from './components/report-form.tsx'
import { ReportRow } from './components/report-row.tsx'
import { Rules } from './components/rules.tsx'
import { calls } from './contract.ts'

type Show = 'open' | 'ended'

function Reports() {
  const { t: text } = useLingui()
  const [show, setShow] = useState<Show>('open')
  const asked = useApiQuery(calls.list, { query: { show } }, { keepOld: true })
  return (
    <Section id="reports" title={<Trans>Reports</Trans>}>
      <div className="mb-2 max-w-xs">
        <Select
          id="reports-show"
          label={text`Show`}
          onChange={(event) => setShow(event.target.value === 'ended' ? 'ended' : 'open')}
          options={[
            { value: 'open', label: text`Open` },
            { value: 'ended', label: text`Ended` },
          ]}
          value={show}
        />
      </div>
      <Loaded failed={text`Couldn’t load the reports`} lines={6} query={asked}>
        {({ reports, canAct }) =>
          reports.length === 0 ? (
            <Empty title={show === 'open' ? text`No open reports` : text`No report has ended yet`}>
              <Trans>Reports by parents, and those made here, are listed by the day on which something is due.</Trans>
            </Empty>
          ) : (
            <ul className="border-t border-line">
              {reports.map((report) => (
                <li className="border-b border-line" key={report.id}>
                  <ReportRow canAct={canAct} report={report} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}

function Desk() {
  const { t: text } = useLingui()
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <header>
        <Desks here="/admin-legal-records?files" />
        <Breadcrumbs items={[{ label: text`Legal records`, to: '/admin-legal-records' }, { label: text`Blocked files` }]} />
        <h1>
          <Trans>Blocked files</Trans>
        </h1>
        <p className="mt-2 max-w-prose text-soft">
          <Trans>
            Files reported as apparent sexual abuse of a child. Never open, copy or ask for one: this desk works with IDs and hashes.
          </Trans>
        </p>
      </header>
      <Reports />
      <Section id="report" title={<Trans>Report a file</Trans>}>
        <ReportForm />
      </Section>
      <Rules />
    </main>
  )
}

/** Each act asks for a password of the last ten minutes. */
function View() {
  return (
    <RequireRecentSignIn why={<Trans>Before you work on reports, give your password again. It then counts for ten minutes.</Trans>}>
      <Desk />
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.list, { query: { show: 'open' } })],
  title: (_at, i18n) => t(i18n)`Blocked files`,
  View,
  noIndex: () => true,
}
