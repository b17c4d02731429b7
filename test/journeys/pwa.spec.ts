import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { test } from './test.ts'

// The service worker runs in these tests only; playwright.config.ts blocks it everywhere else.
test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  /** Waits until the worker is active and has stored its pages. */
  async function settled(page: Page) {
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await expect.poll(() => cached(page)).toContain('/rate-your-court')
    await expect.poll(() => cached(page)).toContain('/support')
  }
  /** The addresses of everything in the worker's caches. */
  const cached = (page: Page) =>
    page.evaluate(async () => {
      const found: string[] = []
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname + new URL(url).search)
      }
      return found
    })

  test('the site can be installed: the browser finds nothing missing', { tag: '@once' }, async ({ page, context }) => {
    await settled(page)
    const cdp = await context.newCDPSession(page)
    const { errors, data } = await cdp.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'CaseBalance', display: 'standalone' })
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
    // A test's window is a private one, where a browser installs nothing; that is the one thing it may object to.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  })

  test('the install button is there when the browser offers it, asks the browser, and goes', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Install as an app' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(button).toHaveCount(0)
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          document.documentElement.dataset['asked'] = 'yes'
          return Promise.resolve()
        },
      })
      dispatchEvent(offer)
    })
    await button.click()
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
    await expect(button).toHaveCount(0)
  })

  test(
    'without a network the free tool is there, and everything else says so in plain words',
    { tag: '@once' },
    async ({ page, context }) => {
      await settled(page)
      await context.setOffline(true)
      await page.goto('/rate-your-court')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(/^Rate/)
      await page.goto('/')
      await expect(page.getByRole('searchbox').first()).toBeVisible()
      await page.goto('/professionals/00000000-0000-4000-8000-000000000000')
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
      await expect(page.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988')
      await expectNoBarriers(page)
      await context.setOffline(false)
      await page.getByRole('link', { name: 'Reload this page' }).click()
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    },
  )

  test('the disk shows nothing of what a person searched, read or opened', { tag: '@once' }, async ({ page }) => {
    await settled(page)
    const before = (await cached(page)).toSorted()
    await page.goto('/search-professionals?q=abigbolade')
    await page.locator('main a[href^="/professionals/"]').first().click()
    await expect(page).toHaveURL(/\/professionals\//)
    await page.reload()
    await page.goto('/reviews?role=judge')
    await page.goto('/support')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const after = await cached(page)
    expect(after.toSorted()).toEqual(before)
    expect(after.join()).not.toMatch(/abigbolade|\/professionals\/|\/api\//)
  })

  test('two stored copies of a form have different keys', { tag: '@once' }, async ({ page, context }) => {
    await settled(page)
    await context.setOffline(true)
    const keyOf = async () => {
      await page.goto('/support')
      return page.evaluate(() => (JSON.parse(document.getElementById('seed')!.textContent!) as { posts: { key: string } }).posts.key)
    }
    const [one, other] = [await keyOf(), await keyOf()]
    expect(one).toMatch(/^[\w-]{20,}$/)
    expect(other).not.toBe(one)
  })

  test('"Leave this site" deletes all stored pages', { tag: '@once' }, async ({ page, context }) => {
    await settled(page)
    await context.route('https://www.weather.gov/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }))
    await page.getByRole('link', { name: 'Leave this site' }).click()
    await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible()
    // Checked from a file of the same origin that stores nothing itself.
    const aside = await context.newPage()
    await aside.goto('/robots.txt')
    await expect.poll(async () => (await aside.evaluate(() => caches.keys())).filter((name) => name.startsWith('pages-'))).toEqual([])
  })

  /** A proxy in front of the real server, through which a test can serve a different service worker. */
  async function door(target: string, change: (worker: string) => string): Promise<{ server: Server; origin: string }> {
    const server = createServer((incoming, outgoing) => {
      const onward = ask(new URL(incoming.url ?? '/', target), { method: incoming.method, headers: incoming.headers }, (answer) => {
        if (incoming.url !== '/service-worker.js') {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(outgoing)
          return
        }
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () => {
          const { 'content-length': _, ...headers } = answer.headers
          outgoing.writeHead(200, headers).end(change(text))
        })
      })
      incoming.pipe(onward)
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
  }

  async function withUpdate(context: BrowserContext, baseURL: string, accept: boolean) {
    let version = 1
    const { server, origin } = await door(baseURL, (worker) => worker.replaceAll(/(shell|pages)-(\w{12})/g, `$1-$2v${version}`))
    try {
      const page = await context.newPage()
      const said: string[] = []
      page.on('dialog', (dialog) => {
        said.push(`${dialog.type()}: ${dialog.message()}`)
        void (accept ? dialog.accept() : dialog.dismiss())
      })
      await page.goto(origin)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await page.evaluate(() => (document.title = 'before'))
      version = 2
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
      await expect.poll(() => said).toHaveLength(1)
      expect(said[0]).toMatch(/^confirm: A new version of this site is ready\. Reload now\?/)
      const names = () => page.evaluate(() => caches.keys())
      if (accept) {
        await expect(page).not.toHaveTitle('before')
        await expect.poll(async () => (await names()).every((name) => name.endsWith('v2'))).toBe(true)
      } else {
        await expect.poll(async () => (await names()).some((name) => name.endsWith('v1'))).toBe(true)
        await expect(page).toHaveTitle('before')
      }
      expect(said).toHaveLength(1)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }

  test(
    'a new version asks, and after a yes the page reloads with it and the old files are gone',
    { tag: '@once' },
    async ({ context, baseURL }) => {
      await withUpdate(context, baseURL!, true)
    },
  )
  test('after a no the page stays as it is', { tag: '@once' }, async ({ context, baseURL }) => {
    await withUpdate(context, baseURL!, false)
  })
})
