import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { placeInWords } from '#web/place.ts'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { calls } from '#directory/professionals/contract.ts'
import { kindWord } from '#directory/professionals/public.tsx'
import { WrongForm } from './wrong-form.tsx'

/** "Report a correction", about one person. */
export function Correct({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const found = useApiQuery(calls.get, { params: { id } })
  if (found.isPending) return <Skeleton lines={9} />
  if (found.isError) {
    return /^(400|404):/.test(found.error.message) ? (
      <Empty
        action={
          <ButtonLink kind="secondary" to="/search-professionals">
            <Trans>Search</Trans>
          </ButtonLink>
        }
        title={t`Nobody in the directory has this address`}
      >
        <Trans>Search for the name, open the page, and report from there.</Trans>
      </Empty>
    ) : (
      <Failed
        onRetry={() => void found.refetch()}
        sentence={t`Nothing was lost. Try again in a moment.`}
        title={t`This page did not load`}
      />
    )
  }
  const of = found.data
  const { name } = of
  const place = placeInWords(of)
  return (
    <>
      <header>
        <Breadcrumbs items={[{ label: name, to: `/professionals/${of.id}` }, { label: t`Report a correction` }]} />
        <h1>
          <Trans>Report a correction</Trans>
        </h1>
        <p className="mt-2 text-lg">
          {name}
          <span className="block text-soft">{[of.title || i18n._(kindWord(of.kind, of.role)), place].filter(Boolean).join(', ')}</span>
        </p>
        <p className="mt-2 max-w-prose text-soft">
          <Trans>
            Tell us which fact is wrong, what is right, and where that can be checked. This is for facts. What you think of somebody belongs
            in a review.
          </Trans>
        </p>
      </header>
      {of.isFictional && (
        <Notice tone="attention">
          <Trans>This person is fictional. You can try the form out; nobody real is meant.</Trans>
        </Notice>
      )}
      <WrongForm of={of} />
    </>
  )
}
