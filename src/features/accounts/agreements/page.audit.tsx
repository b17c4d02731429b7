import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { apiQuery, type Page } from '#web/page.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { useUser } from '#web/user.ts'
import { calls } from './contract.ts'
import { AllRecords } from './components/all-records.tsx'
import { Outstanding } from './components/outstanding.tsx'
import { OwnRecords } from './components/records.tsx'

/** Whose desk sees the records of everybody. */
const desk = ['admin', 'super_admin']

function Own() {
  const found = useApiQuery(calls.mine, {})
  if (found.isPending) return <Skeleton lines={8} />
  if (found.isError) {
    return (
      <Failed
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
        sentence={<Trans>They are kept and cannot change. Try again in a moment.</Trans>}
        title={<Trans>Your records did not load</Trans>}
      />
    )
  }
  const { records, outstanding } = found.data
  return (
    <>
      <Outstanding of={outstanding} />
      <section aria-labelledby="own" className="grid gap-4">
        <h2 id="own">
          <Trans>What you accepted and acknowledged</Trans>
        </h2>
        {records.length === 0 ? (
          <Empty title={<Trans>Nothing yet</Trans>}>
            <p>
              <Trans>Each document that you accept will stand here, with its version and the time.</Trans>
            </p>
          </Empty>
        ) : (
          <>
            <OwnRecords of={records} />
            <p className="no-print">
              <a className="button button-secondary" download href="/api/terms/mine.csv">
                <Trans>Download as CSV</Trans>
              </a>
            </p>
          </>
        )}
      </section>
    </>
  )
}

function View() {
  const user = useUser()
  return (
    <main className="page grid gap-10" id="content" tabIndex={-1}>
      <header className="prose">
        <h1>
          <Trans>Your agreements</Trans>
        </h1>
        <p className="text-lg text-soft">
          <Trans>
            What you agreed to, in which version, and when. These records are kept for ever. Nobody can change them, and we cannot either.
          </Trans>
        </p>
      </header>
      <Own />
      {user?.roles.some((role) => desk.includes(role)) && <AllRecords />}
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.mine, {})],
  title: (_at, i18n) => t(i18n)`Your agreements`,
  View,
  noIndex: () => true,
}
