import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { addressOf, everyPage, importedId, type Opened } from '../support/addresses.ts'

const weather = 'https://www.weather.gov/'

/** Stands in for the weather page, which lies outside of this machine. */
const sunny = (page: Page) =>
  page.route(`${weather}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Forecast</title><p>Sunny</p>' }))

const threeTimes = async (page: Page, key: string) => {
  for (let count = 0; count < 3; count += 1) await page.keyboard.press(key)
}
const ways = {
  'the button': (page: Page) => page.getByRole('link', { name: 'Leave this site' }).click(),
  'Shift three times': (page: Page) => threeTimes(page, 'Shift'),
  'Esc three times': (page: Page) => threeTimes(page, 'Escape'),
}

const isEveryWay = process.env['EVERY_WAY'] === 'yes'

/**
 * With `EVERY_WAY=yes` each page is left in each way, goes back after each, and is left under each hardship (five minutes). Else each page
 * is left in one way, and by turns one goes back, one has no network, and one has no files: the code of leaving is one, apart from all pages.
 */
const waysFrom = (page: number): readonly ((page: Page) => Promise<void>)[] => {
  const all = Object.values(ways)
  return isEveryWay ? all : [all[page % all.length]!]
}
/** Three ways and three turns, the turns a page later after each three: in nine pages each pair comes once. */
const turnOf = (page: number) => (page + Math.floor(page / 3)) % 3
const goesBack = (page: number) => isEveryWay || turnOf(page) === 0
const isOffline = (page: number) => isEveryWay || turnOf(page) === 1
const isWithoutFiles = (page: number) => isEveryWay || turnOf(page) === 2

/** From now on notes every frame of a page of ours in which something can be seen. */
async function watchFrames(page: Page, origin: string): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('seen', (text: string) => seen.push(text))
  await page.addInitScript((port) => {
    const look = () => {
      const { body } = document
      if (location.port === port && body && getComputedStyle(body).visibility !== 'hidden' && body.innerText.trim() !== '')
        (window as unknown as { seen: (text: string) => void }).seen(`${location.pathname}: ${body.innerText.slice(0, 40)}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, new URL(origin).port)
  return seen
}

/** @param pages how many pages of ours lie before it, to go back to */
async function opened(context: BrowserContext, address: string, pages: number): Promise<Page> {
  const page = await context.newPage()
  await sunny(page)
  const { origin } = new URL(address)
  // None of them has to run, so they are two of the smallest.
  for (const before of ['/forgot-password', '/sign-in'].slice(0, pages)) await page.goto(origin + before, { waitUntil: 'commit' })
  await page.goto(address)
  return page
}

let id = ''
test.beforeAll(async ({ baseURL }) => {
  id = await importedId(baseURL!)
})
const nameOf = (place: Opened) => `${place.set === 'rate' ? 'rate.' : ''}${place.pattern}${place.query ? `?${place.query}` : ''}`

// The same code on every width; that the button is in view is shown on both in leave.spec.ts.
test.describe('on every page of the map', { tag: isEveryWay ? [] : '@once' }, () => {
  for (const [index, place] of everyPage.entries()) {
    const name = nameOf(place)

    test(
      `${name}: the link stays in view; leaving leaves; by turns ten times Back shows nothing of ours, there is no network, or no file of the site`,
      { tag: '@slow' },
      async ({ context, baseURL }) => {
        const address = addressOf(place, baseURL!, id)
        for (const [at, leave] of waysFrom(index).entries()) {
          const page = await opened(context, address, goesBack(index) ? 2 : 0)
          if (at === 0) {
            await page.mouse.wheel(0, 5000)
            await expect(page.getByRole('link', { name: 'Leave this site' })).toBeInViewport({ ratio: 1 })
          }
          await leave(page)
          await expect(page).toHaveURL(weather)
          if (goesBack(index)) {
            const seen = await watchFrames(page, baseURL!)
            for (let count = 0; count < 10; count += 1) {
              await page.goBack({ waitUntil: 'commit' }).catch(() => null) // it is led away before it is there
              await expect(page).toHaveURL(/^https:\/\/www\.weather\.gov\/$|^about:blank$/)
            }
            expect(seen).toEqual([])
          }
          await page.close()
        }

        for (const leave of isOffline(index) ? waysFrom(index) : []) {
          const page = await context.newPage()
          await page.route(`${weather}**`, (route) => route.abort('internetdisconnected'))
          await page.goto(address)
          const text = await page.evaluate(() => document.querySelector('h1')?.textContent ?? document.body.innerText)
          expect(text.trim()).not.toBe('')
          await context.setOffline(true)
          await leave(page)
          await expect(page.locator('body')).not.toContainText(text.trim())
          await expect(page).not.toHaveTitle(/CaseBalance/)
          await context.setOffline(false)
          await page.close()
        }

        // No file arrives, or only the first script does.
        const arrivals = [
          [/entry\.leave/, waysFrom(index)],
          [/^$/, [ways['the button']]],
        ] as const
        for (const [arrives, possible] of isWithoutFiles(index) ? arrivals : []) {
          for (const leave of possible) {
            const page = await context.newPage()
            await sunny(page)
            await page.route('**/assets/**', (route) => (arrives.test(route.request().url()) ? route.continue() : route.abort()))
            await page.goto(address)
            await leave(page)
            await expect(page).toHaveURL(weather)
            await page.close()
          }
        }
      },
    )
  }
})

test.describe('with the service worker at work', () => {
  test.use({ serviceWorkers: 'allow' })
  test('with the network gone, going back after leaving shows nothing of ours', { tag: '@once' }, async ({ page, baseURL }) => {
    await page.route(`${weather}**`, (route) => route.abort('internetdisconnected'))
    for (const address of ['/', '/emotional-support', '/']) await page.goto(address)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const seen = await watchFrames(page, baseURL!)
    await page.context().setOffline(true)
    await ways['Shift three times'](page)
    await expect(page).not.toHaveTitle(/CaseBalance/)
    for (let count = 0; count < 3; count += 1) {
      await page.goBack({ waitUntil: 'commit', timeout: 5_000 }).catch(() => null)
      await page.waitForTimeout(300) // long enough to be seen, if there was something
    }
    expect(seen).toEqual([])
  })
})
