import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Occurrence } from '#schedule/events/contract.ts'
import type { Names } from '#schedule/events/public.tsx'
import type { Range } from '../contract.ts'
import { MonthDay } from './month-day.tsx'
import { goalOf } from './month-keys.ts'
import type { LayerName } from '../rules.ts'
import { daysFrom, weekdayInWords } from './words.ts'

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
    const next = goalOf(event.key, day, weekday)
    if (next === null) return
    event.preventDefault()
    byKey.current = true
    onDay(next)
  }
  const drop = (to: string) => {
    const moved = dragged.current
    dragged.current = null
    if (moved) onMove(moved, days.indexOf(to) - days.indexOf(moved.firstDay))
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
            {week.map((each, weekday) => (
              <MonthDay
                size={isWeek ? 'week' : weeks.length > 5 ? 'low' : 'high'}
                day={each}
                isChosen={each === day}
                key={each}
                names={names}
                off={off}
                onChoose={() => onDay(each)}
                onDrag={(event) => (dragged.current = event)}
                onDrop={() => drop(each)}
                onPress={(event) => press(event, weekday)}
                range={range}
                takesDrop={() => dragged.current !== null}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
