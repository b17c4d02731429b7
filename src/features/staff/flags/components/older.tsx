import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'

/** The way through a list that is shown page by page, the newest first. */
export function Older({ cursor, next, go }: { cursor: string; next: string | null; go: (cursor: string) => void }) {
  if (cursor === '' && next === null) return null
  return (
    <p className="no-print mt-4 flex flex-wrap gap-3">
      {next !== null && (
        <Button kind="secondary" onClick={() => go(next)}>
          <Trans>Older lines</Trans>
        </Button>
      )}
      {cursor !== '' && (
        <Button kind="quiet" onClick={() => go('')}>
          <Trans>Back to the newest</Trans>
        </Button>
      )}
    </p>
  )
}
