import { expect } from '@playwright/test'
import { insidePages } from '#map/inside.generated.ts'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

const staffPages = insidePages.filter(({ staff }) => staff !== undefined)

test(
  'a page of the staff refuses a member plainly, by whatever way they come, and asks for nothing of it',
  { tag: '@once' },
  async ({ page }) => {
    await signInAs(page, 'ben@demo.test')
    for (const { path } of staffPages) {
      const reply = await page.goto(path)
      expect([path, reply?.status()]).toEqual([path, 403])
      await expect(page.getByRole('heading', { level: 1, name: 'This page is for staff' })).toBeVisible()
    }
    await expectNoBarriersAtBothWidths(page)
    // From inside the site nothing is asked either, but for what the shell asks on every page: flags, and what needs an answer, live.
    const shells = /^\/api\/(flags|live|answers)/
    for (const size of [page.viewportSize()!, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size)
      await page.goto('/subscription')
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      if (size.width >= 1024) await page.getByRole('link', { name: 'Admin Dashboard' }).click()
      else await page.evaluate(() => history.pushState(null, '', '/admin-dashboard'))
      await expect(page.getByRole('heading', { level: 1, name: 'This page is for staff' })).toBeVisible()
      await expect(page.locator('[data-inside]')).toBeVisible()
      expect(asked.filter((path) => path.startsWith('/api/') && !shells.test(path))).toEqual([])
    }
  },
)

test('the palette offers a desk to the person who sits at it', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'super@demo.test')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('admin')
  await expect(page.getByRole('option', { name: 'Super admin dashboard' })).toBeVisible()
  await page.getByRole('combobox').fill('admin dashboard')
  await page.getByRole('option', { name: 'Admin dashboard', exact: true }).click()
  await expect(page).toHaveURL(/\/admin-dashboard$/)
  await expect(page.getByRole('heading', { name: 'This page is for staff' })).toHaveCount(0)
})
