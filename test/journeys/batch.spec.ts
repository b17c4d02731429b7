import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { beginsCase, dialog } from './forms.ts'
import { test } from './test.ts'
import { open } from './two-parents.ts'

test('several expenses are sent at once, and what is incomplete stays as a draft', { tag: '@once' }, async ({ page }) => {
  await beginsCase(page)
  await open(page, '/co-parenting-expenses')
  await page.getByRole('button', { name: 'Use common categories, 50/50' }).first().click()
  await page.getByRole('button', { name: 'Add several' }).click()
  const row = (number: number) => dialog(page).getByRole('group', { name: `Expense ${number}`, exact: true })
  const fill = async (number: number, title: string, amount: string) => {
    await row(number).getByLabel('What it was for').fill(title)
    await row(number).getByLabel('Amount').fill(amount)
  }
  await fill(1, 'Soccer cleats', '42.78')
  await row(1).getByLabel('Category').selectOption('Activities')
  await dialog(page).getByRole('button', { name: 'Add row' }).click()
  await fill(2, 'Glasses', '12,50')
  await expect(row(2).getByText('Write cents after a period, such as 12.50.')).toBeVisible()
  await fill(2, 'Glasses', '')
  await expectNoBarriersAtBothWidths(page)
  await dialog(page).getByRole('button', { name: 'Send 1 expense' }).click()
  await expect(row(1)).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Save as drafts and close' }).click()
  // What is a draft by now is nothing to lose: the dialog closes without a question.
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: 'Soccer cleats' })).toContainText('$42.78')
  await expect(page.getByText('Glasses').first()).toBeVisible()
})
