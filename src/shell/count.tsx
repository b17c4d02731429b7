import { Plural } from '@lingui/react/macro'
import { countAt, useWaits } from './waits.ts'

/** How many answers are needed at an address of a menu; nothing where none is. */
export function Count({ path, className = '' }: { path: string; className?: string }) {
  const count = countAt(useWaits(), path)
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden
        className={`figures inline-grid min-w-5 place-items-center rounded-full border border-attention bg-attention-wash px-1 text-xs font-semibold text-attention ${className}`}
      >
        {count}
      </span>
      <span className="sr-only">
        <Plural one="(# needs your answer)" other="(# need your answer)" value={count} />
      </span>
    </>
  )
}
