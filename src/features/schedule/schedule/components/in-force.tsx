import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import type { useApiQuery } from '#web/api.ts'
import type { Names } from '#shell/holders.ts'
import { Legend } from '#shell/nights.tsx'
import { Select } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import type { calls } from '../contract.ts'
import { Months, NightNote } from './months.tsx'
import { YearSums } from './year-sums.tsx'

interface InForceProps {
  /** The query of the months. */
  days: Pick<ReturnType<typeof useApiQuery<typeof calls.days>>, 'error' | 'isFetching' | 'refetch'> & {
    data: Reply<typeof calls.days> | undefined
  }
  child: string | null
  kids: readonly { id: string; name: string }[]
  names: Names
  today: string
  zone: string
  /** One parent made it effective before the other had joined. */
  isAlone: boolean
  /** This seat sees only some days. */
  isLimited: boolean
  onChild: (child: string) => void
  onDay: (day: string) => void
}

/** The current schedule: months with nights and hours. */
export function InForce({ days, child, kids, names, today, zone, isAlone, isLimited, onChild, onDay }: InForceProps) {
  const { t } = useLingui()
  const expanded = days.data?.expanded
  return (
    <section aria-labelledby="in-force" className="grid gap-5">
      <h2 id="in-force">
        <Trans>In force</Trans>
      </h2>
      {kids.length > 1 && expanded && (
        <Select
          className="no-print max-w-xs"
          label={t`Child`}
          onChange={(event) => onChild(event.target.value)}
          options={kids.map(({ id, name }) => ({ value: id, label: name }))}
          value={child ?? kids[0]!.id}
        />
      )}
      {isAlone && (
        <Notice>
          <Trans>This was put in force by one parent before the other had joined. The other parent has not agreed to it.</Trans>
        </Notice>
      )}
      {expanded ? (
        <>
          <Legend letters={expanded.nights} names={names} />
          <Months expanded={expanded} names={names} onDay={onDay} today={today} />
          <NightNote />
          <p className="no-print text-sm text-soft">
            <Trans>Press a day to see why it is whose it is. ⇄ is a hand-over. Times are those of the clock in {zone}.</Trans>
          </p>
          <YearSums expanded={expanded} names={names} />
        </>
      ) : days.data && isLimited ? (
        <Empty title={<Trans>No schedule is shown here</Trans>}>
          <p>
            <Trans>None was in force on the days that you are shown.</Trans>
          </p>
        </Empty>
      ) : days.data ? (
        <Empty title={<Trans>No schedule is in force yet</Trans>}>
          <p>
            <Trans>Build one, and look at its nights and hours before anybody else does. It counts once both parents approve it.</Trans>
          </p>
        </Empty>
      ) : days.error ? (
        <Failed
          busy={days.isFetching}
          onRetry={() => void days.refetch()}
          sentence={<Trans>Try again in a minute.</Trans>}
          title={<Trans>The months could not be loaded</Trans>}
        />
      ) : (
        <Skeleton lines={10} />
      )}
    </section>
  )
}
