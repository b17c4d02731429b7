import { Plural } from '@lingui/react/macro'
import { CountMark } from '#web/ui/count-mark.tsx'
import { countAt, useWaits } from './waits.ts'

/** How many answers are needed at an address of a menu; nothing where none is. */
export function Count({ path, className = '' }: { path: string; className?: string }) {
  const count = countAt(useWaits(), path)
  if (count === 0) return null
  return (
    <>
      <CountMark className={className}>{count}</CountMark>
      <span className="sr-only">
        <Plural one="(# needs your answer)" other="(# need your answer)" value={count} />
      </span>
    </>
  )
}
