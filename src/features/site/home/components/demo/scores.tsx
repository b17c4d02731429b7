import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Interval } from '#web/ui/interval.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls } from '#ratings/reviews/contract.ts'
import type { Score } from '#ratings/scores/contract.ts'

/** The call of the profile page's reviews. */
export const reviewsOf = (id: string) => ({ params: { id }, query: {} })

/** One group of raters, as sure as it is. */
function Group({ label, score: { n, show, low, high, mean } }: { label: string; score: Score }) {
  if (show === 'nothing' || low === null || high === null) {
    return (
      <div>
        <p className="font-semibold">{label}</p>
        <p className="figures text-soft">
          <Trans>Too few ratings ({n}). A score needs 5.</Trans>
        </p>
      </div>
    )
  }
  return <Interval high={high} label={label} low={low} mean={show === 'score' ? mean : null} n={n} />
}

/** The scores of a fictional person and one of the reviews behind them. */
export function Scores({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const found = useApiQuery(calls.list, reviewsOf(id))
  const words: Record<Score['group'], string> = {
    parents: t`Parents and clients`,
    lawyers: t`Attorneys`,
    other_side: t`The other side`,
    others: t`Other people`,
  }
  if (found.isPending) return <Skeleton lines={6} />
  if (found.isError) {
    return (
      <Failed
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
        sentence={t`The rest of this step is complete. Try again in a moment.`}
        title={t`The reviews did not load`}
      />
    )
  }
  const [review] = found.data.items
  const month = review && dayInWords(`${review.eventMonth.slice(0, 7)}-01`, i18n.locale, 'month')
  return (
    <>
      <section aria-labelledby="scores" className="grid gap-4">
        <h3 id="scores">
          <Trans>Scores, as sure as they are</Trans>
        </h3>
        {found.data.total === 0 ? (
          <p className="text-soft">
            <Trans>Nobody has rated this person. That says nothing good or bad.</Trans>
          </p>
        ) : (
          <div className="grid gap-6 sm:grid-cols-2">
            {found.data.scores.map((score) => (
              <Group key={score.group} label={words[score.group]} score={score} />
            ))}
          </div>
        )}
        <p className="max-w-prose text-sm text-soft">
          <Trans>
            The bar is where the score lies with a chance of 9 in 10. The more ratings there are, the shorter it gets. Each group of raters
            stands alone.
          </Trans>
        </p>
      </section>
      {review && (
        <section aria-labelledby="review" className="grid gap-3">
          <h3 id="review">
            <Trans>One of the reviews</Trans>
          </h3>
          <blockquote className="max-w-prose border-s-4 border-line ps-4">
            <p>{review.saw}</p>
            <p className="mt-2 text-sm text-soft">
              <Trans>About {month}. We do not know the day, nor who wrote it.</Trans>
            </p>
          </blockquote>
        </section>
      )}
    </>
  )
}
