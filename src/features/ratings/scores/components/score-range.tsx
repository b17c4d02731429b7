/** A likely range from 1 to 5 in one line of a table, with the score on it; the numbers stand beside it. */
export function Range({ low, high, mean }: { low: number; high: number; mean: number | null }) {
  const place = (value: number) => `${(value - 1) * 25}%`
  return (
    <svg aria-hidden className="block h-4 w-36 overflow-visible sm:w-40" focusable="false">
      <rect className="fill-line" height="2" width="100%" y="7" />
      {[1, 3, 5].map((mark) => (
        <line className="stroke-edge" key={mark} x1={place(mark)} x2={place(mark)} y1="4" y2="12" />
      ))}
      <rect className="fill-action" height="8" width={`${(high - low) * 25}%`} x={place(low)} y="4" />
      {mean !== null && <circle className="fill-surface stroke-action stroke-2" cx={place(mean)} cy="8" r="5" />}
    </svg>
  )
}
