import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The page, once the made-up list was compared with the directory. */
async function atTheDesk(page: Page) {
  await signInAs(page, 'admin@demo.test')
  await expect(async () => {
    await page.goto('/admin-duplicates')
    await expect(page.getByRole('button', { name: /^Compare/ }).nth(1)).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 100_000 })
  await expect(page.locator('html[data-runs]')).toBeAttached()
}

/** At least two pairs wait: each of the two widths has its own, so that both run at once on one server. */
const whose = { phone: 0, desktop: 1 } as const

test('an admin looks at two profiles side by side, merges them, and takes it back', async ({ page }, { project }) => {
  // The directory is compared after the start, beside all else.
  test.setTimeout(240_000)
  await atTheDesk(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Duplicates' })).toBeVisible()
  await expectNoBarriers(page)
  expect(await wide(page)).toBeLessThanOrEqual(0)

  await page
    .getByRole('button', { name: /^Compare/ })
    .nth(whose[project.name as keyof typeof whose])
    .click()
  await expect(page.getByText(/One person with a probability of/)).toBeVisible()
  // What each field says, as a table that is read.
  const weights = page.getByRole('table', { name: 'Bits of each field' })
  await expect(weights.getByRole('row').filter({ hasText: 'Given name' })).toBeVisible()
  await expectNoBarriers(page)
  expect(await wide(page)).toBeLessThanOrEqual(0)
  const addresses = await page
    .getByRole('heading', { name: 'Side by side' })
    .locator('xpath=following-sibling::p[1]')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(addresses).toHaveLength(2)
  const statusOf = async (address: string) => {
    const reply = await page.request.get(address, { maxRedirects: 0 })
    return [reply.status(), reply.headers()['location']]
  }

  // A single key opens it; the dialog names what is chosen.
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Merge the two profiles' })
  await expect(dialog.getByRole('group', { name: 'Which address stays' })).toBeVisible()
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText('Merged. Both addresses lead to one profile.')).toBeVisible()

  const after = await Promise.all(addresses.map(statusOf))
  const old = after.findIndex(([status]) => status === 301)
  expect(after[old]).toEqual([301, addresses[1 - old]])
  expect(after[1 - old]![0]).toBe(200)

  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('Merged. Both addresses lead to one profile.')).toBeHidden()
  expect((await Promise.all(addresses.map(statusOf))).map(([status]) => status)).toEqual([200, 200])
})

test('nobody but an admin has the desk', async ({ page }) => {
  await signInAs(page, 'moderator@demo.test')
  expect((await page.goto('/admin-duplicates'))?.status()).toBe(403)
  expect((await page.request.get('/api/staff/duplicates')).status()).toBe(403)
})
