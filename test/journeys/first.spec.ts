import { expect } from '@playwright/test'
import { test } from './test.ts'

test('an address that leads nowhere answers 404 with the two texts of the specification', { tag: '@once' }, async ({ page }) => {
  const reply = await page.goto('/no-such-page')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})
