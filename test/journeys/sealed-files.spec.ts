import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { png } from '#test/support/files.ts'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { open } from './two-parents.ts'

const desk = '/admin-legal-records?files'

/** A picture that no other test has: what is blocked is blocked wherever it is. */
async function ownPicture(): Promise<Buffer> {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3))
  return sharp({ create: { width: 8, height: 8, channels: 3, background: { r: r!, g: g!, b: b! } } })
    .png()
    .toBuffer()
}

/** Ana of the demonstration sends a picture to Ben. @returns the address of the thread */
async function sendsPicture(page: Page, subject: string, buffer: Buffer): Promise<string> {
  await signInAs(page, 'ana@demo.test', '/co-parenting-messages')
  await page.getByRole('link', { name: 'New message' }).click()
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill('The picture from the pool.')
  await page.locator('input[type=file][multiple]').setInputFiles([{ name: 'pool.png', mimeType: 'image/png', buffer }])
  await expect(page.getByRole('button', { name: 'Remove pool.png' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: subject })).toBeVisible()
  await expect(page.getByText('Goes out within 10 seconds.')).toHaveCount(0, { timeout: 30_000 })
  return new URL(page.url()).pathname + new URL(page.url()).search
}

/** The same picture as one of her documents. */
async function documentOf(page: Page, title: string, buffer: Buffer) {
  await open(page, '/documents')
  await page.getByRole('button', { name: 'Add document' }).click()
  const form = page.getByRole('dialog', { name: 'Add document' })
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: `${title}.png`, mimeType: 'image/png', buffer })
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await form.getByRole('button', { name: 'Add document' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: title })).toBeVisible()
}

