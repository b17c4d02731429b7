import { Trans, useLingui } from '@lingui/react/macro'
import { formatCents } from '#domain/money/cents.ts'
import type { MonthSums } from '#domain/finances/declaration.ts'
import { dayInWords } from '#web/days.ts'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'

const height = 96
const amountOf = (part: 'income' | 'spending') => (sums: MonthSums) => <span className="figures">{formatCents(sums[part])}</span>

/** Money in and out of each complete month side by side, on one scale from 0; a table behind. */
export function ByMonth({ months }: { months: readonly MonthSums[] }) {
  const { i18n } = useLingui()
  const most = Math.max(1, ...months.flatMap(({ income, spending }) => [income, spending]))
  const inWords = (month: string) => dayInWords(`${month}-01`, i18n.locale, 'month')
  const rect = (cents: number, x: number, look: string) => {
    const tall = Math.max(0, (cents / most) * height)
    return <rect className={look} height={tall} width="0.46" x={x} y={height - tall} />
  }
  const [first, last] = [months[0]!.month, months.at(-1)!.month]
  return (
    <Section id="months" title={<Trans>Month by month</Trans>}>
      <figure className="grid gap-2">
        <div aria-hidden className="grid auto-cols-fr grid-flow-col items-end gap-2 border-b border-edge">
          {months.map(({ month, income, spending }) => (
            <svg className="block w-full" height={height} key={month} preserveAspectRatio="none" viewBox={`0 0 1 ${height}`}>
              {rect(income, 0, 'fill-action')}
              {rect(spending, 0.5, 'fill-edge')}
            </svg>
          ))}
        </div>
        <p aria-hidden className="figures flex justify-between gap-4 text-sm text-soft">
          <span>{inWords(first)}</span>
          {first !== last && <span>{inWords(last)}</span>}
        </p>
        <figcaption className="text-sm text-soft">
          <Trans>Left bar: income. Right bar: spending. Only complete months.</Trans>
        </figcaption>
        <details className="text-sm">
          <summary className="inline-flex min-h-11 items-center text-action underline">
            <Trans>Show months as a table</Trans>
          </summary>
          <Table
            caption={<Trans>Income and spending of each month</Trans>}
            columns={[
              { key: 'month', header: <Trans>Month</Trans>, cell: ({ month }) => inWords(month) },
              { key: 'income', header: <Trans>Income</Trans>, align: 'end', cell: amountOf('income') },
              { key: 'spending', header: <Trans>Spending</Trans>, align: 'end', cell: amountOf('spending') },
            ]}
            isDense
            quiet
            rowKey={({ month }) => month}
            rows={months}
          />
        </details>
      </figure>
    </Section>
  )
}
