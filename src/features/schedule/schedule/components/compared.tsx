import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayShort } from '#shell/calendar-days.ts'
import type { Names } from '#shell/holders.ts'
import { Legend } from '#shell/nights.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls, type Comparison } from '../contract.ts'
import { Changes } from './changes.tsx'
import type { Chosen, Pair } from './chosen.ts'
import { Months, NightNote } from './months.tsx'
import { Sums } from './sums.tsx'
import { WordsDiffer } from './words-differ.tsx'

interface ComparedProps {
  caseId: string
  pair: Pair
  chosen: Chosen
  names: Names
  kids: readonly { id: string; name: string }[]
  today: string
}

/** Two versions beside each other: their words, nights and hours, and the days that differ. */
export function Compared({ caseId, pair, chosen, ...common }: ComparedProps) {
  const { child, months } = chosen
  const query = { case: caseId, before: pair.before.id, after: pair.after.id, months, ...(child && { child }) }
  const { data, error, refetch, isFetching } = useApiQuery(calls.compare, { query }, { keepOld: true })
  if (!data) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Choose other versions, or try again in a minute.</Trans>}
        title={<Trans>They could not be compared</Trans>}
      />
    ) : (
      <Skeleton lines={10} />
    )
  }
  if (!data.comparison)
    return (
      <Empty title={<Trans>No day of both is shown to you</Trans>}>
        <p>
          <Trans>Both versions count only on days that your part in this case does not show.</Trans>
        </p>
      </Empty>
    )
  const who = common.kids.length > 1 && (common.kids.find(({ id }) => id === child) ?? common.kids[0])
  return (
    <>
      {who && <p className="print-only font-semibold">{who.name}</p>}
      <Both comparison={data.comparison} pair={pair} {...common} />
    </>
  )
}

function Both({
  comparison,
  pair,
  names,
  kids,
  today,
}: Pick<ComparedProps, 'pair' | 'names' | 'kids' | 'today'> & { comparison: Comparison }) {
  const { i18n } = useLingui()
  const { words, before, after, difference } = comparison
  const [one, other] = [pair.before.title, pair.after.title]
  const [from, to] = [dayShort(comparison.from, i18n.locale), dayShort(comparison.to, i18n.locale)]
  return (
    <>
      <p className="max-w-prose">
        <Trans>
          “{one}” beside “{other}”, {from} to {to}: each as if it alone were in force, from the day on which both would count. What was
          agreed for single days is left out.
        </Trans>
      </p>
      <section aria-labelledby="in-words" className="grid gap-3">
        <h2 id="in-words">
          <Trans>In words</Trans>
        </h2>
        <WordsDiffer after={other} before={one} from={comparison.from} kids={kids} names={names} words={words} />
      </section>
      <section aria-labelledby="in-days" className="grid gap-4">
        <h2 id="in-days">
          <Trans>In nights and hours</Trans>
        </h2>
        <Changes difference={difference} names={names} />
        <div className="grid gap-6 xl:grid-cols-2">
          <Sums caption={one} names={names} sums={before} />
          <Sums caption={other} names={names} sums={after.total} />
        </div>
      </section>
      <section aria-labelledby="day-by-day" className="grid gap-4">
        <h2 id="day-by-day">
          <Trans>Day by day</Trans>
        </h2>
        <p className="text-soft">
          <Trans>
            The months are those of “{other}”. Where a night is with somebody else, the letter of “{one}” stands struck out before it.
          </Trans>
        </p>
        <Legend letters={after.nights + difference.before} names={names} />
        <Months before={{ from: difference.from, nights: difference.before }} first={12} expanded={after} names={names} today={today} />
        <NightNote />
      </section>
    </>
  )
}
