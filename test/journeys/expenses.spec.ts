import { expect } from '@playwright/test'
import sharp from 'sharp'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { test } from './test.ts'
import { dayAt, open, twoParents } from './two-parents.ts'

test('she photographs a receipt, he approves a part and says why, and both read the same', { tag: '@once' }, async ({ page, browser }) => {
  const { his } = await twoParents(page.context().request, browser)
  await open(page, '/co-parenting-expenses')
  await page.getByRole('button', { name: 'Use common categories, 50/50' }).first().click()
  await page.getByRole('button', { name: 'Add expense' }).click()
  const form = page.getByRole('dialog')

  // All that is missing is said at once, and a foreign way of writing an amount is not guessed at.
  await form.getByLabel('Amount you paid').fill('42,78')
  await form.getByRole('button', { name: 'Send expense' }).click()
  await expect(form.getByText('Enter what the expense was for.').first()).toBeVisible()
  await expect(form.getByText('Write cents after a period, such as 12.50.').first()).toBeVisible()

  await form.getByLabel('What it was for').fill('Soccer cleats')
  await form.getByLabel('Amount you paid').fill('42.78')
  await form.getByLabel('Category').selectOption({ label: 'Activities' })
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#eeeae0' } })
    .jpeg()
    .toBuffer()
  await form.locator('input[type=file][multiple]').setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(form.getByRole('button', { name: 'Remove receipt.jpg' })).toBeVisible()
  await expect(
    form
      .getByText('Parent A $21.39')
      .or(form.getByText(/\$21\.39, .*\$21\.39/))
      .first(),
  ).toBeVisible()
  await form.getByRole('button', { name: 'Send expense' }).click()
  await expect(page.getByText('Ben Harlow’s share $21.39')).toBeVisible()

  await open(his, '/co-parenting-expenses')
  await expect(his.getByText('Asked of you $21.39')).toBeVisible()
  const row = his.getByRole('article', { name: 'Soccer cleats' })
  await row.locator('summary').first().click()
  await expect(row.getByRole('button', { name: /receipt\.jpg/ })).toBeVisible()
  await expectNoBarriersAtBothWidths(his)
  await row.getByRole('button', { name: 'Approve' }).click()
  await row.getByText('A part of it').click()
  await row.getByLabel('Amount you approve').fill('40')
  await row.getByRole('button', { name: 'Approve this part' }).click()
  await expect(row.getByText('Write why. One sentence is enough.').first()).toBeVisible()
  await row.getByLabel('Reason for the rest').fill('The laces were not needed.')
  await row.getByRole('button', { name: 'Approve this part' }).click()

  // Hers says so by itself.
  await expect(page.getByText('Ben Harlow owes you $20.00').first()).toBeVisible()
  await page.getByRole('article', { name: 'Soccer cleats' }).locator('summary').first().click()
  await expect(page.getByText('“The laces were not needed.”')).toBeVisible()
  await expectNoBarriersAtBothWidths(page)

  await open(page, `/co-parenting-expenses?report=${dayAt(0).slice(0, 4)}`)
  await expect(page.getByRole('rowheader', { name: 'Soccer cleats (Activities, Maya)' })).toBeVisible()
  await expect(page.getByText('Partly approved').first()).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  const csv = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await csv).suggestedFilename()).toMatch(/^expenses-\d{4}\.csv$/)
})
