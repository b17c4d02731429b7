import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Failed } from '#web/ui/states.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** One part of the settings. */
export { OpeningSection as Section } from '#web/ui/opening.tsx'

interface Asking<D> {
  data: D | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** What was asked for, on its way, or failed with a way to try again. */
export function Loaded<D>({ asked, lines, children }: { asked: Asking<D>; lines: number; children: (data: D) => ReactNode }) {
  if (asked.data !== undefined) return children(asked.data)
  if (!asked.isError) return <Skeleton lines={lines} />
  return (
    <Failed
      busy={asked.isFetching}
      onRetry={() => void asked.refetch()}
      sentence={<Trans>Nothing was changed. Check the connection and try again.</Trans>}
      title={<Trans>This part could not be loaded</Trans>}
    />
  )
}
