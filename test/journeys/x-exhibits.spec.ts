import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

test.setTimeout(240_000)
test('pictures', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/evidence-vault?exhibits=1')
  await page.getByRole('button', { name: 'Make the exhibits' }).click()
  await page.getByRole('link', { name: 'Download PDF' }).waitFor({ timeout: 200_000 })
  await page.locator('summary').filter({ hasText: 'Labels, numbers and files' }).click()
  for (const [width, height] of [
    [375, 812],
    [1280, 900],
  ] as const)
    for (const scheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: scheme })
      await page.screenshot({ path: `/tmp/ex-${width}-${scheme}.png`, fullPage: true })
    }
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  await (await download).saveAs('/tmp/ex.pdf')
})
