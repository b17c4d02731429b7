import { expect } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { haveRealFiles, importRealFiles } from './setup.ts'
import { test } from './test.ts'

// A project of its own (playwright.config.ts): the import takes half a minute of the server, and no other journey needs it.
test.describe('on the real files', { tag: '@slow' }, () => {
  test.skip(!haveRealFiles, 'the real files do not lie beside the project')
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(() => {
    // As long as the import takes; before, it ran ahead of all tests without any limit.
    test.setTimeout(300_000)
    importRealFiles(test.info().config)
  })

  for (const [name, viewport] of [
    ['a phone', { width: 375, height: 740 }],
    ['a wide screen', { width: 1280, height: 800 }],
  ] as const)
    test(`on ${name}, "Abbudu" finds Judge Abudu, a federal judge and shown as one`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/search-professionals?q=Abbudu')
      const first = page.getByRole('listitem').filter({ hasText: 'Abudu' }).first()
      await expect(first).toContainText('Nancy')
      await expect(first).toContainText('does not hear family cases')
      await first.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Abudu')
      await expect(page.getByText('Federal Judicial Center').first()).toBeVisible()
      await expectNoBarriers(page)
    })

  test('a judge elected years ago is shown as that, never as sitting today', async ({ page }) => {
    await page.goto('/search-professionals?state=TX&role=judge')
    await expect(page.getByText(/Elected/).first()).toBeVisible()
    await expect(page.getByText(/sitting/i)).toHaveCount(0)
  })
})
