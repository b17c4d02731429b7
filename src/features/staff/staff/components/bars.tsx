import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Table } from '#web/ui/table.tsx'
import type { Bar } from '../contract.ts'
import { daysInWords } from './moment.ts'

interface BarsProps {
  title: ReactNode
  /** What is counted. */
  note: ReactNode
  /** How many days a bar is. */
  each: ReactNode
  bars: readonly Bar[]
  /** All of them together, where that is not their sum (someone may be in several). */
  total: number
  /** How the table names what is counted. */
  unit: string
}

const height = 96

/** Counts over time as bars: each with its number, the same scale from 0 for all, the days below, and a table behind. */
export function Bars({ title, note, each, bars, total, unit }: BarsProps) {
  const { t, i18n } = useLingui()
  const most = Math.max(1, ...bars.map(({ n }) => n))
  const short = (n: number) => i18n.number(n, { notation: n < 10_000 ? 'standard' : 'compact' })
  const [first, last] = [bars[0], bars.at(-1)]
  const range = first && last ? daysInWords({ from: first.from, to: last.to }, i18n.locale) : ''
  const sum = i18n.number(total)
  return (
    <section className="flex flex-col rounded-md border border-line bg-surface p-4 print:break-inside-avoid">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{title}</span>
        <span className="figures text-2xl">{sum}</span>
      </h3>
      <p className="text-sm text-soft">
        {note} {each}
      </p>
      <div aria-hidden className="mt-auto grid auto-cols-fr pt-3 grid-flow-col items-end gap-1 border-b border-edge">
        {bars.map(({ from, n }) => (
          <div className="min-w-0 text-center" key={from}>
            <span className="figures text-sm">{short(n)}</span>
            <svg className="block w-full fill-action" height={height} preserveAspectRatio="none" viewBox={`0 0 1 ${height}`}>
              {n > 0 && <rect height={Math.max(2, (n / most) * height)} width="1" x="0" y={height - Math.max(2, (n / most) * height)} />}
            </svg>
          </div>
        ))}
      </div>
      <p aria-hidden className="figures flex justify-between gap-4 pt-1 text-sm text-soft">
        <span>{first && daysInWords(first, i18n.locale)}</span>
        <span>{last && daysInWords(last, i18n.locale)}</span>
      </p>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-11 items-center text-action underline">
          <Trans>Show as a table</Trans>
        </summary>
        <Table
          caption={t`${unit}, ${range}`}
          columns={[
            { key: 'days', header: <Trans>Days (UTC)</Trans>, cell: (bar) => daysInWords(bar, i18n.locale) },
            { key: 'n', header: unit, align: 'end', cell: ({ n }) => i18n.number(n) },
          ]}
          quiet
          rowKey={({ from }) => from}
          rows={bars}
        />
      </details>
    </section>
  )
}
