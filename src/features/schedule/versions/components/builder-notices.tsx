import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Another schedule came into force since the writing began: nothing is sent before that was looked at. */
export function ChangedMeanwhile({ onSeen }: { onSeen: () => void }) {
  return (
    <Notice title={<Trans>The schedule changed while you were writing</Trans>} tone="attention">
      <p>
        <Trans>What would change is worked out anew below. Look at it, and send the draft again.</Trans>
      </p>
      <Button kind="secondary" onClick={onSeen}>
        <Trans>I have looked at it</Trans>
      </Button>
    </Notice>
  )
}

/** A schedule takes effect at once: there is no other parent to answer. */
export function Alone() {
  return (
    <Notice>
      <p>
        <Trans>
          You are the only parent in this case now. A schedule you send takes effect at once, as your own plan or as an order says. A parent
          who joins later sees that you added it alone.
        </Trans>
      </p>
    </Notice>
  )
}
