import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { Wait } from '#accounts/subscriptions/public.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { useApiQuery } from '#web/api.ts'
import { apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Empty } from '#web/ui/states.tsx'
import { InQueue } from './components/in-queue.tsx'
import { calls } from './contract.ts'

function Desk() {
  const { t: text } = useLingui()
  const asked = useApiQuery(calls.list, {})
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <header>
        <Desks here="/admin-dashboard?waivers" />
        <Breadcrumbs items={[{ label: text`Figures`, to: '/admin-dashboard' }, { label: text`Fee waivers` }]} />
        <h1>
          <Trans>Fee waivers</Trans>
        </h1>
      </header>
      <Loaded failed={text`Couldn’t load the applications`} lines={6} query={asked}>
        {({ queue, counts: { waiting, asked: more } }) => (
          <div className="grid gap-4">
            <p className="text-soft">
              <Trans>
                {waiting} waiting for a decision, {more} waiting for an answer from the parent.
              </Trans>{' '}
              <Wait />
            </p>
            {queue.length === 0 ? (
              <Empty title={text`No applications are waiting`}>
                <Trans>New applications appear here, oldest first.</Trans>
              </Empty>
            ) : (
              <ul className="grid gap-4">
                {queue.map((one) => (
                  <li className="border-t border-line pt-3" key={one.id}>
                    <InQueue of={one} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Loaded>
      <p className="max-w-prose text-soft">
        <Trans>
          Claim an application to open it. Release it if you know the person. Documents are deleted when you decide. What you do is noted in
          the audit log.
        </Trans>
      </p>
    </main>
  )
}

/** Documents of others: each act asks for a password of the last ten minutes. */
function View() {
  return (
    <RequireRecentSignIn
      why={<Trans>Before you open or decide an application, give your password again. It then counts for ten minutes.</Trans>}
    >
      <Desk />
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.list, {})],
  title: (_at, i18n) => t(i18n)`Fee waivers`,
  View,
  noIndex: () => true,
}
