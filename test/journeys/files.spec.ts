import { expect } from '@playwright/test'
import sharp from 'sharp'
import { noise, png } from '#test/support/files.ts'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { test } from './test.ts'
import { open, twoParents } from './two-parents.ts'

const pixels = (picture: string | Buffer) => sharp(picture).raw().toBuffer()

test(
  'a message takes pictures along: they arrive after a break, wait for the message to be opened, and are looked at in place',
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
    const size = { width: 1000, height: 800, channels: 3 } as const
    const sheet = await sharp(noise(size.width * size.height * 3), { raw: size })
      .png()
      .toBuffer()
    const chooser = page.locator('input[type=file][multiple]')
    await chooser.setInputFiles([
      { name: 'sheet.png', mimeType: 'image/png', buffer: sheet },
      { name: 'dot.png', mimeType: 'image/png', buffer: png },
    ])
    await expect(page.getByRole('button', { name: 'Remove dot.png' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
    await expect(page.getByText('2.3 MB')).toBeVisible()
    expect(breaks).toBeLessThan(0)
    // What is written has its pictures already, as they will be sent.
    await page.getByRole('button', { name: 'sheet.png', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'sheet.png' })).toHaveJSProperty('naturalWidth', size.width)
    await page.keyboard.press('Escape')

    // This server has no virus scanner: a paper is not sent. Nor is a kind of which no clean copy can be made; both say why.
    await expect(page.getByText('Only pictures can be sent: this site has no virus scanner.')).toBeVisible()
    await chooser.setInputFiles([
      { name: 'sheet.txt', mimeType: 'text/plain', buffer: Buffer.from('Monday 18:00\n') },
      { name: 'plan.bin', mimeType: 'application/octet-stream', buffer: Buffer.concat([Buffer.from([0, 1]), png]) },
    ])
    await expect(page.getByText('This site has no virus scanner, so only pictures can be sent.')).toBeVisible()
    await expect(page.getByText('We can’t remove location data from this kind of file')).toBeVisible()
    await expectNoBarriers(page)
    for (const name of ['sheet.txt', 'plan.bin']) await page.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByRole('button', { name: 'Uploaded files' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('plan.bin')).toBeVisible()
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: 'Delete plan.bin' }).click()
    await expect(dialog.getByText('plan.bin')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: 'Time sheet' })).toBeVisible()

    const asked: string[] = []
    his.on('request', (request) => void (/\/files\/|viewer/.test(request.url()) && asked.push(request.url())))
    await open(his, '/co-parenting-messages')
    const listed = his.getByRole('listitem').filter({ hasText: 'Time sheet' })
    await expect(listed).toBeVisible({ timeout: 25_000 })
    await listed.getByRole('link').click()
    await expect(his.getByText('2 files, 2.3 MB.')).toBeVisible()
    await expect(his.getByText('sheet.png')).toHaveCount(0)
    expect(asked).toEqual([])
    await his.getByRole('button', { name: 'Open message' }).click()
    const small = his.getByRole('button', { name: 'sheet.png' })
    await expect(small.getByRole('img')).toHaveJSProperty('naturalWidth', 384)
    // The viewer comes with the first press.
    expect(asked.filter((url) => url.includes('viewer'))).toEqual([])
    await expectNoBarriersAtBothWidths(his)
    await small.press('Enter')
    const viewer = his.getByRole('dialog')
    await expect(viewer.getByRole('img')).toHaveJSProperty('naturalWidth', size.width)
    await expectNoBarriersAtBothWidths(his)
    const [download] = await Promise.all([his.waitForEvent('download'), viewer.getByRole('link', { name: 'Save picture' }).click()])
    expect(download.suggestedFilename()).toBe('sheet.png')
    expect((await pixels(await download.path())).equals(await pixels(sheet))).toBe(true)
    await his.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('heading', { name: 'dot.png' })).toBeVisible()
    await expect(viewer.getByText('2 of 2')).toBeVisible()
    await viewer.getByRole('button', { name: 'Previous picture' }).click()
    await expect(viewer.getByRole('heading', { name: 'sheet.png' })).toBeVisible()
    await his.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(small).toBeFocused()
    await his.context().close()
  },
)
