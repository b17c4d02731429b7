import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'

/** What `useApiQuery` gives, as far as its states go. */
export interface Asking<D> {
  data: D | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface AskedProps<D> {
  asked: Asking<D>
  /** What is said when it cannot be loaded, in a few words; what follows says that nothing was changed. */
  failed: ReactNode
  /** How long it will be, in lines. */
  lines: number
  children: (data: D) => ReactNode
}

/** What was asked for: on its way, failed with a way to try again, or there. */
export function Asked<D>({ asked, failed, lines, children }: AskedProps<D>) {
  if (asked.data !== undefined) return children(asked.data)
  if (!asked.isError) return <Skeleton className="max-w-2xl" lines={lines} />
  return (
    <Failed
      busy={asked.isFetching}
      onRetry={() => void asked.refetch()}
      sentence={<Trans>Nothing was changed. Try again in a moment.</Trans>}
      title={failed}
    />
  )
}
