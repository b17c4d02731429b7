import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

/** Asks whether to change to a version that has just been installed, and does so (spec.md section 2.5). */
function offerUpdate(i18n: I18n, waiting: ServiceWorker) {
  const yes = window.confirm(t(i18n)`A new version of this site is ready. Reload now? What you have typed and not sent would be lost.`)
  if (!yes) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin: ours
  waiting.postMessage('renew')
}

/** Registers the service worker when the page has loaded, and watches for newer ones. */
export function registerWorker(i18n: I18n) {
  // Absent without TLS, and in some private windows.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker) return
  const register = async () => {
    // Nothing comes back where someone has switched service workers off.
    const registration = (await serviceWorker.register('/service-worker.js')) as ServiceWorkerRegistration | undefined
    if (!registration) return
    const watch = (installing: ServiceWorker | null) =>
      installing?.addEventListener('statechange', () => {
        // Without a controller it is the first one, and nothing was there to be renewed.
        if (installing.state === 'installed' && serviceWorker.controller) offerUpdate(i18n, installing)
      })
    registration.addEventListener('updatefound', () => watch(registration.installing))
    const { active } = await serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin: ours
    active?.postMessage('keep')
  }
  const start = () => register().catch((error: unknown) => console.error('Offline use could not be prepared.', error))
  if (document.readyState === 'complete') void start()
  else addEventListener('load', () => void start())
}
