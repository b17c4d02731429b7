import { expect } from '@playwright/test'
import sharp from 'sharp'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

test(
  'a photo is shared by a link with a code word, opened without an account, its author sees that and ends it, and then it says so',
  { tag: '@once' },
  async ({ page, browser }) => {
    await signInAs(page, 'ana@demo.test', '/evidence-vault')
    const color = { r: 90, g: 120, b: 107 }
    const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: color } })
      .jpeg()
      .withExif({ IFD0: { Model: 'A phone' } })
      .toBuffer()
    await page.locator('input[type=file][multiple]').setInputFiles({ name: 'mailbox.jpg', mimeType: 'image/jpeg', buffer: photo })
    await page
      .locator('#items')
      .getByRole('link', { name: /mailbox/ })
      .click()
    await page.getByRole('button', { name: 'Share by link' }).click()
    const form = page.getByRole('dialog', { name: 'Share by link' })
    await expectNoBarriersAtBothWidths(page)
    await form.getByRole('button', { name: 'Make link' }).click()
    await expect(form.getByText('Enter who the link is for.').last()).toBeVisible()
    await form.getByLabel('Who it is for').fill('Dana Lee, attorney')
    await form.getByLabel('Times it can be opened (optional)').fill('1')
    await form.getByLabel('Code word (optional)').fill('Blue Heron')
    // An original is chosen twice; a copy is what goes out otherwise.
    await form.getByLabel('The originals, byte for byte').check()
    await form.getByRole('button', { name: 'Make link' }).click()
    await expect(form.getByText('Confirm that you want to share the originals.').last()).toBeVisible()
    await form.getByLabel('Copies without location, time and device').check()
    await form.locator('summary').filter({ hasText: 'Add other files' }).click()
    await form.getByRole('button', { name: 'Add School report, fall' }).click()
    // A file that can't go out is named where it stands, in sight, whatever was scrolled away to press the button.
    await form.getByRole('button', { name: 'Make link' }).click()
    const refused = form.getByRole('group', { name: 'Files' }).getByText(/School report, fall: This site has no virus scanner/)
    await expect(refused).toBeInViewport()
    await expectNoBarriers(page)
    await form.getByRole('button', { name: 'Leave out School report, fall' }).click()
    await form.getByRole('button', { name: 'Make link' }).click()
    const ready = page.getByRole('dialog', { name: 'Your link is ready' })
    await ready.locator('summary').filter({ hasText: 'QR code' }).click()
    await expectNoBarriers(page)
    const address = (await ready.locator('[data-address]').textContent())!
    expect(address).toMatch(/\/shared\/[\w-]{40}$/)
    await ready.getByRole('button', { name: 'Done' }).click()

    // Someone else's browser, without an account.
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: page.viewportSize() })
    const other = await context.newPage()
    await other.goto(new URL(address).pathname)
    await expect(other.getByText('Ana Moreno shared 1 file with Dana Lee, attorney.')).toBeVisible()
    await expectNoBarriersAtBothWidths(other)
    await other.getByLabel('Code word').fill('red heron')
    await other.getByRole('button', { name: 'Open files' }).click()
    await expect(other.getByText('That isn’t the code word of this link.').first()).toBeVisible()
    await other.getByLabel('Code word').fill('blue heron')
    await other.getByRole('button', { name: 'Open files' }).click()
    await expect(other.getByRole('heading', { name: 'Files', exact: true })).toBeFocused()
    await expect(other.getByRole('img', { name: 'Picture: mailbox.jpg' })).toHaveJSProperty('naturalWidth', 320)
    await expectNoBarriersAtBothWidths(other)
    const download = other.waitForEvent('download')
    await other.getByRole('link', { name: 'Download mailbox.jpg' }).click()
    expect((await download).suggestedFilename()).toBe('mailbox.jpg')

    // Its author sees when, and which file.
    await page.goto('/evidence-vault')
    await page.getByRole('link', { name: 'Share links' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Dana Lee, attorney' }).first()
    await expect(row).toContainText('Limit reached')
    await expect(row).toContainText('opened 1 of 1 times')
    await row.locator('summary').click()
    await expect(row.getByText(/^Opened/)).toBeVisible()
    await expect(row.getByText(/^Downloaded mailbox\.jpg/)).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    await row.getByRole('button', { name: 'Renew' }).click()
    const renewing = page.getByRole('dialog', { name: 'Renew link' })
    await expectNoBarriers(page)
    await renewing.getByRole('button', { name: 'Renew link' }).click()
    await expect(row).toContainText('opened 1 of 11 times')
    await row.getByRole('button', { name: 'End link' }).click()
    await page.getByRole('dialog', { name: 'End this link?' }).getByRole('button', { name: 'End link' }).click()
    await expect(row).toContainText('you ended it')

    await other.goto(new URL(address).pathname)
    await expect(other.getByText('This link is no longer open')).toBeVisible()
    await expect(other.getByText('Ana Moreno')).toBeHidden()
    await expectNoBarriers(other)
    await context.close()
  },
)
