import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import type { Names } from '#shell/holders.ts'
import { Legend } from '#shell/nights.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { calls } from '../contract.ts'
import { Changes } from './changes.tsx'
import { Months } from './months.tsx'
import { YearSums } from './year-sums.tsx'

interface WouldBeProps {
  version: string
  caseId: string
  child: string | null
  names: Names
  today: string
  onDay: (day: string) => void
}

/** Whose days become whose with a version that waits, as it is said before it is approved. */
export function Effect({ version, caseId, child, names }: Omit<WouldBeProps, 'today' | 'onDay'>) {
  const { data } = useApiQuery(calls.days, { query: { case: caseId, version, months: '24', ...(child && { child }) } })
  if (!data) return <Skeleton lines={3} />
  return data.difference && <Changes difference={data.difference} named={4} names={names} />
}

/** A version that waits, as it would be: what would change, its nights and hours, its months. */
export function WouldBe({ version, caseId, child, names, today, onDay }: WouldBeProps) {
  const { data } = useApiQuery(calls.days, { query: { case: caseId, version, months: '24', ...(child && { child }) } })
  if (!data?.expanded) return <Skeleton lines={4} />
  return (
    <>
      {data.difference && (
        <section className="grid gap-2">
          <h4 className="text-base font-semibold">
            <Trans>What would change</Trans>
          </h4>
          <Changes difference={data.difference} names={names} />
        </section>
      )}
      <YearSums expanded={data.expanded} names={names} />
      <details className="no-print">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          <Trans>Show the months</Trans>
        </summary>
        <div className="grid gap-4 pt-2">
          <Legend letters={data.expanded.nights} names={names} />
          <Months
            before={data.difference ? { from: data.difference.from, nights: data.difference.before } : undefined}
            expanded={data.expanded}
            names={names}
            onDay={onDay}
            today={today}
          />
        </div>
      </details>
    </>
  )
}
