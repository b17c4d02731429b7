import { test } from './test.ts'
import { signInAs } from './sign-in.ts'
test('shots', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/evidence-vault')
  await page
    .locator('#items')
    .getByRole('link', { name: /School report/ })
    .click()
  await page.getByRole('link', { name: 'Redact' }).click()
  await page.waitForTimeout(25000)
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [375, 1280]) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 800 })
      if (scheme === 'light' && width === 375) {
        await page.getByLabel('Hide a word everywhere').fill('Maya')
        await page.getByRole('button', { name: 'Find', exact: true }).click()
        await page.waitForTimeout(1500)
      }
      if (scheme === 'light' && width === 1280) {
        await page.getByRole('button', { name: /^Hide \d/ }).click()
        await page.getByRole('button', { name: 'Add a box' }).click()
      }
      await page.waitForTimeout(700)
      await page.screenshot({ path: `/tmp/vr-${scheme}-${width}.png`, fullPage: true })
    }
  await page.getByRole('button', { name: 'Make redacted copy' }).click()
  await page.waitForTimeout(1000)
  test.setTimeout(300_000)
  await page.locator('summary').filter({ hasText: 'How this copy' }).click({ timeout: 150_000 })
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForTimeout(700)
    await page.screenshot({ path: `/tmp/vr-copy-${width}.png`, fullPage: true })
  }
})
