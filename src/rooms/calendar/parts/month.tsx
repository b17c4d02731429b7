import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { dayLong, timeIn } from '../../../web/inside/times.ts'
import type { Occurrence, Range } from '../contract.ts'
import { type Entry, entriesOf, holdersOf } from './entries.ts'
import { lookOf } from '../../../web/inside/side-look.ts'
import { daysFrom, holderName, letterOf, type LayerName, type Names, plusDays, plusMonths, weekdayInWords } from './words.ts'

interface MonthProps {
  range: Range
  off: ReadonlySet<LayerName>
  names: Names
  /** The day that is chosen. */
  day: string
  onDay: (day: string) => void
  onMove: (event: Occurrence, days: number) => void
  /** A week is one row, with all its lines. */
  isWeek?: boolean
}

/** Keys of the grid: by day, by week, to the ends of a week, by month. */
function goal(key: string, day: string, weekday: number): string | null {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(day, -1)
    case 'ArrowRight':
      return plusDays(day, 1)
    case 'ArrowUp':
      return plusDays(day, -7)
    case 'ArrowDown':
      return plusDays(day, 7)
    case 'Home':
      return plusDays(day, -weekday)
    case 'End':
      return plusDays(day, 6 - weekday)
    case 'PageUp':
      return plusMonths(day, -1)
    case 'PageDown':
      return plusMonths(day, 1)
    default:
      return null
  }
}

/** Weeks from Sunday to Saturday as a grid: one stop of the Tab key, arrow keys within. */
export function MonthGrid({ range, off, names, day, onDay, onMove, isWeek = false }: MonthProps) {
  const { t, i18n } = useLingui()
  const table = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  const dragged = useRef<Occurrence | null>(null)
  const days = daysFrom(range.from, range.to)
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  useEffect(() => {
    // The month that the keys went to may still be on its way.
    const cell = byKey.current && table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    if (!cell) return
    byKey.current = false
    cell.focus()
  })
  const press = (event: KeyboardEvent, weekday: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = goal(event.key, day, weekday)
    if (next === null) return
    event.preventDefault()
    byKey.current = true
    onDay(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid of a calendar is a table (ARIA Authoring Practices, date grid)
    <table aria-label={isWeek ? t`Week` : t`Month`} className="w-full table-fixed border-collapse" ref={table} role="grid">
      <thead>
        <tr>
          {weeks[0]!.map((each) => (
            <th className="pb-1 text-sm font-normal text-soft" key={each} scope="col">
              <abbr className="no-underline" title={weekdayInWords(each, i18n.locale, 'long')}>
                {weekdayInWords(each, i18n.locale, 'short')}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each, weekday) => {
              const entries = entriesOf(range, each, off)
              const isOther = !isWeek && each.slice(0, 7) !== range.day.slice(0, 7)
              return (
                <td
                  aria-selected={each === day}
                  className={`h-16 border border-line p-0 align-top sm:h-28 print:h-24 ${isOther ? 'bg-paper' : 'bg-surface'} ${each === day ? 'outline-2 -outline-offset-2 outline-action' : ''}`}
                  key={each}
                  onDragOver={(event) => dragged.current && event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault()
                    const moved = dragged.current
                    dragged.current = null
                    if (moved) onMove(moved, days.indexOf(each) - days.indexOf(moved.firstDay))
                  }}
                >
                  <button
                    aria-current={each === range.today ? 'date' : undefined}
                    className="flex min-h-11 w-full flex-wrap items-start gap-1 p-1 text-start"
                    data-day={each}
                    onClick={() => onDay(each)}
                    onKeyDown={(event) => press(event, weekday)}
                    tabIndex={each === day ? 0 : -1}
                    type="button"
                  >
                    <span className="sr-only">{dayLong(each, i18n.locale)}</span>
                    <span
                      aria-hidden
                      className={`figures min-w-6 text-center text-sm ${each === range.today ? 'rounded-sm bg-action font-semibold text-on-action' : isOther ? 'text-soft' : ''}`}
                    >
                      {Number(each.slice(8))}
                    </span>
                    {!off.has('time') &&
                      holdersOf(range, each).map((holder) => (
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
                  </button>
                  <Chips entries={entries} isWeek={isWeek} onDrag={(event) => (dragged.current = event)} zone={range.zone} />
                  {entries.length > 0 && (
                    <span aria-hidden className="figures block px-1 text-sm text-soft sm:hidden print:hidden">
                      •{entries.length > 1 && entries.length}
                    </span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The lines of a day where there is room for them. Whoever hears the page, or uses its keys, has them below the grid. */
function Chips({
  entries,
  isWeek,
  zone,
  onDrag,
}: {
  entries: readonly Entry[]
  isWeek: boolean
  zone: string
  onDrag: (event: Occurrence) => void
}) {
  const { t, i18n } = useLingui()
  const most = isWeek ? 20 : 3
  const more = entries.length - most
  const textOf = (entry: Entry) => {
    switch (entry.is) {
      case 'holiday':
        return entry.name
      case 'special':
        return entry.special.label ?? t`Agreed change`
      case 'asked':
        return t`Swap asked for`
      case 'exchange':
        return `${timeIn(entry.exchange.at, zone, i18n.locale)} ${t`Exchange`}`
      case 'hearing':
        return `${timeIn(entry.hearing.fromAt, zone, i18n.locale)} ${entry.hearing.title}`
      case 'event':
        return `${entry.event.fromAt ? `${timeIn(entry.event.fromAt, zone, i18n.locale)} ` : ''}${entry.event.title}`
    }
  }
  return (
    <ul aria-hidden className="hidden gap-0.5 px-1 pb-1 text-sm sm:grid print:grid">
      {entries.slice(0, most).map((entry) => {
        const moves = entry.is === 'event' && entry.event.can.move
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is a second way; Alt and the arrow keys on the event below the grid are the keyboard's
          <li
            className={`${isWeek ? '[overflow-wrap:anywhere]' : 'truncate'} rounded-sm border-s-2 ps-1 leading-5 print:whitespace-normal ${entry.is === 'event' || entry.is === 'hearing' ? 'border-action' : 'border-line text-soft'} ${moves ? 'cursor-grab' : ''}`}
            draggable={moves}
            key={entry.key}
            onDragStart={() => entry.is === 'event' && onDrag(entry.event)}
          >
            {textOf(entry)}
          </li>
        )
      })}
      {more > 0 && (
        <li className="text-soft">
          <Trans>and {more} more</Trans>
        </li>
      )}
    </ul>
  )
}
