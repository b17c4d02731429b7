import { expect } from '@playwright/test'
import { test } from './test.ts'

// Journey (d): the reduced site on a `rate.` host, and a hit that leads to the main host.

test('(d) on the host of the rating tool: rate at the root, search, and a hit leads to the main host', async ({ page, baseURL }) => {
  const main = new URL(baseURL!)
  const root = `http://rate.localhost:${main.port}`
  await page.goto(`${root}/`)
  await expect(page.getByRole('heading', { name: 'Whom do you want to rate?' })).toBeVisible()

  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL(`${root}/search-professionals`)
  await page.getByRole('searchbox').fill('edith')
  const hit = page.getByRole('region', { name: 'Results' }).getByRole('link', { name: /edith/i }).first()
  await expect(hit).toHaveAttribute('href', new RegExp(`^${main.origin}/professionals/[0-9a-f-]{36}$`))
  const name = await hit.textContent()
  await hit.click()
  await expect(page).toHaveURL(new RegExp(`^${main.origin}/professionals/`))
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible()
})

test('the reduced site has its own pages and no others', { tag: '@once' }, async ({ page, baseURL }) => {
  const root = `http://rate.localhost:${new URL(baseURL!).port}`
  for (const at of [
    '/rate-your-court',
    '/rate-your-court-new',
    '/quick-rate',
    '/search-professionals',
    '/profiles',
    '/reviews',
    '/receipt',
    '/transparency',
    '/privacy-policy',
    '/terms-of-service',
    '/support',
  ]) {
    const reply = await page.goto(root + at)
    expect([at, reply?.status()]).toEqual([at, 200])
  }
  for (const at of ['/landing', '/pricing', '/platform-demo', '/casebalance', '/emotional-support', '/no-such-page']) {
    const reply = await page.goto(root + at)
    expect([at, reply?.status()]).toEqual([at, 404])
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  }
})

test('the path of the rating tool brings the reduced set with it on the main host', { tag: '@once' }, async ({ page }) => {
  await page.goto('/rate-your-court')
  const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents()
  expect(links).toContain('Search')
  await expect(page.getByRole('link', { name: 'Pricing', exact: true })).toHaveCount(0)
})
