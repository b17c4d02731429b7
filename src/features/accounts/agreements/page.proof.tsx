import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { NotFound } from '#web/not-found.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls } from './contract.ts'
import { ProofSheet } from './components/proof-sheet.tsx'

const asked = ({ search }: At) => ({ params: { id: search.get('proof') ?? '' } })

function View(at: At) {
  const found = useApiQuery(calls.proof, asked(at))
  if (found.isPending) return <PageSkeleton />
  if (found.isError) {
    if (/^(400|404):/.test(found.error.message)) return <NotFound />
    return (
      <main className="page" id="content" tabIndex={-1}>
        <Failed
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
          sentence={<Trans>The record is kept and cannot change. Try again in a moment.</Trans>}
          title={<Trans>This sheet did not load</Trans>}
        />
      </main>
    )
  }
  return (
    <main className="page" id="content" tabIndex={-1}>
      <p className="no-print mb-4">
        <SiteLink className="inline-flex min-h-11 items-center" to="/terms-audit">
          <Trans>Back to your agreements</Trans>
        </SiteLink>
      </p>
      <ProofSheet of={found.data} />
    </main>
  )
}

export const page: Page = {
  queries: (at) => [apiQuery(calls.proof, asked(at), { required: true })],
  title: (_at, i18n) => t(i18n)`Proof of acceptance`,
  View,
  noIndex: () => true,
}
