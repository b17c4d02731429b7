import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { test } from './test.ts'
import { twoParents } from './two-parents.ts'

const rows = [
  'Statement of,Ana,',
  '',
  'Date,Description,Amount',
  '03/04/2026,"=HYPERLINK(""x"",""Pay"")",-5.00',
  '03/05/2026,PAYROLL,900.00',
]
const file = { name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }

test('a bank file with rows above its table is mapped, imported, and adds nothing again', { tag: '@once' }, async ({ page, browser }) => {
  const { his } = await twoParents(page.context().request, browser)
  await page.goto('/enhanced-expense-tracking')
  await page.getByRole('button', { name: 'Import bank file' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('File from your bank').setInputFiles({ ...file, buffer: Buffer.from('%PDF-1.7') })
  await expect(dialog.getByText('This isn’t a file we can read.')).toBeVisible()
  await dialog.getByLabel('File from your bank').setInputFiles(file)
  // Both dates can be read either way.
  await dialog.getByLabel('The month comes first').check()
  await expect(dialog.getByText('2 lines found')).toBeVisible()
  await dialog.getByText('Columns', { exact: true }).click()
  await expect(dialog.getByText('2 rows above the table are left out.')).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  await dialog.getByLabel('Account name').fill('Joint checking')
  await dialog.getByLabel('Last four digits').fill('4821')
  await dialog.getByLabel('Save these columns as').fill('My credit union')
  await dialog.getByRole('button', { name: 'Import lines' }).click()
  await expect(dialog.getByText('2 new lines imported')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Joint checking …4821' })).toBeVisible()
  await expect(page.getByText('=HYPERLINK("x","Pay")')).toBeVisible()
  await expect(page.getByText('−$5.00')).toBeVisible()
  await expectNoBarriersAtBothWidths(page)

  await page.getByRole('button', { name: 'Import bank file' }).click()
  await dialog.getByLabel('File from your bank').setInputFiles(file)
  await expect(dialog.getByText('none is new')).toBeVisible()
  await expect(dialog.getByText('My credit union')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import lines' }).click()
  await expect(dialog.getByText('No new lines')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByText('Imports and saved columns').click()
  await page.getByRole('button', { name: 'Undo import of march.csv' }).last().click()
  await expect(page.getByText('No bank lines match.')).toBeVisible()
  await his.goto('/enhanced-expense-tracking')
  await expect(his.getByText('No bank lines yet')).toBeVisible()
  await his.context().close()
})
