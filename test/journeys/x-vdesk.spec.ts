import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

for (const scheme of ['light', 'dark'] as const)
  for (const width of [375, 1280])
    test(`picture ${scheme} ${width}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: width === 375 ? 740 : 800 })
      await signInAs(page, 'lawyer@demo.test', '/caseload')
      await page.getByRole('article').first().waitFor()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/vdesk-${scheme}-${width}.png`, fullPage: true })
    })
