import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/ui/notice.tsx'

/** Said above every text that no lawyer has read yet. */
export function Draft() {
  return (
    <Notice title={<Trans>A draft for a lawyer to review</Trans>} tone="attention">
      <p>
        <Trans>
          This text says what the site does today, in plain words. A lawyer has not checked it yet. It is not legal advice, and it may still
          change.
        </Trans>
      </p>
    </Notice>
  )
}
