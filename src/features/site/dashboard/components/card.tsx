import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { SiteLink } from '#web/link.tsx'
import { Card } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'

interface TileProps {
  title: ReactNode
  /** Where one goes on, and its words. */
  to: string
  action: ReactNode
  asked: readonly { data: unknown; error: unknown; refetch: () => unknown; isFetching: boolean }[]
  /** Shown once everything that was asked is here. */
  children: () => ReactNode
}

/** One card of a dashboard: it waits and fails by itself, and leads to the page where its things are done. */
export function Tile({ title, to, action, asked, children }: TileProps) {
  const id = useId()
  const isHere = asked.every(({ data }) => data !== undefined)
  const failed = asked.find(({ error, data }) => error && data === undefined)
  return (
    <Card className="flex flex-col gap-3">
      <section aria-labelledby={id} className="flex grow flex-col gap-3">
        <h2 className="text-lg" id={id}>
          {title}
        </h2>
        <div className="grow">
          {isHere ? (
            children()
          ) : failed ? (
            <Failed
              busy={failed.isFetching}
              onRetry={() => void failed.refetch()}
              sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
              title={<Trans>This could not be loaded</Trans>}
            />
          ) : (
            <Skeleton lines={3} />
          )}
        </div>
        <SiteLink className="no-print inline-flex min-h-11 items-center font-semibold" to={to}>
          {action}
        </SiteLink>
      </section>
    </Card>
  )
}
