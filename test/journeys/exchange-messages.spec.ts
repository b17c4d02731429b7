import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { test } from './test.ts'
import { exchangesDaily, open } from './two-parents.ts'

test('from an exchange to a message about it, and from the message back to the exchange', { tag: '@once' }, async ({ page }) => {
  await exchangesDaily(page.context().request, new Date().toISOString().slice(0, 16))
  await open(page, '/exchange-tracking')
  await page.getByRole('link', { name: 'Write about this exchange' }).first().click()
  await expect(page.getByText(/^Exchange: .+, to .+/).first()).toBeVisible()
  await page.getByLabel('Subject').fill('Friday')
  await page.getByLabel('Message', { exact: true }).fill('Can we meet at the library?')
  await page.getByRole('button', { name: 'Send message' }).click()
  const link = page.getByRole('article').getByRole('link', { name: /^Exchange: .+, to .+/ })
  await expect(link).toBeVisible()
  await link.click()
  const named = page.getByRole('region', { name: 'The exchange you opened' })
  await expect(named.getByRole('article')).toBeFocused()
  await expectNoBarriersAtBothWidths(page)
  await named.getByRole('link', { name: 'Messages about it: 1' }).click()
  await expect(page.getByText(/^About the exchange of /)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Friday' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all again' }).click()
  await expect(page.getByText(/^About the exchange of /)).toHaveCount(0)

  // One that the schedule never had, or has no longer, is said to be none.
  await open(page, '/exchange-tracking?exchange=2026-01-05T03%3A17Z-A')
  await expect(page.getByText(/^The schedule has no exchange on .+, and there is no record of one\.$/)).toBeVisible()
})