test(
  'a file that is reported is blocked unseen, both parents read only that it is not available, and two people end a mistake',
  { tag: '@once' },
  async ({ page, browser }) => {
    const subject = `Pool ${Date.now() % 1_000_000}`
    const picture = await ownPicture()
    const thread = await sendsPicture(page, subject, picture)
    await documentOf(page, subject, picture)

    const his = await (await browser.newContext()).newPage()
    await signInAs(his, 'ben@demo.test', thread)
    const opening = his.getByRole('button', { name: /^Open message/ })
    await expect(opening.or(his.getByRole('button', { name: 'Report file' }))).toBeVisible()
    if (await opening.isVisible()) await opening.click()
    await expect(his.getByRole('button', { name: 'pool.png', exact: true })).toBeVisible()
    await his.getByRole('button', { name: 'Report file' }).click()
    const asked = his.getByRole('dialog', { name: 'Report sexual abuse of a child?' })
    await expect(asked.getByText('Nobody in the case learns that you reported it.')).toBeVisible()
    await expectNoBarriersAtBothWidths(his)
    await asked.getByRole('button', { name: 'Report file' }).click()
    const said = await his
      .getByText(/Reference for support: F-[0-9A-Z]{8}/)
      .first()
      .textContent()
    const reference = /F-[0-9A-Z]{8}/.exec(said ?? '')![0]

    const first = await (await browser.newContext()).newPage()
    await signInAs(first, 'admin@demo.test', desk)
    const row = (at: Page) => at.getByRole('group').filter({ has: at.getByRole('heading', { name: reference }) })
    const opened = async (at: Page) => row(at).getByRole('heading', { name: reference }).click()
    await opened(first)
    await expect(row(first).getByText('a parent in the case')).toBeVisible()
    for (const word of ['pool.png', subject]) await expect(first.getByText(word)).toHaveCount(0)
    await expectNoBarriersAtBothWidths(first)
    await row(first).getByRole('button', { name: 'Block file' }).click()
    await first.getByRole('dialog').getByRole('button', { name: 'Block file' }).click()
    await expect(row(first).getByText('Blocked, no CyberTipline report')).toBeVisible()

    // Both read the same sentence, and there is no picture any more.
    for (const at of [page, his]) {
      await open(at, thread)
      await expect(at.getByText('This file is not available.')).toBeVisible()
      await expect(at.getByText(`Reference for support: ${reference}`)).toBeVisible()
      await expect(at.getByRole('button', { name: 'pool.png', exact: true })).toHaveCount(0)
    }
    await expectNoBarriersAtBothWidths(page)
    await open(page, '/documents')
    const listed = page.getByRole('link', { name: new RegExp(subject) })
    await expect(listed.getByText(`not available. Reference ${reference}`)).toBeVisible()
    await listed.click()
    // Once, and nothing else of the file.
    await expect(page.getByText('This file is not available.')).toHaveCount(1)
    await expect(page.getByText('Version 1')).toBeVisible()
    await expect(page.getByText(/\.png|SHA-256/)).toHaveCount(0)
    await expect(page.getByRole('img', { name: subject })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Download original' })).toHaveCount(0)
    await expectNoBarriersAtBothWidths(page)

    await row(first).getByRole('button', { name: 'Enter CyberTipline number' }).click()
    await first.getByRole('button', { name: 'Save number' }).click()
    await expect(first.getByText('Enter the number of the report.').first()).toBeVisible()
    await first.getByLabel('Number of the report').fill('198765432')
    await first.getByLabel('Day of the report').fill(new Date().toISOString().slice(0, 10))
    await expectNoBarriersAtBothWidths(first)
    await first.getByRole('button', { name: 'Save number' }).click()
    await expect(row(first).getByText('Blocked and preserved')).toBeVisible()
    await expect(row(first).getByText('One year after the report to the CyberTipline.')).toBeVisible()
    await row(first).getByRole('button', { name: 'Preserve longer' }).click()
    await first.getByLabel('Reference of the request').fill('Request 26-118')
    await first.getByLabel('Asked by').fill('Wood County Prosecutor')
    await first.getByLabel('Preserve until').fill(new Date(Date.now() + 800 * 86_400_000).toISOString().slice(0, 10))
    await expectNoBarriersAtBothWidths(first)
    await first.getByRole('button', { name: 'Note request' }).click()
    await expect(row(first).getByText('By Request 26-118.')).toBeVisible()
    await row(first).getByRole('button', { name: 'Ask to end report' }).click()
    await first.getByLabel('Reason').fill('The pool confirmed in writing what the picture is.')
    await first.getByRole('dialog').getByRole('button', { name: 'Ask to end report' }).click()
    await expect(row(first).getByText('You asked to end it. A second person decides.')).toBeVisible()

    const second = await (await browser.newContext()).newPage()
    await signInAs(second, 'super@demo.test', desk)
    await opened(second)
    await row(second).getByRole('button', { name: 'End report' }).click()
    await expect(second.getByRole('dialog').getByText('The pool confirmed in writing')).toBeVisible()
    await second.getByRole('dialog').getByRole('button', { name: 'End report' }).click()
    await expect(row(second)).toHaveCount(0)
    await open(his, thread)
    await expect(his.getByRole('button', { name: 'pool.png', exact: true })).toBeVisible()
  },
)

test(
  'the vault says where a picture of a child’s body belongs, and a file can be marked before it is sent',
  { tag: '@once' },
  async ({ page }) => {
    await signInAs(page, 'ana@demo.test', '/evidence-vault')
    await expect(page.getByText('Bring them to a doctor, the police or a child advocacy center')).toBeVisible()
    await expect(page.getByRole('link', { name: '1-800-422-4453' })).toHaveAttribute('href', 'tel:18004224453')
    await page.getByLabel('Mark as sensitive').check()
    const name = `rash ${Date.now() % 1_000_000}`
    await page.locator('input[type=file][multiple]').setInputFiles([{ name: `${name}.png`, mimeType: 'image/png', buffer: png }])
    const added = page.getByRole('link', { name: new RegExp(name) })
    await expect(added.getByText('Sensitive')).toBeVisible({ timeout: 60_000 })
    await added.click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('img', { name })).toHaveCount(0)
    // Asked twice before it is on the screen, and before there is a copy.
    await page.getByRole('button', { name: 'Show file' }).click()
    await expect(page.getByRole('img', { name })).toHaveCount(0)
    await expectNoBarriersAtBothWidths(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Show file' }).click()
    await expect(page.getByRole('img', { name })).toBeVisible()
    await page.locator('summary').filter({ hasText: 'File and downloads' }).click()
    await page.getByRole('button', { name: 'Make copy without location' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make copy' }).click()
    await expect(page.getByRole('link', { name: 'Download copy without location' })).toBeVisible({ timeout: 30_000 })
  },
)
