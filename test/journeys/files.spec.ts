import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { png } from '#test/support/files.ts'
import { expectNoBarriers } from './axe.ts'
import { test } from './test.ts'
import { open, twoParents } from './two-parents.ts'

test(
  'a message takes a file along: it arrives after a break, waits for the message to be opened, and comes back byte by byte',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { his } = await twoParents(page.context().request, browser)
    await open(page, '/co-parenting-messages')
    await page.getByRole('link', { name: 'New message' }).click()
    await page.getByLabel('Subject').fill('Time sheet')
    await page.getByLabel('Message', { exact: true }).fill('Here is the sheet of March.')

    // The line breaks in the middle, twice; the upload goes on by itself.
    let breaks = 2
    await page.route('**/files/uploads/*', (route) =>
      route.request().method() === 'PATCH' && breaks-- > 0 ? route.abort('connectionreset') : route.continue(),
    )
    const sheet = Buffer.from('Monday 18:00\n'.repeat(200_000))
    const chooser = page.locator('input[type=file][multiple]')
    await chooser.setInputFiles({ name: 'sheet.txt', mimeType: 'text/plain', buffer: sheet })
    await expect(page.getByRole('button', { name: 'Remove sheet.txt' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
    await expect(page.getByText('2.5 MB')).toBeVisible()
    expect(breaks).toBeLessThan(0)

    // A kind of which no clean copy can be made is not sent, and says why.
    await chooser.setInputFiles({
      name: 'plan.bin',
      mimeType: 'application/octet-stream',
      buffer: Buffer.concat([Buffer.from([0, 1]), png]),
    })
    await expect(page.getByText('We can’t remove location data from this kind of file')).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Remove plan.bin' }).click()
    await page.getByRole('button', { name: 'Uploaded files' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('plan.bin')).toBeVisible()
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: 'Delete plan.bin' }).click()
    await expect(dialog.getByText('plan.bin')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: 'Time sheet' })).toBeVisible()

    await open(his, '/co-parenting-messages')
    const listed = his.getByRole('listitem').filter({ hasText: 'Time sheet' })
    await expect(listed).toBeVisible({ timeout: 25_000 })
    await listed.getByRole('link').click()
    await expect(his.getByText('1 file, 2.5 MB.')).toBeVisible()
    await expect(his.getByText('sheet.txt')).toHaveCount(0)
    await his.getByRole('button', { name: 'Open message' }).click()
    const [download] = await Promise.all([his.waitForEvent('download'), his.getByRole('link', { name: 'sheet.txt' }).click()])
    expect(download.suggestedFilename()).toBe('sheet.txt')
    expect(readFileSync(await download.path()).equals(sheet)).toBe(true)
    await expectNoBarriers(his)
    await his.context().close()
  },
)
