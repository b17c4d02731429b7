import { Trans } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { Open } from './opened.tsx'

/** What can be begun in the calendar: adding an event, and the rest behind a press. */
export function Actions({ canAdd, day, onOpen }: { canAdd: boolean; day: string; onOpen: (open: Open) => void }) {
  return (
    <>
      {canAdd && (
        <Button className="no-print" onClick={() => onOpen({ is: 'form', start: { firstDay: day } })}>
          <Trans>Add an event</Trans>
        </Button>
      )}
      <details className="no-print open:w-full">
        <summary className="button button-secondary list-none max-sm:w-11 max-sm:px-0 [&::-webkit-details-marker]:hidden">
          <Ellipsis aria-hidden className="icon sm:hidden" />
          <span className="max-sm:sr-only">
            <Trans>More actions</Trans>
          </span>
        </summary>
        <div className="flex flex-wrap gap-3 pt-2">
          {canAdd && (
            <>
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
          <Button className="max-sm:hidden" kind="secondary" onClick={() => onOpen({ is: 'help' })}>
            <Trans>Keys</Trans>
          </Button>
          <Button kind="secondary" onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
      </details>
    </>
  )
}
