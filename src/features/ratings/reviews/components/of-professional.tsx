import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useSearch } from 'wouter'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/nav.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import type { Role } from '#directory/professionals/contract.ts'
import { Frozen, ScoreLine } from '#ratings/scores/public.tsx'
import { calls } from '../contract.ts'
import { useFreshView } from './fresh.ts'
import { BySubject, ReviewItem } from './review.tsx'

export interface Rated {
  id: string
  role: Role
  kind: string
  name: string
  /** Facts only: no way to rate is shown. */
  closed: boolean
}

/** What people said of one professional, how sure that is, and the way to add a rating. */
export function ReviewsOf({ professional: { id, role, name, closed } }: { professional: Rated }) {
  const { t, i18n } = useLingui()
  const [path] = useLocation()
  const cursor = new URLSearchParams(useSearch()).get('cursor') ?? ''
  useFreshView(cursor, 'ratings')
  const found = useApiQuery(calls.list, { params: { id }, query: cursor === '' ? {} : { cursor } }, { keepOld: true })
  const rate = (
    <ButtonLink kind="secondary" to={`/rate-your-court?professional=${id}`}>
      <Trans>Write the first review</Trans>
    </ButtonLink>
  )
  return (
    <section aria-busy={found.isFetching} aria-labelledby="ratings">
      <h2 className="mb-3 scroll-mt-20 outline-none" id="ratings" tabIndex={-1}>
        <Trans>Ratings and reviews</Trans>
      </h2>
      {found.isPending && <Skeleton lines={8} />}
      {found.isError && !found.data && (
        <Failed
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
          sentence={t`The rest of this page is complete. Try again in a moment.`}
          title={t`The reviews did not load`}
        />
      )}
      {found.data?.note && (
        <div className="mb-6 max-w-2xl">
          <Notice title={`${found.data.note.title}, ${dayInWords(found.data.note.on, i18n.locale)}`} tone="attention">
            <p>{found.data.note.text}</p>
          </Notice>
        </div>
      )}
      {found.data?.statement && (
        <div className="mb-6">
          <BySubject isStatement said={found.data.statement} />
        </div>
      )}
      {found.data && found.data.total === 0 && (
        <Empty action={closed ? undefined : rate} title={t`No reviews yet`}>
          <p>
            <Trans>Nobody has rated {name} here. That says nothing good or bad.</Trans>
          </p>
        </Empty>
      )}
      {found.data && found.data.total > 0 && (
        <>
          {found.data.frozenOn && <Frozen on={found.data.frozenOn} />}
          <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 sm:*:first:row-span-2">
            {found.data.scores.map((score) => (
              <ScoreLine key={score.group} of={role} score={score} why={id} />
            ))}
          </div>
          <p className="mt-4 max-w-prose text-sm text-soft">
            <Trans>
              A score is the opinion of the people who chose to rate, not of everybody who met this person. The bar shows how sure it is: it
              holds the score with a chance of 9 in 10, and a short bar is surer than a long one. With fewer than 15 ratings only the bar is
              shown, and with fewer than 5 nothing. Groups of raters are never added together.
            </Trans>
          </p>
          <p className="figures mt-8 font-semibold">
            <Plural one="# review" other="# reviews" value={found.data.total} />
          </p>
          <ol className="mt-2 border-t border-line">
            {found.data.items.map((review) => (
              <li className="border-b border-line py-6" key={review.id}>
                <article>
                  <ReviewItem review={review} />
                  <SiteLink className="no-print mt-1 inline-block py-2.5 text-sm" to={`/notice?professional=${id}&rating=${review.id}`}>
                    <Trans>Report this rating</Trans>
                  </SiteLink>
                </article>
              </li>
            ))}
          </ol>
          <Pager
            first={cursor === '' ? null : path}
            next={found.data.next ? { href: `${path}?${new URLSearchParams({ cursor: found.data.next })}` } : null}
          />
        </>
      )}
    </section>
  )
}
