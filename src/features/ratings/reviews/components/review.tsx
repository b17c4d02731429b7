import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import type { Review } from '../contract.ts'
import { criterionNames, outcomeWords, partWords, promptWords } from '#web/rating-words.ts'

/** Draws an answer as five steps. The number beside them has the same information. */
function Steps({ of }: { of: number }) {
  return (
    <svg aria-hidden className="h-2.5 w-14 flex-none" focusable="false">
      {[0, 1, 2, 3, 4].map((step) => (
        <rect className={step < of ? 'fill-soft' : 'fill-line'} height="10" key={step} width="8" x={step * 12} />
      ))}
    </svg>
  )
}

function Answers({ criteria }: { criteria: Review['criteria'] }) {
  const { i18n } = useLingui()
  const answered = Object.entries<MessageDescriptor>(criterionNames).flatMap(([id, name]) => {
    const answer = criteria[id]
    return answer === undefined ? [] : [{ id, name, answer }]
  })
  return (
    <dl className="mt-4 grid gap-x-10 border-y border-line py-2 text-sm sm:grid-cols-2 sm:border-b-0 sm:py-0">
      {answered.map(({ id, name, answer }) => (
        <div className="flex items-center justify-between gap-3 py-0.5 sm:border-b sm:border-line sm:py-1.5" key={id}>
          <dt>{i18n._(name)}</dt>
          <dd className="figures flex flex-none items-center gap-3 text-soft">
            {answer === null ? (
              <Trans>does not apply</Trans>
            ) : (
              <>
                <Steps of={answer} />
                <span className="text-ink">
                  <Trans>{answer} of 5</Trans>
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Text({ prompt, children }: { prompt: MessageDescriptor; children: string | null }) {
  const { i18n } = useLingui()
  if (children === null) return null
  return (
    <>
      <h3 className="text-sm text-soft">{i18n._(prompt)}</h3>
      <p className="mb-4 max-w-prose whitespace-pre-line wrap-anywhere">{children}</p>
    </>
  )
}

/** The reply of the professional, in their own words. */
export function BySubject({ said: { text, month }, isStatement }: { said: NonNullable<Review['reply']>; isStatement?: true }) {
  const { i18n } = useLingui()
  const when = dayInWords(`${month}-01`, i18n.locale, 'month')
  return (
    <div className="mt-4 border-s-4 border-action ps-4">
      <p className="text-sm text-soft">
        {isStatement ? <Trans>Statement by the person rated, {when}</Trans> : <Trans>Reply by the person rated, {when}</Trans>}
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}

/** One published review: the unchanged texts, the numbers, author, month and outcome, and the reply. */
export function ReviewItem({ review }: { review: Omit<Review, 'reply' | 'isDisputed'> & Partial<Pick<Review, 'reply' | 'isDisputed'>> }) {
  const { i18n } = useLingui()
  const who = i18n._(partWords[review.part])
  const when = dayInWords(`${review.eventMonth}-01`, i18n.locale, 'month')
  const how = i18n._(outcomeWords[review.outcome])
  return (
    <>
      {review.saw === '' ? (
        <p className="text-sm text-soft">
          <Trans>Answers only, without a text.</Trans>
        </p>
      ) : (
        <Text prompt={promptWords.saw}>{review.saw}</Text>
      )}
      <Text prompt={promptWords.wentWell}>{review.wentWell}</Text>
      <Text prompt={promptWords.shouldKnow}>{review.shouldKnow}</Text>
      <Answers criteria={review.criteria} />
      {review.isDisputed && (
        <p className="mt-3 border-s-2 border-edge ps-3 text-sm">
          <strong>
            <Trans>Disputed</Trans>
          </strong>{' '}
          <span className="text-soft">
            <Trans>Somebody says that this is not true. We were not there, and do not decide it.</Trans>
          </span>
        </p>
      )}
      {review.isHearsay && (
        <p className="mt-3 border-s-2 border-edge ps-3 text-sm text-soft">
          <Trans>Not counted in the score: it tells what others said, not what the writer saw.</Trans>
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-x-6 text-sm text-soft">
        <span>
          <Trans>Written by: {who}</Trans>
        </span>
        <span>
          <Trans>When: {when}</Trans>
        </span>
        {review.outcome !== 'prefer_not' && (
          <span>
            <Trans>How it turned out: {how}</Trans>
          </span>
        )}
      </p>
      {review.reply && <BySubject said={review.reply} />}
    </>
  )
}
