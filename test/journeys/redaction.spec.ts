import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { extractText } from 'unpdf'
import { pdfOf } from '#test/support/texts.ts'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

test('a name is hidden in a letter, and the copy that comes of it does not have it @once', async ({ page }) => {
  // On a busy machine reading two pages again takes more than a minute.
  test.setTimeout(300_000)
  await signInAs(page, 'ana@demo.test', '/evidence-vault')
  const letter = Buffer.from(await pdfOf(['Dear Maya, call 555-0142', 'Maya swims on Friday']))
  await page.locator('input[type=file][multiple]').setInputFiles({ name: 'swim-letter.pdf', mimeType: 'application/pdf', buffer: letter })
  await page
    .locator('#items')
    .getByRole('link', { name: /swim-letter/ })
    .click()
  await page.getByRole('link', { name: 'Redact' }).click()
  await expect(page.getByRole('heading', { name: 'Redact', exact: true })).toBeFocused()
  const make = page.getByRole('button', { name: 'Make redacted copy' })
  await make.click()
  await expect(page.getByRole('alert')).toHaveText('Hide at least one place first.')

  // The text is read in the background; then every find is listed by its page.
  await page.getByLabel('Label', { exact: true }).selectOption('Minor’s name')
  await page.getByLabel('Hide a word everywhere').fill('maya')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText('2 matches.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Some pages haven’t been read')).toHaveCount(0, { timeout: 60_000 })
  await expectNoBarriersAtBothWidths(page)
  await page.getByRole('button', { name: 'Hide 2 matches' }).click()
  await expect(page.getByRole('heading', { name: '2 hidden places' })).toBeVisible()
  // A box by the keyboard alone, taken back, and once more.
  await page.getByRole('button', { name: 'Add a box' }).press('Enter')
  const move = page.getByRole('button', { name: 'Move box on page 1' })
  await move.press('ArrowUp')
  await move.press('Shift+ArrowRight')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByRole('button', { name: 'Show Box again' }).press('Enter')
  await expect(page.getByRole('heading', { name: '2 hidden places' })).toBeVisible()
  // And a word by a tap on the picture of the page.
  await expect(page.getByRole('img', { name: 'Page 1' })).toHaveJSProperty('complete', true)
  const word = page.locator('[data-word="3"]')
  await word.scrollIntoViewIfNeeded()
  const place = (await word.boundingBox())!
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  await expect(page.getByRole('heading', { name: '3 hidden places' })).toBeVisible()
  await expect(page.getByRole('button', { name: /555-0142/ }).first()).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  await make.click()

  // Back at the item, the copy is made while one waits.
  await expect(page.getByRole('heading', { name: 'Redacted copies' })).toBeVisible()
  const saving = page.getByRole('link', { name: /^Download \(/ })
  await expect(saving).toBeVisible({ timeout: 180_000 })
  await expect(page.getByText('3 places on 2 pages')).toBeVisible()
  await page.locator('summary').filter({ hasText: 'How this copy was checked' }).click()
  await expect(page.getByText('None found any of the 2 hidden words.')).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  const [download] = await Promise.all([page.waitForEvent('download'), saving.click()])
  const { text } = await extractText(new Uint8Array(await readFile(await download.path())))
  expect(text.join(' ')).toMatch(/Dear[\s\S]*call[\s\S]*swims on Friday/)
  expect(text.join(' ')).not.toMatch(/maya|0142/i)

  // What is removed says so where something still names it.
  const copy = /redactions\/([0-9a-f-]{36})/.exec((await saving.getAttribute('href')) ?? '')![1]!
  await page.getByRole('button', { name: 'Remove copy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove copy' }).click()
  await expect(page.getByRole('heading', { name: 'Redacted copies' })).toHaveCount(0)
  await page.goto(`${page.url()}&copy=${copy}`)
  await expect(page.getByText('The redacted copy that this link names was removed.')).toBeVisible()

  // What the check before filing finds is hidden with one tap.
  await page.locator('summary').filter({ hasText: 'Check before filing' }).click()
  await page.getByRole('link', { name: 'Redact 2 places' }).click()
  await expect(page.getByRole('heading', { name: '2 hidden places' })).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
})
