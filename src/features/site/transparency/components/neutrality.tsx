import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'

/** Whether reviews go for their sign: computed from the log once a month, and shown whatever comes out. */
export function Neutrality() {
  const { t, i18n } = useLingui()
  const found = useApiQuery(calls.neutrality, {})
  if (found.isPending) return <Skeleton lines={5} />
  if (!found.data) {
    return (
      <Failed
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
        sentence={t`Nothing is lost. Try again in a moment.`}
        title={t`The audit did not load`}
      />
    )
  }
  const { before, negative, positive, odds } = found.data
  const day = dayInWords(before, i18n.locale, 'day')
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 2 })
  const [ratio, low, high] = odds ? [odds.ratio, odds.low, odds.high].map(number) : []
  const isNeutral = odds !== null && odds.low <= 1 && 1 <= odds.high
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="prose">
        <p>
          <Trans>
            Once a month we count from our log whether bad ratings are refused or taken down more often than good ones that the same rule
            hit. A number of 1 means that the sign makes no difference. Above 1 bad ratings go more often, below 1 good ones do. We show it
            whatever comes out.
          </Trans>
        </p>
      </div>
      {odds === null ? (
        <Notice title={<Trans>Not enough data</Trans>}>
          <p>
            <Trans>
              It takes at least 30 ratings of each sign, and 10 that were refused or taken down. Until then a number would say nothing.
            </Trans>
          </p>
        </Notice>
      ) : (
        <Notice tone={isNeutral ? 'info' : 'attention'}>
          <p>
            {isNeutral ? (
              <Trans>
                {ratio} (likely between {low} and {high}): we find no sign that the rating makes a difference.
              </Trans>
            ) : (
              <Trans>
                {ratio} (likely between {low} and {high}): the rating seems to make a difference. We look into every decision behind it.
              </Trans>
            )}
          </p>
        </Notice>
      )}
      <Facts
        items={[
          { term: <Trans>Bad ratings</Trans>, value: <Counted of={negative} /> },
          { term: <Trans>Good ratings</Trans>, value: <Counted of={positive} /> },
        ]}
      />
      <p className="max-w-prose text-sm text-soft">
        <Trans>
          As of {day}. Bad: answers of 2.5 or less on average; good: 3.5 or more. Compared within each rule (Mantel-Haenszel odds ratio, 95
          % interval). Counts are rounded down to tens, so that nobody finds a single review in them. Made-up reviews are not counted.
        </Trans>
      </p>
    </div>
  )
}

function Counted({ of: { n, down } }: { of: { n: number; down: number } }) {
  const { i18n } = useLingui()
  const [all, gone] = [i18n.number(n), i18n.number(down)]
  return (
    <span className="figures">
      <Trans>
        {all}, of which {gone} refused or taken down
      </Trans>
    </span>
  )
}
