import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { NotFound } from '#web/not-found.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls } from './contract.ts'
import { Letter } from './components/letter.tsx'

function View() {
  const { t: text } = useLingui()
  const { data, isPending, error, isFetching, refetch } = useApiQuery(calls.list, {})
  if (isPending) return <PageSkeleton />
  if (error?.message.startsWith('404:')) return <NotFound />
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Outbox</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-soft">
        <Trans>No mail leaves this installation. What it would send lies here, the newest first.</Trans>
      </p>
      <div className="mt-6 grid gap-4">
        {data === undefined ? (
          <Failed
            busy={isFetching}
            onRetry={() => void refetch()}
            sentence={text`Nothing was lost. Try again in a moment.`}
            title={text`The outbox did not load`}
          />
        ) : (
          <>
            <Button busy={isFetching} className="justify-self-start noscript:hidden" kind="secondary" onClick={() => void refetch()}>
              <Trans>Look again</Trans>
            </Button>
            {data.mails.length === 0 && (
              <Empty title={text`No mail yet`}>
                <p>
                  <Trans>It comes when somebody makes an account, or asks for a new password.</Trans>
                </p>
              </Empty>
            )}
            {data.mails.map((mail) => (
              <Letter key={mail.id} mail={mail} />
            ))}
          </>
        )}
      </div>
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.list, {}, { required: true })],
  title: (_at, i18n) => t(i18n)`Outbox`,
  View,
  noIndex: () => true,
}
