import { Trans, useLingui } from '@lingui/react/macro'
import type { Levels } from '#domain/stats/levels.ts'
import { dayInWords } from '#web/days.ts'
import { Table } from '#web/ui/table.tsx'
import type { Sheet } from '../contract.ts'

/** Numbers with so many decimals that the sums can be done again by hand. */
export function useNumbers() {
  const { i18n } = useLingui()
  const fixed = (digits: number) => (value: number) =>
    i18n.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false })
  return { two: fixed(2), three: fixed(3), locale: i18n.locale }
}

/** What a rating of each month weighs. */
export function Months({ months }: { months: NonNullable<Sheet['made']>['months'] }) {
  const { three, locale } = useNumbers()
  const { t } = useLingui()
  return (
    // On paper the table is always there.
    <details className="print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]">
      <summary className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4">
        <Trans>The weight of each month</Trans>
      </summary>
      <Table
        caption={t`The weight of each month`}
        columns={[
          { key: 'month', header: t`Month of the event`, cell: ({ month }) => dayInWords(`${month}-01`, locale, 'month') },
          { key: 'n', header: t`Ratings`, align: 'end', cell: ({ n }) => n },
          {
            key: 'weight',
            header: t`Weight of each`,
            align: 'end',
            cell: ({ weight }) => three(weight),
          },
        ]}
        quiet
        rowKey={({ month }) => month}
        rows={months}
      />
    </details>
  )
}

/** What was usual, what was counted, and both together, level by level. */
export function Counts({ usual, own }: { usual: Levels; own: Levels }) {
  const { three } = useNumbers()
  const { t } = useLingui()
  return (
    <Table
      caption={t`What is counted at each level`}
      columns={[
        { key: 'level', header: t`Level`, cell: ({ level }) => level },
        { key: 'usual', header: t`Usual`, align: 'end', cell: (row) => three(row.usual) },
        { key: 'own', header: t`Ratings`, align: 'end', cell: (row) => three(row.own) },
        { key: 'both', header: t`Together`, align: 'end', cell: (row) => three(row.usual + row.own) },
      ]}
      rowKey={({ level }) => String(level)}
      rows={usual.map((share, index) => ({ level: index + 1, usual: share, own: own[index as 0] })).toReversed()}
    />
  )
}
