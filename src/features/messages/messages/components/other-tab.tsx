import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface OtherTabProps {
  is: 'changed' | 'gone'
  /** This page has words that no draft has. */
  isUnsaved: boolean
  busy: boolean
  onNewer: () => void
  onMine: () => void
  onClose: () => void
}

/** What another tab did with the draft, and what can be done with the text of this one. No choice loses a text. */
export function OtherTab({ is, isUnsaved, busy, onNewer, onMine, onClose }: OtherTabProps) {
  return (
    <Notice
      title={is === 'changed' ? <Trans>Changed in another tab</Trans> : <Trans>Sent or deleted in another tab</Trans>}
      tone="attention"
    >
      <p>
        {isUnsaved ? (
          <Trans>Your text here is not saved. Whatever you choose, it is not lost.</Trans>
        ) : (
          <Trans>You changed nothing here since then.</Trans>
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {is === 'changed' && (
          <Button busy={busy} kind="secondary" onClick={onNewer}>
            <Trans>Show the newer text</Trans>
          </Button>
        )}
        {(isUnsaved || is === 'changed') && (
          <Button busy={busy} kind="secondary" onClick={onMine}>
            <Trans>Keep my text as a separate draft</Trans>
          </Button>
        )}
        {is === 'gone' && !isUnsaved && (
          <Button kind="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        )}
      </div>
    </Notice>
  )
}
