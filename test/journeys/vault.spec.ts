import { expect } from '@playwright/test'
import sharp from 'sharp'
import { noise } from '#test/support/files.ts'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

test('a photo becomes an item, is titled, tagged, found and looked at; the same file is named, and what is removed is gone @once', async ({
  page,
}) => {
  await signInAs(page, 'ana@demo.test', '/genius-evidence-vault')
  const counted = page.getByRole('heading', { name: /^Items \(\d+\)$/ })
  const before = Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0])
  await expectNoBarriersAtBothWidths(page)
  await page.locator('summary').filter({ hasText: 'Before you add' }).click()
  await expect(page.getByText('Photos of a child’s body don’t belong here.')).toBeVisible()

  // Two at once: each becomes an item by itself.
  const raw = { width: 400, height: 300, channels: 3 } as const
  const photo = await sharp(noise(400 * 300 * 3, 7), { raw })
    .jpeg()
    .withExif({ IFD0: { Model: 'Test phone' } })
    .toBuffer()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add files' }).click()
  await (
    await chosen
  ).setFiles([
    { name: 'IMG_7001.jpg', mimeType: 'image/jpeg', buffer: photo },
    {
      name: 'mail.eml',
      mimeType: 'message/rfc822',
      buffer: Buffer.from('From: Ben <b@x.test>\r\nSubject: Pickup\r\n\r\nAt the lighthouse.\r\n'),
    },
  ])
  await expect(page.getByRole('heading', { name: `Items (${before + 2})` })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  // Its own page, with the photo itself.
  await page.getByRole('link', { name: /IMG_7001/ }).click()
  await expect(page.getByRole('heading', { name: 'IMG_7001' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'Page 1' })).toHaveJSProperty('naturalWidth', 400)
  await page.getByRole('button', { name: 'Edit details' }).click()
  const form = page.getByRole('dialog', { name: 'Edit details' })
  await form.getByLabel('Title').fill('Letter at the pool')
  await form.getByLabel('Day (optional)').fill('2026-11-02')
  await form.getByRole('combobox', { name: 'Issues' }).fill('Swimming')
  await form.getByLabel('Maya').check()
  await expectNoBarriers(page)
  await form.getByRole('button', { name: 'Save details' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Letter at the pool' })).toBeVisible()
  await expect(page.getByText('Mon, Nov 2, 2026')).toBeVisible()
  await page.locator('summary').filter({ hasText: 'File and downloads' }).click()
  await expect(page.getByText('image/jpeg')).toBeVisible()
  await expect(
    page
      .locator('code')
      .filter({ hasText: /^[0-9a-f]{64}$/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download copy without location' })).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Metadata' }).click()
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Check again' })
    if (await again.isVisible()) await again.click()
    await expect(page.getByText('Test phone')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expectNoBarriersAtBothWidths(page)

  // Found by a filter, and by what the file says.
  await page.getByRole('link', { name: 'All items' }).click()
  await page.locator('summary').filter({ hasText: 'Filters' }).click()
  await page.getByLabel('Issue').selectOption('Swimming')
  await expect(page.getByRole('heading', { name: 'Found (1)' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Letter at the pool/ })).toBeVisible()
  await page.getByLabel('Issue').selectOption('')
  await expect(async () => {
    await page.goto('/evidence-vault?q=lighthouse')
    await expect(page.getByRole('heading', { name: 'Found in text' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.locator('#in-text mark', { hasText: 'lighthouse' })).toBeVisible()
  await expectNoBarriers(page)
  await page.locator('#in-text').getByRole('link').click()
  await expect(page.getByText('At the lighthouse.')).toBeVisible()

  // The same content under another name is there already.
  await page.goto('/evidence-vault')
  await page.locator('input[type=file][multiple]').setInputFiles({ name: 'copy.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText('copy.jpg has the same content as Letter at the pool, so it was not added again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add anyway' })).toBeVisible()
  await expectNoBarriers(page)
  await page.locator('main p').getByRole('link', { name: 'Letter at the pool' }).click()
  await page.getByRole('button', { name: 'Remove item' }).click()
  const asks = page.getByRole('dialog', { name: 'Remove this item?' })
  await expect(asks.getByText('The file stays among your uploads')).toBeVisible()
  await asks.getByRole('button', { name: 'Remove item' }).click()
  await expect(page.getByRole('heading', { name: `Items (${before + 1})` })).toBeVisible()
  await expect(page.getByRole('link', { name: /Letter at the pool/ })).toHaveCount(0)
})
