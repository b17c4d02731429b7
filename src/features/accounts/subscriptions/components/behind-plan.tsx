import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '#web/link.tsx'

/** The head of a page that the plan's own page leads to. */
export function BehindPlan({ title }: { title: ReactNode }) {
  return (
    <header>
      <p className="mb-2">
        <SiteLink className="inline-flex min-h-11 items-center" to="/subscription">
          <Trans>Back to your plan</Trans>
        </SiteLink>
      </p>
      <h1>{title}</h1>
    </header>
  )
}
