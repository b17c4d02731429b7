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
import { Empty } from '#web/ui/states.tsx'
import { CopyAtDesk } from './components/copy-at-desk.tsx'
import { calls } from './contract.ts'

type Show = 'open' | 'ended'

function Copies() {
  const { t: text } = useLingui()
  const [show, setShow] = useState<Show>('open')
  const asked = useApiQuery(calls.copies, { query: { show } }, { keepOld: true })
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <header>
        <Desks here="/admin-legal-records?copies" />
        <Breadcrumbs items={[{ label: text`Legal records`, to: '/admin-legal-records' }, { label: text`Certified copies` }]} />
        <h1>
          <Trans>Certified copies</Trans>
        </h1>
        <p className="mt-2 max-w-prose text-soft">
          <Trans>
            You certify a record by its hash. This page has none of its messages, names or files. What you do is noted with your name.
          </Trans>
        </p>
      </header>
      <div className="max-w-xs">
        <Select
          id="copies-show"
          label={text`Show`}
          onChange={(event) => setShow(event.target.value === 'ended' ? 'ended' : 'open')}
          options={[
            { value: 'open', label: text`Open` },
            { value: 'ended', label: text`Ended` },
          ]}
          value={show}
        />
      </div>
      <Loaded failed={text`Couldn’t load the requests`} lines={6} query={asked}>
        {({ copies }) =>
          copies.length === 0 ? (
            <Empty title={show === 'open' ? text`No open requests` : text`No request has ended yet`}>
              <Trans>Parents ask for certified copies on their page Records. Requests come here, the oldest first.</Trans>
            </Empty>
          ) : (
            <ul className="grid gap-6">
              {copies.map((copy) => (
                <li key={copy.id}>
                  <CopyAtDesk copy={copy} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </main>
  )
}

/** Each act on a request asks for a password of the last ten minutes. */
function View() {
  return (
    <RequireRecentSignIn why={<Trans>Before you certify, give your password again. It then counts for ten minutes.</Trans>}>
      <Copies />
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.copies, { query: { show: 'open' } })],
  title: (_at, i18n) => t(i18n)`Certified copies`,
  View,
  noIndex: () => true,
}
