import { Trans, useLingui } from '@lingui/react/macro'
import { SingleKeysSwitch } from '#web/ui/single-keys-switch.tsx'

/** The keys of the calendar. */
export function Help() {
  const { t } = useLingui()
  const rows = [
    { keys: '← → ↑ ↓', does: <Trans>In the month: to another day</Trans> },
    { keys: t`Page Up, Page Down`, does: <Trans>In the month: to another month</Trans> },
    { keys: t`Alt + ← → ↑ ↓`, does: <Trans>On an event of yours: move it by a day or a week</Trans> },
    { keys: 't', does: <Trans>To today</Trans> },
    { keys: 'n', does: <Trans>A new event</Trans> },
    { keys: '?', does: <Trans>This list</Trans> },
  ]
  return (
    <div className="grid gap-4">
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
    </div>
  )
}
