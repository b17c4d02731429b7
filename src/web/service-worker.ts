// The service worker: stores the site's own files and a few public pages for use without a network.
// Other people may see the disk, so it must not reveal who read what. No page is stored because a person
// opened it: all pages of the list below are stored, fetched without credentials. The disk therefore does not show
// which of them a person opened. Pages with a query, profiles, answers of calls,
// receipts and case data are never stored (trust-and-speed.md 0.7).
import { readPushed } from '#domain/notifications/pushed.ts'
import { offlinePages } from '#map/offline-pages.ts'

/** Put in by scripts/build.ts: a digest of the build, and the files of the shell. */
declare const BUILD_VERSION: string
declare const SHELL_FILES: readonly string[]

/** The parts of a service worker's API that this file uses and the compiler's DOM library leaves out. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Waiting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Pushing extends Waiting {
  readonly data: { text(): string } | null
}
interface Clicked extends Waiting {
  readonly notification: Notification
}
interface Window {
  readonly url: string
  focus(): Promise<unknown>
}
interface Worker {
  addEventListener(name: 'install' | 'activate', handle: (event: Waiting) => void): void
  addEventListener(name: 'fetch', handle: (event: Fetching) => void): void
  addEventListener(name: 'message', handle: (event: Waiting & { readonly data: unknown }) => void): void
  addEventListener(name: 'push', handle: (event: Pushing) => void): void
  addEventListener(name: 'notificationclick', handle: (event: Clicked) => void): void
  readonly clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window' }): Promise<readonly Window[]>
    openWindow(address: string): Promise<unknown>
  }
  readonly registration: ServiceWorkerRegistration
  readonly location: Location
  skipWaiting(): Promise<void>
}
const worker = self as unknown as Worker

const shell = `shell-${BUILD_VERSION}`
const pagesCache = `pages-${BUILD_VERSION}`
const offline = '/offline.html'
const oneDay = 24 * 3_600_000

async function keepShell() {
  const cache = await caches.open(shell)
  await cache.addAll([...SHELL_FILES, new Request(offline, { credentials: 'omit', cache: 'no-store' })])
}

/** Fetches the listed pages without credentials, unless the copies are less than a day old. Skips pages that this site does not have. */
async function keepPages() {
  const cache = await caches.open(pagesCache)
  const copy = await cache.match(offlinePages[0]!)
  const age = Date.now() - Date.parse(copy?.headers.get('date') ?? '')
  if (age < oneDay) return
  for (const at of offlinePages) {
    const answer = await fetch(at, { credentials: 'omit', cache: 'no-store', redirect: 'error' }).catch(() => null)
    if (answer?.ok) await cache.put(at, answer)
  }
}

async function forget(which: (name: string) => boolean) {
  const names = await caches.keys()
  await Promise.all(names.filter(which).map((name) => caches.delete(name)))
}

/** A stored page with a new key: a form that is sent from two copies is two forms. */
async function renewed(copy: Response): Promise<Response> {
  const html = await copy.text()
  const key = /"key":"([\w-]{8,})"/.exec(html)?.[1]
  return new Response(key ? html.replaceAll(key, crypto.randomUUID()) : html, { headers: copy.headers })
}

/** From the network; without one, the stored copy of a listed page, or the page that says so. */
async function page(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const copy = offlinePages.includes(path) ? await (await caches.open(pagesCache)).match(path) : undefined
    return copy ? renewed(copy) : ((await caches.match(offline)) ?? Response.error())
  }
}

/** Built files never change under their names. Files of other pages are not stored: they would reveal which pages were opened. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** Shows that something came in. One notification for all: what it shows says the same of each. */
async function show(text: string) {
  const news = readPushed(text)
  if (news) await worker.registration.showNotification(news.title, { tag: 'news', data: news.to })
}

/** The page that it is about: the window that shows it already, or a new one, so that nothing typed in another is lost. */
async function open(to: string) {
  const address = new URL(to, worker.location.origin).href
  const there = (await worker.clients.matchAll({ type: 'window' })).find(({ url }) => url === address)
  await (there ? there.focus() : worker.clients.openWindow(address))
}

/** Takes what is shown off the screen, and ends the browser's subscription: the server has forgotten it with the session. */
async function silence() {
  for (const one of await worker.registration.getNotifications()) one.close()
  await (await worker.registration.pushManager.getSubscription())?.unsubscribe()
}

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')))

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})

worker.addEventListener('install', (event) => event.waitUntil(keepShell()))

worker.addEventListener('activate', (event) => {
  const old = (name: string) => name !== shell && name !== pagesCache
  event.waitUntil(forget(old).then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (request.mode === 'navigate') event.respondWith(page(request, url.pathname + url.search))
})

worker.addEventListener('message', (event) => {
  // A page has loaded: the copies are renewed when they are old.
  if (event.data === 'keep') event.waitUntil(keepPages())
  // "Leave this site": nothing of its pages stays.
  if (event.data === 'left') event.waitUntil(Promise.all([forget((name) => name.startsWith('pages-')), silence()]))
  // The visitor agreed to the new version.
  if (event.data === 'renew') event.waitUntil(worker.skipWaiting())
})
