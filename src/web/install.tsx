import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Button } from './ui/button.tsx'

/** What a browser hands over when it offers to install the site; not in the compiler's library. */
interface Offer extends Event {
  prompt(): Promise<unknown>
}

let offer: Offer | null = null
const readers = new Set<() => void>()
const set = (next: Offer | null) => {
  offer = next
  for (const read of readers) read()
}

/** Listens from the start: a browser offers once, and may do so before the page runs. */
export function awaitOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would name the site on a screen that others may see.
    event.preventDefault()
    set(event as Offer)
  })
  addEventListener('appinstalled', () => set(null))
}

const subscribe = (read: () => void) => {
  readers.add(read)
  return () => readers.delete(read)
}

/** Shown when the browser offers installation (spec.md section 2.5). */
export function Install() {
  const offered = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  )
  if (!offered) return null
  const install = async () => {
    set(null)
    await offered.prompt()
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button kind="secondary" onClick={() => void install()}>
        <Trans>Install as an app</Trans>
      </Button>
      <p>
        <Trans>It puts an icon on this device, which others who use it can see.</Trans>
      </p>
    </div>
  )
}
