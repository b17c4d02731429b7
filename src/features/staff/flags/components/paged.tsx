import { type ReactNode, useState } from 'react'
import type { Input, Reply } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import type { calls } from '../contract.ts'
import { Older } from './older.tsx'

/** The calls whose reply is one page of a list, the newest first. */
type Listing = typeof calls.exposures | typeof calls.feedbackList | typeof calls.history

interface PagedProps<C extends Listing> {
  call: C
  /** What is said when it cannot be loaded. */
  failed: string
  /** Shown where there is nothing yet. */
  empty: ReactNode
  children: (items: Reply<C>['items']) => ReactNode
}

/** A list that is read page by page, with its states. */
export function Paged<C extends Listing>({ call, failed, empty, children }: PagedProps<C>) {
  const [cursor, setCursor] = useState('')
  const asked = useApiQuery(call, { query: { cursor } } as Input<C>, { keepOld: true })
  return (
    <Loaded query={asked} failed={failed} lines={4}>
      {({ items, next }) =>
        items.length === 0 ? (
          empty
        ) : (
          <>
            {children(items)}
            <Older cursor={cursor} go={setCursor} next={next} />
          </>
        )
      }
    </Loaded>
  )
}
