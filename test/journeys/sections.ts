import { expect, type Page } from '@playwright/test'

/** Opens every part of the settings, as someone on a telephone does; on a large screen all are open. */
export async function openSections(page: Page) {
  await expect(page.locator('html[data-runs]')).toBeAttached()
  const headings = page.locator('main section > details:not([open]) > summary:visible')
  // Each that is opened is one less.
  for (let left = await headings.count(); left > 0; left -= 1) await headings.first().click()
  await expect(headings).toHaveCount(0)
}
