import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Draft, EventRecord, Occurrence } from '#schedule/events/contract.ts'
import { EventForm, EventView, type Names, ReadText } from '#schedule/events/public.tsx'
import { Feeds, TakeIn } from '#schedule/feeds/public.tsx'
import type { Range } from '../contract.ts'
import { Help } from './help.tsx'

/** What is open above the calendar. */
export type Open =
  | { is: 'event'; event: Occurrence }
  | { is: 'form'; event?: EventRecord; start?: Partial<Draft> }
  | { is: 'feeds' | 'file' | 'text' | 'help' }

interface OpenedProps {
  open: Open | null
  onOpen: (open: Open | null) => void
  caseId: string
  range: Range
  names: Names
  /** The day of what was stored; empty where nothing was. */
  onDone: (day: string) => void
  onGone: (event: EventRecord, back: { sequence: number } | null) => void
}

/** The one dialog of the calendar, with whatever is open in it. */
export function Opened({ open, onOpen, caseId, range: { children, zone, hidesPlaces }, names, onDone, onGone }: OpenedProps) {
  return (
    <Dialog
      keepsWords={open?.is === 'form' || open?.is === 'text'}
      onClose={() => onOpen(null)}
      open={open !== null}
      title={<Title open={open} />}
    >
      <Suspense fallback={<Skeleton lines={5} />}>
        {open?.is === 'event' && (
          <EventView
            caseId={caseId}
            kids={children}
            names={names}
            onChange={(event) => onOpen({ is: 'form', event })}
            onGone={onGone}
            occurrence={open.event}
          />
        )}
        {open?.is === 'form' && (
          <EventForm
            caseId={caseId}
            kids={children}
            event={open.event}
            hidesPlaces={hidesPlaces}
            names={names}
            onDone={onDone}
            start={open.start}
            zone={zone}
          />
        )}
        {open?.is === 'feeds' && <Feeds caseId={caseId} />}
        {open?.is === 'file' && <TakeIn caseId={caseId} onDone={() => onOpen(null)} />}
        {open?.is === 'text' && <ReadText caseId={caseId} onStart={(start) => onOpen({ is: 'form', start })} />}
        {open?.is === 'help' && <Help />}
      </Suspense>
    </Dialog>
  )
}

function Title({ open }: { open: Open | null }) {
  switch (open?.is) {
    case 'event':
      return open.event.title
    case 'form':
      return open.event ? <Trans>Change an event</Trans> : <Trans>Add an event</Trans>
    case 'feeds':
      return <Trans>Your calendar on your phone</Trans>
    case 'file':
      return <Trans>Take a file in</Trans>
    case 'text':
      return <Trans>Find dates in a text</Trans>
    case 'help':
      return <Trans>Keys of the calendar</Trans>
    case undefined:
      return null
  }
}
