import { formatCents } from '#domain/money/cents.ts'

const [width, height, edge] = [320, 72, 10]

interface Point {
  day: string
  cents: number
  missing: number
}

/** Net worth at its dates, spread by time; a ring where something is missing. The list below it is its table. */
export function WorthLine({ points }: { points: readonly Point[] }) {
  const at = points.map(({ day }) => Date.parse(day))
  const cents = points.map((point) => point.cents)
  const [first, last] = [Math.min(...at), Math.max(...at)]
  const [least, most] = [Math.min(...cents), Math.max(...cents)]
  const x = (time: number) => edge + ((time - first) / Math.max(1, last - first)) * (width - 2 * edge)
  const y = (amount: number) => height - edge - ((amount - least) / Math.max(1, most - least)) * (height - 2 * edge)
  const places = points.map((point, index) => ({ ...point, x: x(at[index]!), y: y(point.cents) }))
  return (
    <div aria-hidden className="flex max-w-md items-stretch gap-3 break-inside-avoid">
      <p className="figures flex flex-col justify-between text-end text-sm text-soft">
        <span>{formatCents(most)}</span>
        {least !== most && <span>{formatCents(least)}</span>}
      </p>
      <svg className="h-auto min-w-0 flex-1" focusable="false" viewBox={`0 0 ${width} ${height}`}>
        <polyline className="fill-none stroke-action" points={places.map((place) => `${place.x},${place.y}`).join(' ')} strokeWidth={2} />
        {places.map((place) => (
          <circle
            className={place.missing > 0 ? 'fill-surface stroke-action' : 'fill-action'}
            cx={place.x}
            cy={place.y}
            key={place.day}
            r={4}
            strokeWidth={2}
          />
        ))}
      </svg>
    </div>
  )
}
