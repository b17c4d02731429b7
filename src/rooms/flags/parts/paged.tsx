import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Input, Reply } from '../../../http/contract.ts'
import { useAsk } from '../../../web/ask.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { Failed } from '../../../web/ui/states.tsx'
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
  const { t } = useLingui()
  const [cursor, setCursor] = useState('')
  const { data, isError, refetch, isFetching } = useAsk(call, { query: { cursor } } as Input<C>, { keepOld: true })
  if (isError && !data) {
    return (
      <Failed busy={isFetching} onRetry={() => void refetch()} sentence={t`Nothing was changed. Try again in a moment.`} title={failed} />
    )
  }
  if (!data) return <Skeleton lines={4} />
  if (data.items.length === 0) return empty
  return (
    <>
      {children(data.items)}
      <Older cursor={cursor} go={setCursor} next={data.next} />
    </>
  )
}
