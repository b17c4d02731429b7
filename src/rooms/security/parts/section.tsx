import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Failed } from '../../../web/ui/states.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'

/** One part of the settings: its heading beside its content where there is room. */
export function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4 border-t border-line pt-8 lg:grid-cols-[16rem_1fr] lg:gap-12" id={id}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="grid max-w-2xl content-start gap-5">{children}</div>
    </section>
  )
}

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
