import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { Table } from '#web/ui/table.tsx'
import type { Chart as ChartData } from '../contract.ts'

const width = 640
const height = 160
const edge = 12

/** The same as a table. */
function Points({ chart: { points, limits } }: { chart: ChartData }) {
  const { t, i18n } = useLingui()
  const [yes, no] = [t`yes`, t`no`]
  return (
    <Table
      caption={t`Rows of each run, the oldest first`}
      columns={[
        { key: 'on', header: t`Day (UTC)`, cell: ({ on }) => dayInWords(on, i18n.locale) },
        { key: 'rows', header: t`Rows`, align: 'end', cell: ({ rows }) => i18n.number(rows) },
        { key: 'is', header: t`Usual`, cell: ({ isOutside }) => (limits === null ? null : isOutside ? no : yes) },
        { key: 'taken', header: t`Applied`, cell: ({ isTaken }) => (isTaken ? yes : no) },
      ]}
      quiet
      rowKey={({ id }) => id}
      rows={points}
    />
  )
}

/** Rows of each run over time, between the limits of what is usual; a table behind it. */
export function Chart({ chart: { points, limits } }: { chart: ChartData }) {
  const { i18n } = useLingui()
  if (points.length === 0) return null
  const rows = points.map(({ rows: n }) => n)
  const [least, most] = [Math.min(...rows, limits?.lower ?? Infinity), Math.max(...rows, limits?.upper ?? -Infinity)]
  const y = (value: number) => height - edge - ((value - least) / Math.max(1, most - least)) * (height - 2 * edge)
  const x = (at: number) => (points.length === 1 ? width / 2 : edge + (at / (points.length - 1)) * (width - 2 * edge))
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1 })
  const places = points.map((point, at) => ({ ...point, x: x(at), y: y(point.rows) }))
  return (
    <figure className="grid gap-2">
      <svg aria-hidden className="h-auto w-full rounded-md border border-line bg-surface" viewBox={`0 0 ${width} ${height}`}>
        {limits && (
          <>
            <rect className="fill-action-wash" height={y(limits.lower) - y(limits.upper)} width={width} x={0} y={y(limits.upper)} />
            {[limits.lower, limits.mean, limits.upper].map((value, at) => (
              <line
                className={at === 1 ? 'stroke-action' : 'stroke-edge'}
                key={at === 0 ? 'lower' : at === 1 ? 'mean' : 'upper'}
                strokeDasharray={at === 1 ? undefined : '6 4'}
                strokeWidth={1.5}
                x1={0}
                x2={width}
                y1={y(value)}
                y2={y(value)}
              />
            ))}
          </>
        )}
        <polyline className="fill-none stroke-soft" points={places.map((place) => `${place.x},${place.y}`).join(' ')} strokeWidth={1.5} />
        {places.map((place) =>
          place.isOutside ? (
            // Another shape, not another color alone.
            <rect className="fill-attention" height={14} key={place.id} width={14} x={place.x - 7} y={place.y - 7} />
          ) : (
            <circle
              className={place.isTaken ? 'fill-action' : 'fill-surface stroke-action'}
              cx={place.x}
              cy={place.y}
              key={place.id}
              r={6}
              strokeWidth={2}
            />
          ),
        )}
      </svg>
      <figcaption className="text-sm text-soft">
        {limits ? (
          <Trans>
            Usual: {number(limits.lower)} to {number(limits.upper)} rows, {number(limits.mean)} on average. It comes from the last{' '}
            {limits.n} runs that were applied. A square is outside of it; a ring was not applied.
          </Trans>
        ) : (
          <Trans>After eight runs that were applied, this shows what is usual. A ring was not applied.</Trans>
        )}
      </figcaption>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 items-center text-action underline">
          <Trans>Show as a table</Trans>
        </summary>
        <Points chart={{ points, limits }} />
      </details>
    </figure>
  )
}
