import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { calls as reviews } from '#ratings/reviews/contract.ts'

/** What is asked of the reviews, by the server and by the page alike. */
export const pickInput = (id: string, cursor: string) => ({ params: { id }, query: cursor === '' ? {} : { cursor } })

/** The shown reviews of the person, to choose those that the notice is about. */
export function Pick({ id, cursor, chosen, error }: { id: string; cursor: string; chosen: readonly string[]; error?: string | undefined }) {
  const { t, i18n } = useLingui()
  const found = useApiQuery(reviews.list, pickInput(id, cursor))
  if (found.isPending) return <Skeleton lines={6} />
  if (!found.data)
    return (
      <Failed
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
        sentence={t`They are safe. Try again in a moment.`}
        title={t`The reviews did not load`}
      />
    )
  const { items, next } = found.data
  if (items.length === 0)
    return (
      <Empty title={t`No review of this person is shown`}>
        <Trans>A notice is about words that people can read. Here there are none.</Trans>
      </Empty>
    )
  return (
    <fieldset aria-describedby={error === undefined ? undefined : 'notice-ratings-error'} className="min-w-0">
      <legend className="font-semibold">
        <Trans>Which reviews?</Trans>
      </legend>
      {error !== undefined && <FieldError id="notice-ratings-error">{error}</FieldError>}
      <div className="mt-2 grid gap-2">
        {items.map(({ id: review, saw, wentWell, shouldKnow, eventMonth }, index) => (
          <label
            className="flex min-h-11 items-start gap-3 rounded-sm border border-line bg-surface px-3 py-2 hover:border-edge has-checked:border-action has-checked:bg-action-wash"
            key={review}
          >
            <input
              className="mt-1 size-5 flex-none"
              defaultChecked={chosen.includes(review)}
              id={index === 0 ? 'notice-ratings' : undefined}
              name="ratings"
              type="checkbox"
              value={review}
            />
            <span className="min-w-0">
              <span className="block text-sm text-soft">{dayInWords(`${eventMonth}-01`, i18n.locale, 'month')}</span>
              {saw === '' ? (
                <Trans>Answers only, without a text.</Trans>
              ) : (
                <span className="block wrap-anywhere whitespace-pre-wrap">{[saw, wentWell, shouldKnow].filter(Boolean).join('\n')}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {next !== null && (
        <p className="mt-2">
          <SiteLink className="inline-flex min-h-11 items-center" to={`/notice?${new URLSearchParams({ professional: id, cursor: next })}`}>
            <Trans>Choose among older reviews instead</Trans>
          </SiteLink>
        </p>
      )}
    </fieldset>
  )
}
