import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { Table } from '#web/ui/table.tsx'
import type { Month } from '../contract.ts'
import { Share } from './share.tsx'

const shareCell = ({ n, filled }: Month) => (n === null || filled === null ? null : <Share filled={filled} n={n} />)

/** Month by month: how complete the place was when it was last counted, and what the imports did in the whole directory. */
export function Months({ months }: { months: readonly Month[] }) {
  const { t, i18n } = useLingui()
  const count = (of: (month: Month) => number | null) => (month: Month) => {
    const n = of(month)
    return n === null ? null : i18n.number(n)
  }
  if (months.length === 0) return null
  return (
    <section aria-labelledby="months" className="grid gap-3">
      <h2 id="months">
        <Trans>Month by month</Trans>
      </h2>
      <p className="max-w-prose text-soft">
        <Trans>
          “Complete” is of this place, at the last count of the month. The other columns are of the whole directory: what the imports of
          that month added, changed and took out, and the lines that they could not read.
        </Trans>
      </p>
      <Table
        caption={t`Month by month`}
        columns={[
          { key: 'month', header: <Trans>Month</Trans>, cell: ({ month }) => dayInWords(month, i18n.locale, 'month') },
          { key: 'share', header: <Trans>Complete</Trans>, cell: shareCell },
          { key: 'people', header: <Trans>People</Trans>, align: 'end', cell: count(({ people }) => people) },
          { key: 'runs', header: <Trans>Imports</Trans>, align: 'end', cell: count(({ runs }) => runs) },
          { key: 'added', header: <Trans>Added</Trans>, align: 'end', cell: count(({ added }) => added) },
          { key: 'changed', header: <Trans>Changed</Trans>, align: 'end', cell: count(({ changed }) => changed) },
          { key: 'removed', header: <Trans>Taken out</Trans>, align: 'end', cell: count(({ removed }) => removed) },
          { key: 'skipped', header: <Trans>Not read</Trans>, align: 'end', cell: count(({ skipped }) => skipped) },
        ]}
        quiet
        rowKey={({ month }) => month}
        rows={months}
      />
    </section>
  )
}
