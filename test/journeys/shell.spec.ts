import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

const isPhone = (page: Page) => page.viewportSize()!.width < 1024
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Tabs' })

/** Moves one finger over an element, from one point to another. */
async function drag(page: Page, selector: string, from: readonly [number, number], to: readonly [number, number], lift = true) {
  await page.evaluate(
    ({ at, start, end, ends }) => {
      const target = document.querySelector(at)!
      const touch = ([x, y]: readonly [number, number]) => new Touch({ identifier: 1, target, clientX: x, clientY: y })
      const send = (name: string, on: Touch) =>
        target.dispatchEvent(
          new TouchEvent(name, { bubbles: true, cancelable: true, touches: name === 'touchend' ? [] : [on], changedTouches: [on] }),
        )
      send('touchstart', touch(start))
      send('touchmove', touch(end))
      if (ends) send('touchend', touch(end))
    },
    { at: selector, start: from, end: to, ends: lift },
  )
}

test('the menu has the built pages, in sections, and marks the current page', async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  if (isPhone(page)) {
    await expect(sidebar(page)).toHaveCount(0)
    await expect(bar(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await bar(page).getByRole('button', { name: 'More' }).click()
  } else {
    await expect(bar(page)).toHaveCount(0)
    expect((await sidebar(page).boundingBox())!.width).toBe(256)
    await expect(sidebar(page).getByRole('link', { name: /^Dashboard/ })).toHaveAttribute('aria-current', 'page')
  }
  const menu = isPhone(page) ? page.getByRole('dialog', { name: 'More' }) : sidebar(page)
  const main = menu.getByRole('button', { name: 'During divorce' })
  await expect(main).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.getByRole('link', { name: 'Reviews' })).toBeVisible()
  // Its flag is on by default, and its page is not built: nothing leads there.
  await expect(menu.getByRole('link', { name: 'Settlement analyzer' })).toHaveCount(0)
  const shared = menu.getByRole('button', { name: 'Shared resources' })
  await expect(shared).toHaveAttribute('aria-expanded', 'false')
  await expect(menu.getByRole('link', { name: 'Support', exact: true })).toBeHidden()
  await shared.click()
  await expect(menu.getByRole('link', { name: 'Support', exact: true })).toBeVisible()
  // Its flag is off by default, and on in the demo, like everything that is built.
  await expect(menu.getByRole('link', { name: 'Emotional support' })).toBeVisible()
  await main.click()
  await expect(menu.getByRole('link', { name: 'Reviews' })).toBeHidden()
  await main.click()
  await menu.getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL(/\/reviews$/)
  await expect(page.locator('#content')).toBeFocused()
  if (!isPhone(page)) await expect(sidebar(page).getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'page')
})

test('asvs-7.4.4 "Sign Out" ends the session, here and in another tab', { tag: '@once' }, async ({ page, context }) => {
  await signInAs(page, 'ana@demo.test')
  const other = await context.newPage()
  await other.goto('/reviews')
  await expect(other.locator('html[data-runs]')).toBeAttached()
  if (isPhone(page)) {
    await bar(page).getByRole('button', { name: 'More' }).click()
    await page.getByRole('link', { name: 'Log Out' }).click()
  } else await sidebar(page).getByRole('link', { name: 'Sign Out' }).click()
  await expect(page.locator('[data-inside]')).toHaveCount(0)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  await expect(other.getByRole('dialog', { name: 'You have been signed out' })).toBeVisible()
})

test('a swipe on the bar goes to the next tab, and around its ends; a short one goes nowhere', async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  test.skip(!isPhone(page), 'the bar is for phones')
  const sheet = page.getByRole('dialog', { name: 'More' })
  const nav = 'nav[aria-label="Tabs"]'
  await drag(page, nav, [200, 700], [171, 700])
  await expect(sheet).toBeHidden()
  await drag(page, nav, [200, 700], [169, 640])
  await expect(sheet).toBeHidden()
  // To the right of the first tab is the last: More.
  await drag(page, nav, [100, 700], [140, 700])
  await expect(sheet).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'More', includeHidden: true })).toHaveAttribute('aria-expanded', 'true')
  // And past the last is the first again.
  await drag(page, 'dialog[open]', [200, 600], [160, 600])
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await page.keyboard.press('Escape')
})

