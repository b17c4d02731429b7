import { Trans, useLingui } from '@lingui/react/macro'
import { dayShort } from '#shell/calendar-days.ts'
import type { Names } from '#shell/holders.ts'
import { Table } from '#web/ui/table.tsx'
import type { Sums as Numbers } from '../contract.ts'

interface SumsProps {
  sums: Numbers
  names: Names
  caption?: React.ReactNode
}

/** A count over its share, and what it is a share of. */
const counted = (count: string, share: string) => (
  <>
    {count}
    <span className="block text-sm whitespace-nowrap text-soft">{share}</span>
  </>
)

/** Nights and hours of a range per parent, each with its own percentage, and what it is a percentage of. */
export function Sums({ sums, names, caption }: SumsProps) {
  const { i18n, t } = useLingui()
  const [from, to, days] = [dayShort(sums.from, i18n.locale), dayShort(sums.to, i18n.locale), i18n.number(sums.days)]
  const percent = (share: number) => i18n.number(share, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const hours = (minutes: number) => i18n.number(Math.round(minutes / 60))
  const rows = (['A', 'B', 'third', 'gap'] as const)
    .filter((holder) => holder === 'A' || holder === 'B' || sums.minutes[holder] > 0)
    .map((holder) => ({ holder, name: holder === 'gap' ? <Trans>Nobody</Trans> : names[holder] }))
  const aMonth = i18n.number((sums.exchanges * 30.4375) / sums.days, { maximumFractionDigits: 1 })
  const exchanges = i18n.number(sums.exchanges)
  return (
    <div className="grid gap-3">
      <Table
        caption={
          caption ?? (
            <Trans>
              {from} to {to}, {days} days
            </Trans>
          )
        }
        columns={[
          { key: 'who', header: <Trans>With</Trans>, cell: ({ name }) => name },
          {
            key: 'nights',
            header: <Trans>Nights</Trans>,
            align: 'end',
            cell: ({ holder }) => counted(i18n.number(sums.nights[holder]), t`${percent(sums.nightShares[holder])} % of nights`),
          },
          {
            key: 'hours',
            header: <Trans>Hours</Trans>,
            align: 'end',
            cell: ({ holder }) => counted(hours(sums.minutes[holder]), t`${percent(sums.hourShares[holder])} % of hours`),
          },
          {
            key: 'longest',
            header: <Trans>Longest stay, nights</Trans>,
            align: 'end',
            cell: ({ holder }) => (holder === 'A' || holder === 'B' ? i18n.number(sums.longest[holder]) : null),
          },
        ]}
        rowKey={({ holder }) => holder}
        rows={rows}
      />
      <p className="figures text-sm text-soft">
        {sums.days < 28 ? (
          <Trans>Exchanges between the parents: {exchanges}.</Trans>
        ) : (
          <Trans>
            {exchanges} exchanges between the parents, {aMonth} a month.
          </Trans>
        )}
      </p>
    </div>
  )
}
