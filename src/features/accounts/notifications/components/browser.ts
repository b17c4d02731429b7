// The browser's own part of notifications on a device (Push API): whether it can, and its subscription.
import type { Devices } from '../contract.ts'

/** `unable`: it has no push, or no service worker runs. `blocked`: the person or the browser said no for this site. */
export type Ability = 'able' | 'unable' | 'blocked'

const registration = async () => {
  // Absent without TLS, and in some private windows.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  const found = await serviceWorker?.getRegistration().catch(() => undefined)
  return found && 'pushManager' in found ? found : null
}

export async function ability(): Promise<Ability> {
  if (!('Notification' in window) || !(await registration())) return 'unable'
  return Notification.permission === 'denied' ? 'blocked' : 'able'
}

const encoded = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Asks the person, and subscribes at the browser's push service.
 * @param key the installation's public key
 * @returns what the server needs, or `null` where it was not allowed
 * @throws Error where the push service can't be reached
 */
export async function subscribe(key: NonNullable<Devices['key']>) {
  const worker = await registration()
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null
  // One from before may be bound to another key, and then it can't be had again.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return { endpoint: made.endpoint, p256dh: encoded(made.getKey('p256dh')), auth: encoded(made.getKey('auth')) }
}

/** Ends the browser's subscription. If that fails it gets nothing all the same: the server has forgotten it. */
export async function unsubscribe(): Promise<void> {
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe().catch(() => false)
}
