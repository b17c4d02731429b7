import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'

const features = [
  'Evidence vault',
  'Settlement analyzer',
  'Communication analyzer that flags threats and gaslighting',
  'AI legal-document translator',
  'Professional finder',
  'Corruption identification',
  'Unified calendar with AI conflict detection',
  'Co-parenting messaging',
  'Shared expense tracking with receipts, reimbursement and payment',
  'A private incident tracker for decree violations',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })
    for (const address of ['/', '/no-such-page']) {
      test(`axe finds nothing on ${address}, and nothing is wider than the screen`, async ({ page }) => {
        await page.goto(address)
        await expectNoBarriers(page)
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      })
    }
  })
}

test.describe('without JavaScript', () => {
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
  })

  test('the search of the landing page is a plain form', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Look up a professional' }).fill('abbudu')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search-professionals?q=abbudu')
  })
})

test('the count on the landing page is the live one, and the page says that the people are fictional', async ({ page, request }) => {
  const { count } = (await (await request.get('/api/professionals/count')).json()) as { count: number }
  await page.goto('/')
  const shown = count < 1000 ? `${count}+` : `${(Math.floor(count / 100) / 10).toFixed(1)}K+`
  await expect(page.getByText(shown, { exact: true })).toBeVisible()
  await expect(page.getByText('The fictional people of this demonstration are counted too')).toBeVisible()
  await expect(page.getByText('Demonstration: Fictional people.')).toBeVisible()
})

test('a keyboard comes from the top of a page straight to its content', async ({ page }) => {
  await page.goto('/no-such-page')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/no-such-page#content')
})

test('pages ask no other host for anything and keep nothing on the device', async ({ page, context, baseURL }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect([...asked]).toEqual([new URL(baseURL!).origin])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})
