import { Trans, useLingui } from '@lingui/react/macro'
import { dayShort } from '#shell/calendar-days.ts'
import type { Names } from '#shell/holders.ts'
import type { ExpandedDays, Sums as Numbers } from '../contract.ts'
import { Sums } from './sums.tsx'

/** Nights and hours of the next 12 months, which is what support worksheets ask for, and then of all that is laid out. */
export function YearSums({ expanded, names }: { expanded: ExpandedDays; names: Names }) {
  const { i18n } = useLingui()
  const range = ({ from, to, days }: Numbers) => [dayShort(from, i18n.locale), dayShort(to, i18n.locale), i18n.number(days)]
  const { year, total } = expanded
  const [from, to, days] = range(year)
  const [first, last, all] = range(total)
  const months = expanded.months.length
  return (
    <>
      <Sums
        caption={
          total.days > year.days ? (
            <Trans>
              12 months: {from} to {to}, {days} days
            </Trans>
          ) : undefined
        }
        names={names}
        sums={year}
      />
      {total.days > year.days && (
        <Sums
          caption={
            <Trans>
              {months} months: {first} to {last}, {all} days
            </Trans>
          }
          names={names}
          sums={total}
        />
      )}
    </>
  )
}
