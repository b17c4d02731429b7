import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { Empty } from '#web/ui/states.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { calls } from '#accounts/security/contract.ts'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { RecoveryCard } from './components/recovery-card.tsx'

function Parts() {
  const { t: say } = useLingui()
  const found = useApiQuery(calls.recoveries, {})
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Desks here="/account-recovery" />
      <h1>
        <Trans>Account recovery</Trans>
      </h1>
      <p className="mt-3 mb-6 max-w-prose text-soft">
        <Trans>
          People who lost their second factor. Two of the staff approve each request, and it takes effect when its wait is over. Approving
          does not show you anything in the account. Every step is in the audit.
        </Trans>
      </p>
      <Loaded query={found} failed={say`The requests did not load`} lines={6}>
        {({ recoveries }) =>
          recoveries.length === 0 ? (
            <Empty title={<Trans>No requests</Trans>}>
              <p>
                <Trans>Pending requests come first. Settled ones stay for 30 days.</Trans>
              </p>
            </Empty>
          ) : (
            <ul className="grid gap-4">
              {recoveries.map((one) => (
                <li key={one.id}>
                  <RecoveryCard of={one} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </main>
  )
}

/** Every act here asks for a password of the last ten minutes. */
function View() {
  return (
    <RequireRecentSignIn why={<Trans>Before you act on others, give your password again. It then counts for ten minutes.</Trans>}>
      <Parts />
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.recoveries, {})],
  title: (_at, i18n) => t(i18n)`Account recovery`,
  View,
  noIndex: () => true,
}
