import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Seat } from '../contract.ts'
import { spanOf, yearsOf } from './span.ts'

const rowHeight = 10

interface TimelineProps {
  seats: readonly Seat[]
  today: string
  /** What stands before a bar: the person, or the organization. */
  label: (seat: Seat) => ReactNode
}

/** Who was where when, as bars over the years. The table beside it says the same in words. */
export function Timeline({ seats, today, label }: TimelineProps) {
  const { i18n } = useLingui()
  const known = seats.filter(({ fromOn, toOn }) => fromOn !== null || toOn !== null)
  const years = yearsOf(known, today)
  if (known.length < 2 || !years) return null
  const { first, last } = years
  return (
    <figure className="print:break-inside-avoid">
      <figcaption className="mb-2 font-semibold">
        <Trans>Over the years</Trans>
      </figcaption>
      <div aria-hidden className="grid gap-1 rounded-md border border-line bg-surface p-3">
        {known.map((seat) => {
          const { from, to, isOpen, isFromKnown } = spanOf(seat, years, today)
          return (
            <div
              className="grid items-center gap-x-4 sm:grid-cols-[18rem_minmax(0,1fr)] print:grid-cols-[18rem_minmax(0,1fr)]"
              key={seat.seat}
            >
              <span className="truncate text-sm">{label(seat)}</span>
              <svg className="block h-2.5 w-full" preserveAspectRatio="none" viewBox={`0 0 100 ${rowHeight}`}>
                <rect className="fill-line" height="1" width="100" x="0" y={rowHeight / 2} />
                <rect
                  className={isOpen && !isFromKnown ? 'fill-edge' : 'fill-action'}
                  height={rowHeight}
                  width={Math.max(0.6, to - from)}
                  x={from}
                  y="0"
                />
                {!isFromKnown && <rect className="fill-edge" height={rowHeight} width="1.5" x={from} y="0" />}
              </svg>
            </div>
          )
        })}
        <p className="figures flex justify-between text-sm text-soft sm:ms-[19rem] print:ms-[19rem]">
          <span>{i18n.number(first, { useGrouping: false })}</span>
          <span>{i18n.number(last, { useGrouping: false })}</span>
        </p>
      </div>
      <p className="mt-1 text-sm text-soft">
        <Trans>A bar to the right edge has no known end. A grey beginning is one that nobody knows.</Trans>
      </p>
    </figure>
  )
}
