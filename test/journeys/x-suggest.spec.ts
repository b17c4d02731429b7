import { expect } from '@playwright/test'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
test('x look', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/evidence-dashboard?suggested')
  await expect(page.locator('[data-suggestion]').first()).toBeVisible({ timeout: 60_000 })
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [375, 1280]) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(300)
      await page.screenshot({ path: `/tmp/sug-${scheme}-${width}.png`, fullPage: true })
    }
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/sug-edit.png` })
})
