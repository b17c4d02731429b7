import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Breadcrumbs, Pager } from '#web/ui/nav.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls as reviewCalls } from '#ratings/reviews/contract.ts'
import { ReviewItem } from '#ratings/reviews/public.tsx'
import { calls, type Own } from '../contract.ts'
import { ReplyForm } from './reply-form.tsx'

interface RatingsProps {
  claim: string
  professional: string
  cursor: string
  replies: readonly Own[]
}

function Ratings({ claim, professional, cursor, replies }: RatingsProps) {
  const { t } = useLingui()
  const asked = useApiQuery(reviewCalls.list, { params: { id: professional }, query: cursor === '' ? {} : { cursor } })
  const here = `/claim?of=${claim}`
  return (
    <Loaded query={asked} failed={t`The ratings cannot be shown`} lines={10}>
      {({ items, next }) =>
        items.length === 0 ? (
          <Empty title={t`No ratings yet`}>
            <p>
              <Trans>When there is one, it stands here with a field for your reply.</Trans>
            </p>
          </Empty>
        ) : (
          <>
            <ol className="border-t border-line">
              {items.map((item) => (
                <li className="grid gap-4 border-b border-line py-6" key={item.id}>
                  <article>
                    <ReviewItem review={{ ...item, reply: null }} />
                  </article>
                  <ReplyForm claim={claim} own={replies.find(({ review }) => review === item.id)} review={item.id} />
                </li>
              ))}
            </ol>
            <Pager
              first={cursor === '' ? null : here}
              next={next === null ? null : { href: `${here}&${new URLSearchParams({ cursor: next })}` }}
            />
          </>
        )
      }
    </Loaded>
  )
}

/** What the holder of a page says: the statement, and a reply under each rating. */
export function Replies({ claim, cursor }: { claim: string; cursor: string }) {
  const { t } = useLingui()
  const asked = useApiQuery(calls.own, { params: { id: claim } })
  const crumbs = <Breadcrumbs items={[{ label: t`Claim your page`, to: '/claim' }, { label: t`Your replies` }]} />
  const why = asked.error instanceof ApiError ? asked.error.sentence : null
  if (why !== null && !asked.data)
    return (
      <>
        {crumbs}
        <h1>
          <Trans>Your replies</Trans>
        </h1>
        <p role="alert">{why}</p>
      </>
    )
  return (
    <Loaded query={asked} failed={t`Your replies cannot be shown`} lines={10}>
      {({ professional: { id, name }, replies }) => (
        <>
          <header>
            {crumbs}
            <h1>
              <Trans>Your replies as {name}</Trans>
            </h1>
            <p className="mt-3 max-w-prose text-soft">
              <Trans>
                One reply under each rating, and one statement for the page. Readers see the month, and nothing else of you. A rating that
                its author takes back or writes anew takes your reply along.
              </Trans>
            </p>
          </header>
          <section aria-labelledby="statement" className="grid gap-3">
            <h2 id="statement">
              <Trans>Statement on the page</Trans>
            </h2>
            <ReplyForm claim={claim} own={replies.find(({ review }) => review === null)} review={null} />
          </section>
          <section aria-labelledby="ratings" className="grid gap-3">
            <h2 id="ratings">
              <Trans>Ratings</Trans>
            </h2>
            <Ratings claim={claim} cursor={cursor} professional={id} replies={replies} />
          </section>
        </>
      )}
    </Loaded>
  )
}
