import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

const words = 'Declaration. My SSN is 900-12-3456. Maya was born on 3/4/2017. Checks come from acct no. 0047 118 2203.'

test('private numbers, names and dates are found in pasted text, in a file and in a packet before they leave @once', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/documents')
  await page.getByRole('link', { name: 'Check before filing' }).click()
  await expect(page.getByRole('heading', { name: 'Check before filing', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Check text' }).click()
  await expect(page.getByText('Paste the text to check.').last()).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Check text' }).click()
  const checked = page.locator('#text')
  await expect(checked.getByText('4 places to look at')).toBeVisible()
  await expect(checked.getByText('xxx-xx-3456')).toBeVisible()
  await expect(checked.getByText('Maya', { exact: true })).toBeVisible()
  await page.getByLabel('Kind').selectOption('Address, phone or email to protect')
  await page.getByLabel('Name, date or address').fill('48 Cedar Lane, Apt 3')
  await page.getByRole('button', { name: 'Add to the list' }).click()
  const list = page.locator('#list')
  await expect(list.getByRole('button', { name: 'Remove 48 Cedar Lane, Apt 3' })).toBeVisible()
  await expectNoBarriersAtBothWidths(page)

  await page.goto('/documents')
  await page.getByRole('button', { name: 'Add document' }).click()
  const form = page.getByRole('dialog', { name: 'Add document' })
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'declaration.txt', mimeType: 'text/plain', buffer: Buffer.from(`${words} Mail goes to 48 cedar ln.`) })
  await expect(form.getByLabel('Title')).toHaveValue('declaration')
  await form.getByRole('button', { name: 'Add document' }).click()
  await expect(page.getByRole('heading', { name: 'declaration' })).toBeVisible()
  await page.getByText('Check before filing', { exact: true }).click()
  await expect(page.getByText('5 places to look at')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Leave it 48 cedar ln' })).toBeVisible()
  await expect(page.getByText(/page 1 · Fed\. R\. Civ\. P\. 5\.2\(a\)\(1\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Leave it 900-12-3456' }).click()
  await page.getByLabel('Why 900-12-3456 stays').selectOption('The court asked for it')
  await expectNoBarriersAtBothWidths(page)

  await page.goto('/co-parenting-incidents')
  await page.getByRole('button', { name: 'Check before filing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Check before filing' })
  await expect(dialog.getByText(/places? to look at/)).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  const packet = page.waitForEvent('download')
  await dialog.getByRole('link', { name: /^Download/ }).click()
  expect((await packet).suggestedFilename()).toBe('incidents.pdf')
})
