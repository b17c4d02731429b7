import { Trans } from '@lingui/react/macro'
import { Button } from './ui/button.tsx'

/** The crash screen of spec.md section 8, word for word, and below it what the report holds. */
export function Crash({ retry }: { retry: () => void }) {
  return (
    <main className="page" id="content" tabIndex={-1}>
      <div className="prose" role="alert">
        <h1>
          <Trans>Something went wrong</Trans>
        </h1>
        <p>
          <Trans>We've encountered an unexpected error. Our bug detection system has been notified and will investigate this issue.</Trans>
        </p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>
          <Trans>Reload Page</Trans>
        </Button>
        <Button kind="secondary" onClick={retry}>
          <Trans>Try Again</Trans>
        </Button>
      </div>
      <p className="mt-6 max-w-prose text-sm text-soft">
        <Trans>The report says which part of the page broke. It doesn’t have anything you typed, or who you are.</Trans>
      </p>
    </main>
  )
}
