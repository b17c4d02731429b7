import { SiteLink } from '#web/link.tsx'
import type { Reply } from '#http/contract.ts'
import type { calls } from '../contract.ts'
import { Fictional } from './choice.tsx'
import { ReviewItem } from './review.tsx'

/** Reviews of different people, each under the name of the one it is about. */
export function Latest({ items }: { items: Reply<typeof calls.latest>['items'] }) {
  return (
    <ol className="border-t border-line">
      {items.map((review) => (
        <li className="border-b border-line pt-3 pb-6" key={review.id}>
          <article>
            <h2 className="mb-1 flex flex-wrap items-center gap-x-3 text-lg">
              <SiteLink className="inline-block py-2.5" to={`/professionals/${review.professionalId}`}>
                {review.professionalName}
              </SiteLink>
              {review.isFictional && <Fictional />}
            </h2>
            <ReviewItem review={review} />
          </article>
        </li>
      ))}
    </ol>
  )
}
