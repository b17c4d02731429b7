import { Plural } from '@lingui/react/macro'
import { CountMark } from '#web/ui/count-mark.tsx'
import { useUnreadAt } from './unread.ts'
import { countAt, useWaits } from './waits.ts'

interface CountProps {
  path: string
  className?: string
  /** Only one mark fits: what needs an answer goes before what is unread. */
  isNarrow?: boolean
}

/** How many answers are needed at an address of a menu, and how many unread items it has; nothing where none is. */
export function Count({ path, className = '', isNarrow = false }: CountProps) {
  const count = countAt(useWaits(), path)
  const unread = useUnreadAt(path)
  return (
    <>
      {unread > 0 && (
        <>
          {!(isNarrow && count > 0) && (
            <CountMark className={className} isPlain>
              {unread}
            </CountMark>
          )}
          <span className="sr-only">
            <Plural one="(# unread)" other="(# unread)" value={unread} />
          </span>
        </>
      )}
      {count > 0 && (
        <>
          <CountMark className={className}>{count}</CountMark>
          <span className="sr-only">
            <Plural one="(# needs your answer)" other="(# need your answer)" value={count} />
          </span>
        </>
      )}
    </>
  )
}
