import { Trans, useLingui } from '@lingui/react/macro'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, memo, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { type Column, columnsOf, type Unit, unitFor } from '#domain/timeline/buckets.ts'
import { type LaneName, laneTexts } from '#domain/timeline/marks.ts'
import type { Days } from '#domain/timeline/windows.ts'
import { zoomed } from '#domain/timeline/zoom.ts'
import type { Day } from '#kernel/day.ts'
import { formatDay } from '#web/dates.ts'
import { useSingleKeys } from '#web/single-keys.ts'
import { Table } from '#web/ui/table.tsx'
import type { Mark } from '../contract.ts'
import { pageWith } from './addresses.ts'

interface Props {
  lanes: readonly LaneName[]
  marks: readonly Mark[]
  names: Readonly<Record<'A' | 'B', string>>
  choice: Days
  /** The first day of which the records are here. */
  since: Day
  today: Day
  search: URLSearchParams
}

/** px: of a lane, and of its highest bar. */
const [row, tall] = [28, 22]

const countIn = (columns: readonly Column[], inWords: (n: number) => string) =>
  function Count({ index }: { index: number }) {
    return <span className="figures">{inWords(columns[index]!.count)}</span>
  }

/** How many records there are over the days that are chosen: a row for each kind, by parent, with a table behind. */
export const Graph = memo(function Graph({ lanes, marks, names, choice, since, today, search }: Props) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const { from, to } = choice
  const unit = unitFor({ from, to })
  const columns = useMemo(() => columnsOf({ from, to }, unit, marks as Iterable<Mark & { day: Day }>), [from, to, unit, marks])
  const byLane = useMemo(
    () =>
      lanes.map((lane) => ({
        lane,
        columns: columnsOf({ from, to }, unit, marks.filter((mark) => mark.lane === lane) as (Mark & { day: Day })[]),
      })),
    [from, to, unit, marks, lanes],
  )
  const show = (days: Days) => go(pageWith(search, { from: days.from, to: days.to }))
  useSingleKeys((key) => {
    if (key !== '+' && key !== '-') return false
    show(zoomed(choice, key === '+' ? 'in' : 'out', today))
    return true
  })
  const count = (n: number) => i18n.number(n)
  const said = ({ from: first, to: last }: Days) =>
    first === last
      ? formatDay('dayWithWeekdayAndYear', first, i18n.locale)
      : `${formatDay('day', first, i18n.locale)} – ${formatDay('day', last, i18n.locale)}`
  const zoom = 'no-print grid size-11 flex-none place-items-center rounded-sm border border-edge bg-surface'
  return (
    <figure className="grid gap-1 print:hidden">
      <div className="grid grid-cols-[7.25rem_1fr] sm:grid-cols-[10rem_1fr]">
        <div aria-hidden className="text-sm">
          {byLane.map(({ lane, columns: its }) => (
            <p className="flex h-7 items-end justify-between gap-1 truncate pe-2 leading-6 text-soft" key={lane}>
              <span className="truncate">{i18n._(laneTexts[lane])}</span>
              <span className="figures">{count(its.reduce((sum, column) => sum + column.count, 0))}</span>
            </p>
          ))}
        </div>
        <div className="relative border-b border-edge">
          <svg
            aria-hidden
            className="block w-full"
            height={Math.max(1, lanes.length) * row}
            preserveAspectRatio="none"
            viewBox={`0 0 ${columns.length} ${Math.max(1, lanes.length) * row}`}
          >
            {byLane.map(({ lane, columns: its }, index) => (
              <Lane columns={its} key={lane} top={index * row} />
            ))}
          </svg>
          <Columns columns={columns} onOpen={show} said={said} since={since} unit={unit} />
        </div>
      </div>
      <div className="flex items-start gap-2">
        <figcaption className="flex flex-1 flex-wrap gap-x-4 pt-1 text-sm text-soft">
          <Key look="bg-action" words={names.A} />
          <Key look="bg-attention" words={names.B} />
          <Key look="bg-edge" words={t`Both or neither`} />
          <span>
            <Trans>Each row has its own scale. Choose a bar to see its days.</Trans>
          </span>
        </figcaption>
        <button
          aria-label={t`Zoom in`}
          className={zoom}
          disabled={from === to}
          onClick={() => show(zoomed(choice, 'in', today))}
          type="button"
        >
          <ZoomIn className="icon" />
        </button>
        <button aria-label={t`Zoom out`} className={zoom} onClick={() => show(zoomed(choice, 'out', today))} type="button">
          <ZoomOut className="icon" />
        </button>
      </div>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 items-center text-action underline">
          <Trans>Show as a table</Trans>
        </summary>
        <Table
          caption={<Trans>Records by kind</Trans>}
          columns={[
            { key: 'days', header: <Trans>Days</Trans>, cell: ({ index }) => said(columns[index]!) },
            ...byLane.map(({ lane, columns: its }) => ({
              key: lane,
              header: i18n._(laneTexts[lane]),
              align: 'end' as const,
              cell: countIn(its, count),
            })),
          ]}
          isDense
          quiet
          rowKey={({ index }) => String(index)}
          rows={columns.flatMap((column, index) => (column.count > 0 ? [{ index }] : []))}
        />
      </details>
    </figure>
  )
})

const Key = ({ look, words }: { look: string; words: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden className={`inline-block size-3 rounded-sm ${look}`} />
    {words}
  </span>
)

/** The bars of one kind of records, on the scale of its highest. */
function Lane({ columns, top }: { columns: readonly Column[]; top: number }) {
  const most = Math.max(1, ...columns.map(({ count }) => count))
  return columns.flatMap(({ count, bySide }, index) => {
    if (count === 0) return []
    // What there is at all can be seen.
    const height = Math.max(3, (count / most) * tall)
    const parts = [
      ['fill-edge', bySide.none],
      ['fill-attention', bySide.B],
      ['fill-action', bySide.A],
    ] as const
    let below = 0
    return parts.flatMap(([look, n]) => {
      if (n === 0) return []
      const its = (n / count) * height
      below += its
      return [<rect className={look} height={its} key={`${index} ${look}`} width="0.8" x={index + 0.1} y={top + row - below} />]
    })
  })
}

interface ColumnsProps {
  columns: readonly Column[]
  unit: Unit
  since: Day
  said: (days: Days) => string
  onOpen: (days: Days) => void
}

/** A button over each column; the arrow keys go from one to the next. */
function Columns({ columns, unit, since, said, onOpen }: ColumnsProps) {
  const { t, i18n } = useLingui()
  const [at, setAt] = useState(columns.length - 1)
  const here = Math.min(at, columns.length - 1)
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: columns.length - 1 }
    const next = steps[event.key]
    if (next === undefined || next < 0 || next >= columns.length) return
    event.preventDefault()
    setAt(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <fieldset aria-label={t`Records over time`} className="absolute inset-0 grid min-w-0 auto-cols-fr grid-flow-col">
      {columns.map((column, index) => (
        <button
          aria-label={t`${said(column)}: ${i18n.number(column.count)} records`}
          className={`min-w-0 hover:bg-action/10 ${column.to < since ? 'bg-line/50' : ''}`}
          disabled={unit === 'day' && column.count === 0}
          key={column.from}
          onClick={() => onOpen(column)}
          onKeyDown={move}
          tabIndex={index === here ? 0 : -1}
          title={`${said(column)}: ${i18n.number(column.count)}`}
          type="button"
        />
      ))}
    </fieldset>
  )
}
