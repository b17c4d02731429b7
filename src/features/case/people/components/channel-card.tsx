import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '#web/link.tsx'
import { Card } from '#web/ui/notice.tsx'
import type { People } from '../contract.ts'

type Channel = NonNullable<People['channel']>

/** How parents may write to each other, with the words that say so. */
export function ChannelCard({ channel }: { channel: Channel }) {
  return (
    <Writing>
      <Said channel={channel} />
    </Writing>
  )
}

/** For a parent, where no order that they see says anything. @param orders where one is recorded */
export function NoChannel({ orders }: { orders: string }) {
  return (
    <Writing>
      <p className="text-soft">
        <Trans>
          No order in force that you see names one way of writing to each other. If yours does,{' '}
          <SiteLink to={orders}>record it with the order</SiteLink> in the case file. It is then shown here, to both of you where the order
          is shared.
        </Trans>
      </p>
    </Writing>
  )
}

function Writing({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="channel" className="grid gap-4">
      <h2 id="channel">
        <Trans>Writing to each other</Trans>
      </h2>
      <Card className="grid gap-3">{children}</Card>
    </section>
  )
}

function Said({ channel: { name, source, isOrder, clause } }: { channel: Channel }) {
  const { paragraph } = clause
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        <Trans>
          Parents write to each other only through <strong>{name}</strong>.
        </Trans>
      </p>
      {clause.text !== '' && (
        <blockquote className="border-s-4 border-edge ps-3 [overflow-wrap:anywhere]">
          <p>{clause.text}</p>
        </blockquote>
      )}
      <p className="text-sm text-soft [overflow-wrap:anywhere]">
        {isOrder ? <Trans>From the order:</Trans> : <Trans>From what both of you agreed on; no court has signed it:</Trans>} {source}
        {paragraph !== '' && <>, ¶ {paragraph}</>}
      </p>
    </>
  )
}
