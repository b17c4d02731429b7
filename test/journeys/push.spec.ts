import { type CDPSession, expect, type Worker } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { acceptTerms, beginSession, newPerson } from './sign-in.ts'
import { test } from './test.ts'

// A push service is the browser maker's, and a browser without a screen shows no notifications and says that they are denied. These two
// are stood in for; the page, the server and the service worker are the real ones, and the debugging protocol delivers what would come.

/** In the page: the person allows it, and a push service gives an address. */
function allowed() {
  Object.defineProperty(Notification, 'permission', { get: () => 'default' })
  Notification.requestPermission = async () => 'granted'
  PushManager.prototype.getSubscription = async () => null
  PushManager.prototype.subscribe = async () => {
    const made = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const keys = { p256dh: await crypto.subtle.exportKey('raw', made.publicKey), auth: new Uint8Array(16).buffer }
    const endpoint = `https://push.example/${crypto.randomUUID()}`
    return { endpoint, getKey: (name: 'p256dh' | 'auth') => keys[name] } as unknown as PushSubscription
  }
}

/** In the service worker: its screen is a list, and the windows that it opens are another. */
function listed() {
  interface News {
    title: string
    tag: string
    data: unknown
  }
  const all = { screen: [] as News[], opened: [] as string[], ended: 0 }
  const worker = self as unknown as { all: typeof all; clients: { openWindow: (to: string) => Promise<null> } }
  worker.all = all
  const close = (one: News) => void all.screen.splice(all.screen.indexOf(one), 1)
  ServiceWorkerRegistration.prototype.showNotification = async (title, { tag = '', data } = {}) => {
    all.screen = [...all.screen.filter((one) => one.tag !== tag), { title, tag, data: data as unknown }]
  }
  ServiceWorkerRegistration.prototype.getNotifications = async () =>
    all.screen.map((one) => ({ ...one, close: () => close(one) })) as unknown as Notification[]
  PushManager.prototype.getSubscription = async () => ({ unsubscribe: async () => ((all.ended += 1), true) }) as unknown as PushSubscription
  worker.clients.openWindow = async (to) => (all.opened.push(to), null)
}

const seen = (worker: Worker) =>
  worker.evaluate(() => (self as unknown as { all: { screen: { title: string; data: unknown }[]; opened: string[]; ended: number } }).all)

/** A press on the notification that is shown. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const [notification] = await (self as unknown as { registration: ServiceWorkerRegistration }).registration.getNotifications()
    let work: unknown
    const waitUntil = (promise: unknown) => (work = promise)
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    await work
  })

/** The service worker's registration, as the protocol names it. */
async function registrationOf(cdp: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const live = registrations.find(({ isDeleted }) => !isDeleted)
      if (live) resolve(live.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  return found
}

test.use({ serviceWorkers: 'allow' })

test(
  'a device is turned on, shows neutral words, opens the page, and is off after “Leave this site”',
  { tag: '@once' },
  async ({ page, context, baseURL }) => {
    const { origin } = new URL(baseURL!)
    const person = await newPerson(page.request)
    await beginSession(page.request, person)
    await acceptTerms(page.request)
    await page.addInitScript(allowed)
    await page.goto('/account-settings#devices')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.reload()
    const part = page.getByRole('region', { name: 'Devices', exact: true })
    const on = part.getByRole('button', { name: 'Turn on for this device' })
    const isOn = part.getByText('This device', { exact: true })
    await expect(part.getByText('It says only “You have something new”')).toBeVisible()
    await on.click()
    await expect(isOn).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    await part.getByRole('button', { name: /^Turn off notifications/ }).click()
    await expect(isOn).toBeHidden()
    await on.click()
    await expect(isOn).toBeVisible()

    const [worker] = context.serviceWorkers() as [Worker]
    await worker.evaluate(listed)
    const cdp = await context.newCDPSession(page)
    const registrationId = await registrationOf(cdp)
    const push = (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    const news = { title: 'You have something new', to: '/co-parenting-messages?thread=3f0e8a52-7f0a-4d0e-9d7f-0a1b2c3d4e5f' }
    const screen = async () => (await seen(worker)).screen.map(({ title, data }) => ({ title, to: data }))
    await push(JSON.stringify({ title: 'Elsewhere', to: 'https://evil.example/' }))
    await push('no words of ours')
    await push(JSON.stringify(news))
    await expect.poll(screen).toEqual([news])
    // The next one takes its place.
    const next = { ...news, to: '/notifications' }
    await push(JSON.stringify(next))
    await expect.poll(screen).toEqual([next])
    await press(worker)
    expect(await seen(worker)).toMatchObject({ screen: [], opened: [`${origin}/notifications`], ended: 0 })

    await page.goto('/notifications')
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await expect(page.getByText('Nothing has come in during the last 90 days.')).toBeVisible()
    await page.getByRole('link', { name: 'Unread' }).click()
    await expect(page.getByText('You’re all caught up.')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)

    await push(JSON.stringify(news))
    await expect.poll(screen).toEqual([news])
    await context.route('https://www.weather.gov/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }))
    await page.getByRole('link', { name: 'Leave this site' }).click()
    await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible()
    await expect.poll(() => seen(worker)).toMatchObject({ screen: [], ended: 1 })
    await beginSession(page.request, person)
    expect(await (await page.request.get('/api/notifications/devices')).json()).toMatchObject({ devices: [] })
  },
)
