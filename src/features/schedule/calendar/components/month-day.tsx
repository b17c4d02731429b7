import { Plural, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { dayLong } from '#web/times.ts'
import { lookOf } from '#shell/side-look.ts'
import type { Occurrence } from '#schedule/events/contract.ts'
import type { Range } from '../contract.ts'
import { Chips } from './chips.tsx'
import { entriesOf, holdersOf } from './entries.ts'
import type { LayerName } from '../rules.ts'
import { holderName, letterOf } from './words.ts'
import type { Names } from '#schedule/events/public.tsx'

/** Height of a cell, and how many entries it shows on a wide screen. A month of six weeks fits a laptop's screen without scrolling. */
const sizes = {
  week: { height: 'sm:h-28', most: 20 },
  high: { height: 'sm:h-24', most: 3 },
  low: { height: 'sm:h-20', most: 2 },
} as const

interface MonthDayProps {
  range: Range
  off: ReadonlySet<LayerName>
  names: Names
  day: string
  size: keyof typeof sizes
  isChosen: boolean
  onChoose: () => void
  onPress: (event: KeyboardEvent) => void
  /** Called when the drag of one of the day's events starts. */
  onDrag: (event: Occurrence) => void
  /** Whether the dragged event can be dropped on this day. */
  takesDrop: () => boolean
  onDrop: () => void
}

/** A day of the grid: its number, whose night it is, and its entries where the cell is large enough. */
export function MonthDay({ range, off, names, day, size, isChosen, onChoose, onPress, onDrag, takesDrop, onDrop }: MonthDayProps) {
  const { t, i18n } = useLingui()
  const entries = entriesOf(range, day, off)
  const { height, most } = sizes[size]
  const isWeek = size === 'week'
  const isOther = !isWeek && day.slice(0, 7) !== range.day.slice(0, 7)
  return (
    <td
      aria-selected={isChosen}
      className={`relative h-16 border border-line p-0 align-top ${height} print:h-24 ${isOther ? 'bg-paper' : 'bg-surface'} ${isChosen ? 'outline-2 -outline-offset-2 outline-action' : ''}`}
      onDragOver={(event) => takesDrop() && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <button
        aria-current={day === range.today ? 'date' : undefined}
        className="flex min-h-11 w-full flex-wrap items-start gap-1 p-1 text-start sm:min-h-0 sm:py-0.5 sm:after:absolute sm:after:inset-0 sm:after:content-['']"
        data-day={day}
        onClick={onChoose}
        onKeyDown={onPress}
        tabIndex={isChosen ? 0 : -1}
        type="button"
      >
        <span className="sr-only">{dayLong(day, i18n.locale)}</span>
        <span
          aria-hidden
          className={`figures min-w-6 text-center text-sm ${day === range.today ? 'rounded-sm bg-action font-semibold text-on-action' : isOther ? 'text-soft' : ''}`}
        >
          {Number(day.slice(8))}
        </span>
        {!off.has('time') &&
          holdersOf(range, day).map((holder) => (
            <span className={`min-w-5 rounded-sm border px-0.5 text-center text-sm leading-5 ${lookOf[holder]}`} key={holder}>
              <span aria-hidden>{letterOf[holder]}</span>
              <span className="sr-only">{t`night with ${holderName(i18n, holder, names)}`}</span>
            </span>
          ))}
        {entries.length > 0 && (
          <span className="sr-only">
            <Plural one="# entry" other="# entries" value={entries.length} />
          </span>
        )}
        {entries.length > most && (
          <span aria-hidden className="figures ms-auto text-sm leading-5 text-soft max-sm:hidden print:hidden">
            +{entries.length - most}
          </span>
        )}
      </button>
      <Chips entries={entries} isWeek={isWeek} most={most} onDrag={onDrag} zone={range.zone} />
      {entries.length > 0 && (
        <span aria-hidden className="figures block px-1 text-sm text-soft sm:hidden print:hidden">
          •{entries.length > 1 && entries.length}
        </span>
      )}
    </td>
  )
}
