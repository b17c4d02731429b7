import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface IntervalProps {
  /** Ends of the likely range, 1 to 5. */
  low: number
  high: number
  /** The score; left out where only the range may be shown. */
  mean?: number | null | undefined
  /** How many ratings it rests on. */
  n: number
  /** The measured value, such as "Ratings by parents". */
  label?: ReactNode
}

const place = (value: number) => `${(Math.min(5, Math.max(1, value)) - 1) * 25}%`

/** A range from 1 to 5 as a bar, the score as a ring on it, and the same in words below. */
export function Interval({ low, high, mean, n, label }: IntervalProps) {
  const { i18n } = useLingui()
  const oneDecimal = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const [from, to] = [oneDecimal(low), oneDecimal(high)]
  const score = mean === null || mean === undefined ? null : oneDecimal(mean)
  return (
    <figure className="max-w-md">
      {label && <p className="font-semibold">{label}</p>}
      <div aria-hidden className="px-2.5 pt-1">
        <svg className="block h-10 w-full overflow-visible" focusable="false">
          <rect className="fill-line" height="2" width="100%" y="11" />
          {[1, 2, 3, 4, 5].map((mark) => (
            <g key={mark}>
              <line className="stroke-edge" x1={place(mark)} x2={place(mark)} y1="8" y2="16" />
              <text className="figures fill-soft text-sm" textAnchor="middle" x={place(mark)} y="36">
                {mark}
              </text>
            </g>
          ))}
          <rect className="fill-action" height="10" rx="1" width={`${(high - low) * 25}%`} x={place(low)} y="7" />
          {score !== null && <circle className="fill-surface stroke-action stroke-3" cx={place(mean!)} cy="12" r="7" />}
        </svg>
      </div>
      <figcaption className="figures mt-1.5 text-sm text-soft">
        {score !== null && (
          <>
            <strong className="text-base text-ink">
              <Trans>{score} of 5</Trans>
            </strong>
            {', '}
          </>
        )}
        <span className="whitespace-nowrap">
          <Trans>
            likely between {from} and {to}
          </Trans>
        </span>
        {', '}
        <span className="whitespace-nowrap">
          <Plural one="# rating" other="# ratings" value={n} />
        </span>
      </figcaption>
    </figure>
  )
}
