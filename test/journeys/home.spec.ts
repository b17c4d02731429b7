import { expect } from '@playwright/test'
import { features } from './features.ts'
import { test } from './test.ts'

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page names both tools, the ten features, the claims and the trial', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('CaseBalance: Legal Rating & Case Management')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const name of ['Divorce Case', 'Co-Parenting Journey']) await expect(page.getByRole('heading', { name })).toBeVisible()
    const text = await page.locator('main').innerText()
    for (const said of [...features, '100% free', 'Corruption and bias detection', 'Defamation-prevention and moderation layer'])
      expect(text).toContain(said)
    expect(text).toMatch(/100%\s+protected reviews/)
    expect(text).toMatch(/24\/7\s+secure access/)
    expect(text).toMatch(/7 days[\s\S]*no credit card, cancel anytime/)
    for (const said of ['Anonymous', 'without signup', 'Premium case management', 'nobody changes your text for you'])
      expect(text).toContain(said)
  })

  test('each claim leads to where it is explained', async ({ page }) => {
    await page.goto('/landing')
    const claims = page.getByRole('region', { name: 'In short' })
    for (const [name, address] of [
      ['Look somebody up', '/search-professionals'],
      ['What is free', '/pricing'],
      ['What that means', '/transparency#protected-reviews'],
      ['What that covers', '/transparency#secure-access'],
    ] as const)
      await expect(claims.getByRole('link', { name })).toHaveAttribute('href', address)
    for (const address of ['/transparency#protected-reviews', '/transparency#secure-access']) {
      await page.goto(address)
      await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeVisible()
    }
  })

  test('the search of the landing page is a plain form', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Look up a professional' }).fill('abbudu')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search-professionals?q=abbudu')
  })
})

test(
  'the count on the landing page is the live one, and the page says that the people are fictional',
  { tag: '@once' },
  async ({ page, request }) => {
    const { count } = (await (await request.get('/api/professionals/count')).json()) as { count: number }
    await page.goto('/')
    const displayed = count < 1000 ? `${count}+` : `${(Math.floor(count / 100) / 10).toFixed(1)}K+`
    await expect(page.getByText(displayed, { exact: true })).toBeVisible()
    await expect(page.getByText('The fictional people of this demonstration are counted too')).toBeVisible()
    await expect(page.getByText('Demonstration: Fictional people.')).toBeVisible()
  },
)

test.describe('without a live count', { tag: '@once' }, () => {
  test.use({ serviceWorkers: 'block' })

  test('the landing page says 6.4K+ until the count is there, and when it cannot be had', async ({ page }) => {
    // From another page of the site, the count is asked for by the browser.
    await page.route('**/api/professionals/count', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/pricing', { waitUntil: 'networkidle' })
    await page.getByRole('banner').getByRole('link', { name: 'CaseBalance' }).click()
    await expect(page.getByText('6.4K+', { exact: true })).toBeVisible()
  })
})

test('an unknown address says so in the two texts of the specification, and offers a way on', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL('/')
})

test(
  'on the narrowest phone the links of the header take two rows, none is cut, and each is a finger wide',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const address of ['/', '/pricing', '/rate-your-court']) {
      await page.goto(address)
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
      expect((await links.allTextContents()).slice(-2)).toEqual(['Sign in', 'Start your 7-day trial, no credit card'])
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
      expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(2)
      for (const box of boxes) {
        expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
        expect(box!.x + box!.width).toBeLessThanOrEqual(320)
      }
    }
  },
)

test('a keyboard comes from the top of a page straight to its content', async ({ page }) => {
  await page.goto('/no-such-page')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/no-such-page#content')
})

test('pages ask no other host for anything and keep nothing on the device', { tag: '@once' }, async ({ page, context, baseURL }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect([...asked]).toEqual([new URL(baseURL!).origin])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})
