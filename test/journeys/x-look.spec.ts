import { expect } from '@playwright/test'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { open } from './two-parents.ts'

const paths = {
  timeline: '/evidence-timeline',
  three: '/evidence-timeline?from=2026-10-01',
}
for (const scheme of ['light', 'dark'] as const)
  test(`look ${scheme}`, async ({ page }, info) => {
    test.setTimeout(400_000)
    await page.emulateMedia({ colorScheme: scheme })
    await signInAs(page, process.env['WHO']!)
    for (const [name, path] of Object.entries(paths)) {
      await open(page, path)
      await page.waitForTimeout(700)
      await page.screenshot({ path: `/tmp/look/${name}-${info.project.name}-${scheme}.png`, fullPage: true })
    }
    expect(1).toBe(1)
  })
