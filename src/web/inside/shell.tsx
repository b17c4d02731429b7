import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { PageLine } from '../../map/pages.ts'
import { LeaveLink } from '../leave-link.tsx'
import { useSite } from '../site.ts'
import { Toasts } from '../toasts.tsx'

/** What is around every page of somebody who is signed in. */
export function InsideShell({ children }: { line: PageLine | null; children: ReactNode }) {
  const { t } = useLingui()
  const { appName } = useSite()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        className="absolute -top-20 left-2 z-20 bg-action px-4 py-3 font-semibold text-on-action focus:top-2 focus:text-on-action"
        href="#content"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <header className="no-print sticky top-0 z-10 border-b border-line bg-paper">
        <div className="mx-auto flex max-w-272 items-center justify-between gap-3 px-4 py-1.5 sm:px-8">
          <Link className="inline-flex min-h-11 items-center font-bold text-ink no-underline hover:text-ink" href="/">
            {appName}
          </Link>
          <nav aria-label={t`Account`} className="flex items-center gap-4">
            <a className="inline-flex min-h-11 items-center" href="/api/logout">
              <Trans>Sign Out</Trans>
            </a>
            <LeaveLink>
              <Trans>Leave this site</Trans>
            </LeaveLink>
          </nav>
        </div>
      </header>
      {children}
      <Toasts />
    </div>
  )
}
