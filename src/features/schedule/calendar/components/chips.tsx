import { useLingui } from '@lingui/react/macro'
import { timeIn } from '#web/times.ts'
import type { Occurrence } from '#schedule/events/contract.ts'
import type { Entry } from './entries.ts'

interface ChipsProps {
  entries: readonly Entry[]
  isWeek: boolean
  /** How many entries are shown on screen; on paper all are. */
  most: number
  zone: string
  onDrag: (event: Occurrence) => void
}

/** The entries of a day, where the cell is large enough. For screen readers and the keyboard they are listed below the grid. */
export function Chips({ entries, isWeek, most, zone, onDrag }: ChipsProps) {
  const { t, i18n } = useLingui()
  const textOf = (entry: Entry) => {
    switch (entry.is) {
      case 'holiday':
        return entry.name
      case 'special':
        return entry.special.label ?? t`Agreed change`
      case 'asked':
        return t`Swap asked for`
      case 'due':
        return t`Support due`
      case 'exchange':
        return `${timeIn(entry.exchange.at, zone, i18n.locale)} ${t`Exchange`}`
      case 'hearing':
        return `${timeIn(entry.hearing.fromAt, zone, i18n.locale)} ${entry.hearing.title}`
      case 'event':
        return `${entry.event.fromAt ? `${timeIn(entry.event.fromAt, zone, i18n.locale)} ` : ''}${entry.event.title}`
    }
  }
  return (
    <ul aria-hidden className="hidden gap-0.5 px-1 pb-0.5 text-sm sm:grid print:grid">
      {entries.map((entry, index) => {
        const moves = entry.is === 'event' && entry.event.can.move
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is a second way; Alt and the arrow keys on the event below the grid are the keyboard's
          <li
            className={`${index < most ? '' : 'hidden print:list-item'} ${isWeek ? '[overflow-wrap:anywhere]' : 'truncate'} relative z-1 rounded-sm border-s-2 ps-1 leading-[1.125rem] print:whitespace-normal ${entry.is === 'event' || entry.is === 'hearing' ? 'border-action' : 'border-line text-soft'} ${moves ? 'cursor-grab' : ''}`}
            draggable={moves}
            key={entry.key}
            onDragStart={(begun) => {
              if (entry.is !== 'event') return
              // Firefox does not start a drag without data.
              begun.dataTransfer.setData('text/plain', entry.event.title)
              onDrag(entry.event)
            }}
          >
            {textOf(entry)}
          </li>
        )
      })}
    </ul>
  )
}
