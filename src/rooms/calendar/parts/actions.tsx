import { Trans } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'
import type { Open } from './opened.tsx'

/** What can be begun in the calendar. */
export function Actions({ canAdd, day, onOpen }: { canAdd: boolean; day: string; onOpen: (open: Open) => void }) {
  return (
    <div className="no-print flex flex-wrap gap-3">
      {canAdd && (
        <>
          <Button onClick={() => onOpen({ is: 'form', start: { firstDay: day } })}>
            <Trans>Add an event</Trans>
          </Button>
          <Button kind="secondary" onClick={() => onOpen({ is: 'text' })}>
            <Trans>From a text</Trans>
          </Button>
          <Button kind="secondary" onClick={() => onOpen({ is: 'file' })}>
            <Trans>From a file</Trans>
          </Button>
          <Button kind="secondary" onClick={() => onOpen({ is: 'feeds' })}>
            <Trans>On your phone</Trans>
          </Button>
        </>
      )}
      <Button className="max-sm:hidden" kind="quiet" onClick={() => onOpen({ is: 'help' })}>
        <Trans>Keys</Trans>
      </Button>
      <Button kind="quiet" onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
    </div>
  )
}