test("pulling down far enough reloads the page's data, and vibrates", async ({ page }) => {
  await page.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => felt.push(pattern) })
  })
  await signInAs(page, 'ana@demo.test')
  const felt = () => page.evaluate(() => (window as unknown as { felt: number[] }).felt)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/legal/') && asked.push(request.url()))
  await drag(page, '#content', [100, 200], [100, 279])
  await expect(page.getByText('Refreshing')).toHaveCount(0)
  await drag(page, '#content', [100, 200], [100, 280], false)
  await expect(page.getByText('Let go to refresh')).toBeVisible()
  expect(asked).toEqual([])
  await drag(page, '#content', [100, 200], [100, 290])
  await expect.poll(felt).toEqual([20])
  expect(asked).toHaveLength(1)
  // A server that fails is felt otherwise.
  await page.route('**/api/legal/check-compliance', (route) => route.fulfill({ status: 500, body: 'no' }))
  await drag(page, '#content', [100, 200], [100, 290])
  await expect.poll(felt).toEqual([20, 60])
})

test('the palette goes to pages and people by keys alone, and gives the focus back', async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  const button = page.getByRole('button', { name: 'Go to a page or a person' })
  await button.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('combobox', { name: "A page, or somebody's name" })
  await expect(field).toBeFocused()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill('transp')
  await expect(page.getByRole('option', { name: 'Transparency' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/transparency$/)
  await expect(page.locator('#content')).toBeFocused()

  await page.keyboard.press('Control+k')
  await field.fill('abigbolade')
  const person = page.getByRole('group', { name: 'People' }).getByRole('option').first()
  await expect(person).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('ArrowUp')
  const name = await page.getByRole('option', { selected: true }).locator('p').first().innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/professionals\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ').at(-1)!)
})

test('the palette offers no page of a desk that is not theirs', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('admin')
  await expect(page.getByRole('option', { name: /super admin|user access/i })).toHaveCount(0)
})

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/reviews')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('at 320 px, which is 400 % of 1280, nothing is cut off and nothing scrolls sideways', async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  await page.setViewportSize({ width: 320, height: 560 })
  for (const at of ['/', '/support', '/transparency']) {
    await page.goto(at)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expect(page.getByRole('link', { name: 'Leave this site' })).toBeInViewport()
    await expect(bar(page).getByRole('button', { name: 'More' })).toBeInViewport()
  }
  await bar(page).getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('link', { name: 'Log Out' })).toBeVisible()
  await expectNoBarriers(page)
})

test('leaving ends the session by a word that waits for no answer', { tag: '@once' }, async ({ page, context }) => {
  await page.route('https://www.weather.gov/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Forecast</title>' }))
  await signInAs(page, 'ben@demo.test')
  const said = page.waitForRequest('**/api/leave')
  await page.getByRole('link', { name: 'Leave this site' }).click()
  expect((await said).method()).toBe('POST')
  await expect(page).toHaveURL('https://www.weather.gov/')
  await expect.poll(async () => (await context.request.get('/api/auth/user')).status()).toBe(401)
})

test('a visitor who leaves makes no call to /api/leave', { tag: '@once' }, async ({ page }) => {
  const leaveCalls: string[] = []
  page.on('request', (request) => request.url().includes('/api/leave') && leaveCalls.push(request.url()))
  await page.route('https://www.weather.gov/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Forecast</title>' }))
  await page.goto('/reviews')
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await expect(page).toHaveURL('https://www.weather.gov/')
  expect(leaveCalls).toEqual([])
})
