import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** What both pages of notices begin with: what one is for, and what becomes of it. */
export function Frame({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Send a notice about a review</Trans>
      </h1>
      <div className="prose mt-3">
        <p>
          <Trans>
            For words that break a rule or the law. We acknowledge a notice within 24 hours. A person decides, by the same rules for every
            review: never because it is bad, nor because somebody pays us.
          </Trans>
        </p>
        <p>
          <Trans>
            An opinion that you do not share stays. We never change a review; only its author does. We do not know who wrote it. This is not
            legal advice.
          </Trans>
        </p>
        <p>
          <Trans>
            A notice that threatens without ground, or comes again after we have decided, can lead to a public note on the profile.
          </Trans>
        </p>
      </div>
      <section className="mt-8">
        <h2 className="mb-4">
          <Trans>Your notice</Trans>
        </h2>
        {children}
      </section>
      {below}
    </main>
  )
}
