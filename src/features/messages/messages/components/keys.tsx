import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '#web/ui/dialog.tsx'
import { SingleKeysSwitch } from '#web/ui/single-keys-switch.tsx'

/** The keys of the messages. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const rows = [
    { keys: 'j', does: <Trans>Next thread, or next message of the open thread</Trans> },
    { keys: 'k', does: <Trans>The one before</Trans> },
    { keys: 'Enter', does: <Trans>Open it. Opening a message sets when you first viewed it.</Trans> },
    { keys: 'e', does: <Trans>Archive the thread</Trans> },
    { keys: 'r', does: <Trans>Reply</Trans> },
    { keys: '/', does: <Trans>Find in messages</Trans> },
    { keys: '?', does: <Trans>This list</Trans> },
  ]
  return (
    <Dialog onClose={onClose} open={open} title={t`Shortcuts`}>
      <SingleKeysSwitch />
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2">
        {rows.map(({ keys, does }) => (
          <div className="contents" key={keys}>
            <dt>
              <kbd className="figures font-semibold">{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
