import { Trans, useLingui } from '@lingui/react/macro'
import type { Rule } from '#domain/schedule/types.ts'
import { daysBetween, plusDays, weekdayOn } from '#shell/calendar-days.ts'
import type { Names } from '#shell/holders.ts'
import { Legend, Strip } from '#shell/nights.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Changes } from './changes.tsx'
import { Months, NightNote } from './months.tsx'
import { YearSums } from './year-sums.tsx'
import { usePreview } from './use-preview.ts'

interface PreviewProps {
  caseId: string
  effective: string
  rules: readonly Rule[]
  child: string | null
  names: Names
  today: string
}

/** Preview of the builder's rules: problems, the first four weeks, nights and hours, changes, months. */
export function Preview({ caseId, effective, rules, child, names, today }: PreviewProps) {
  const { t } = useLingui()
  const { data, isBehind, problem } = usePreview({ caseId, effective, rules, child })
  const wrong = data?.problems.filter(({ level }) => level !== 'settled') ?? []
  const settled = data?.problems.filter(({ level, key }) => level === 'settled' && key !== 'overlap') ?? []
  const expanded = data?.expanded
  return (
    <section aria-busy={isBehind} aria-labelledby="comes-of-it" className="grid min-w-0 content-start gap-5">
      <h3 id="comes-of-it">
        <Trans>What comes of it</Trans>
      </h3>
      {problem !== null && (
        <Notice tone="attention">{problem || <Trans>It could not be worked out. It is tried again with your next change.</Trans>}</Notice>
      )}
      {wrong.length > 0 && (
        <Notice title={<Trans>To mend before it can be sent</Trans>} tone="attention">
          <ul>
            {wrong.map(({ key, rule, sentence }) => (
              <li key={`${key} ${rule} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {!data && problem === null && <Skeleton lines={8} />}
      {expanded && (
        <>
          <Legend letters={expanded.nights} names={names} />
          <FirstWeeks effective={effective} from={expanded.from} label={t`The first four weeks`} names={names} nights={expanded.nights} />
          <YearSums expanded={expanded} names={names} />
          {data.difference && <Changes difference={data.difference} names={names} />}
          <Months
            before={data.difference ? { from: data.difference.from, nights: data.difference.before } : undefined}
            first={2}
            expanded={expanded}
            names={names}
            narrow
            today={today}
          />
          <NightNote />
        </>
      )}
      {settled.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">
            <Trans>What the calendar settles by itself</Trans>
          </summary>
          <ul className="text-sm">
            {settled.map(({ key, rule, sentence }) => (
              <li key={`${key} ${rule} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** Four weeks from the Monday of the first week. Days before the first day show the current schedule, or nobody. */
function FirstWeeks({
  nights,
  from,
  effective,
  label,
  names,
}: {
  nights: string
  from: string
  effective: string
  label: string
  names: Names
}) {
  const monday = daysBetween(from, effective) - weekdayOn(effective)
  const begin = monday < 0 ? monday + 7 : monday
  return <Strip first={plusDays(from, begin)} label={label} names={names} nights={nights.slice(begin, begin + 28)} />
}
