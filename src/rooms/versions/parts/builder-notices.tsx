import { Trans } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'
import { Notice } from '../../../web/ui/notice.tsx'

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

/** What is sent is in force at once, for nobody is there to answer. */
export function Alone() {
  return (
    <Notice>
      <p>
        <Trans>
          You are the only parent in this case now. What you send is in force at once as your own plan, or as an order says. Whoever joins
          sees that you put it there alone.
        </Trans>
      </p>
    </Notice>
  )
}
