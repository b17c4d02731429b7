import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '#case/cases/public.tsx'
import type { Trade } from '../contract.ts'

/** What happened with a request, in order. */
export function History({ trade, zone }: { trade: Trade; zone: string }) {
  const { t } = useLingui()
  if (trade.history.length === 0) return null
  return (
    <section className="text-sm">
      <h4 className="text-base">
        <Trans>History</Trans>
      </h4>
      <ol className="grid gap-1">
        {trade.history.map(({ what, at, name: by }) => {
          const name = by ?? t`a parent`
          const words: Readonly<Record<typeof what, ReactNode>> = {
            sent: <Trans>Sent by {name}</Trans>,
            viewed: <Trans>First opened by {name}</Trans>,
            countered: <Trans>Answered with other terms by {name}</Trans>,
            accepted: <Trans>Accepted by {name}</Trans>,
            declined: <Trans>Declined by {name}</Trans>,
            withdrawn: <Trans>Withdrawn by {name}</Trans>,
            expired: <Trans>The time to answer was over</Trans>,
            dropped: <Trans>Dropped by both of you, as a new schedule came into force</Trans>,
          }
          return (
            <li key={what}>
              {words[what]}, <Moment at={at} zone={zone} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
