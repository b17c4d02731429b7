import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import { Failed } from './states.tsx'

/** What `useApiQuery` gives, as far as its states go. */
export interface Query<D> {
  data: D | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface LoadedProps<D> {
  query: Query<D>
  /** What is said when it cannot be loaded, in a few words. */
  failed: ReactNode
  /** What is safe, and what to try; "Nothing was changed" unless it is said otherwise. */
  safe?: ReactNode
  /** How long it will be, in lines. */
  lines: number
  children: (data: D) => ReactNode
}

/** An answer of the server: on its way, failed with a way to try again, or there. */
export function Loaded<D>({ query, failed, safe, lines, children }: LoadedProps<D>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <Skeleton className="max-w-2xl" lines={lines} />
  return (
    <Failed
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
      sentence={safe ?? <Trans>Nothing was changed. Try again in a moment.</Trans>}
      title={failed}
    />
  )
}
